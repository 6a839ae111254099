/** Resizing a rotated box by a handle, with the opposite point fixed. */
import type { Point } from '@shop/packaging';
import type { NodeRecord } from '../document/records.ts';
import { boxMatrix } from '../resolve/frames.ts';
import { apply, invert, mm, rotation } from './matrix.ts';

type Boxed = Pick<NodeRecord, 'xf' | 'size'>;

/** Resizes a box around a fixed point, given in 0…1 of width and height. */
export function resizeAround(
  box: Boxed,
  size: { readonly w: number; readonly h: number },
  anchor: Point,
): Boxed {
  const plain = { xf: { ...box.xf, flipX: false, flipY: false }, size: box.size };
  const fixed = apply(boxMatrix(plain), [anchor[0] * box.size.w, anchor[1] * box.size.h]);
  const toCentre = apply(rotation(box.xf.rot), [(0.5 - anchor[0]) * size.w, (0.5 - anchor[1]) * size.h]);
  return {
    xf: {
      ...box.xf,
      x: mm(fixed[0] + toCentre[0] - size.w / 2),
      y: mm(fixed[1] + toCentre[1] - size.h / 2),
    },
    size: { w: mm(size.w), h: mm(size.h) },
  };
}

/** Handles by compass point; the box's top is north. */
export const handles = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const;
export type Handle = (typeof handles)[number];

const handlePoint: Record<Handle, Point> = {
  nw: [0, 0],
  n: [0.5, 0],
  ne: [1, 0],
  e: [1, 0.5],
  se: [1, 1],
  s: [0.5, 1],
  sw: [0, 1],
  w: [0, 0.5],
};

export interface ResizeOptions {
  /** Preserve the aspect ratio; the default for corners of pictures. */
  readonly keepRatio?: boolean;
  readonly fromCentre?: boolean;
  /** Smallest edge, 0.5 mm by default. */
  readonly minimum?: number;
}

export interface ResizedBox {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly flipX: boolean;
  readonly flipY: boolean;
}

/** Returns the position of a handle on the sheet. */
export function handlePosition(box: Boxed, handle: Handle): Point {
  const [u, v] = handlePoint[handle];
  const plain = { xf: { ...box.xf, flipX: false, flipY: false }, size: box.size };
  return apply(boxMatrix(plain), [u * box.size.w, v * box.size.h]);
}

/**
 * Returns the box after its handle was dragged to `pointer` (sheet millimetres). `start` is the box when the drag
 * began, so pointer moves accumulate no rounding. Dragging past the fixed point flips the art. The result fits the
 * `resize` command.
 */
export function resizeBox(
  start: Boxed,
  handle: Handle,
  pointer: Point,
  options: ResizeOptions = {},
): ResizedBox {
  const [u, v] = handlePoint[handle];
  const anchor: Point = options.fromCentre === true ? [0.5, 0.5] : [1 - u, 1 - v];
  const plain = { xf: { ...start.xf, flipX: false, flipY: false }, size: start.size };
  const inverse = invert(boxMatrix(plain));
  const [px, py] = inverse === null ? [0, 0] : apply(inverse, pointer);
  const reach = options.fromCentre === true ? 2 : 1;
  const signed = (along: number, at: number, size: number, fixed: number) =>
    at === 0.5 ? size : (along - fixed * size) * Math.sign(at - 0.5) * reach;
  let w = signed(px, u, start.size.w, anchor[0]);
  let h = signed(py, v, start.size.h, anchor[1]);
  const minimum = options.minimum ?? 0.5;
  if (options.keepRatio === true) {
    const scale = ratioScale(w / start.size.w, h / start.size.h, u, v);
    const least = minimum / Math.min(start.size.w, start.size.h);
    const part = Math.max(Math.abs(scale), least);
    w = (Math.sign(w) || 1) * start.size.w * part;
    h = (Math.sign(h) || 1) * start.size.h * part;
  }
  const flippedX = w < 0;
  const flippedY = h < 0;
  const size = { w: Math.max(minimum, Math.abs(w)), h: Math.max(minimum, Math.abs(h)) };
  // Past the fixed point the box is on its other side.
  const kept: Point = [flippedX ? 1 - anchor[0] : anchor[0], flippedY ? 1 - anchor[1] : anchor[1]];
  const fixed = apply(boxMatrix(plain), [anchor[0] * start.size.w, anchor[1] * start.size.h]);
  const toCentre = apply(rotation(start.xf.rot), [(0.5 - kept[0]) * size.w, (0.5 - kept[1]) * size.h]);
  return {
    x: mm(fixed[0] + toCentre[0] - size.w / 2),
    y: mm(fixed[1] + toCentre[1] - size.h / 2),
    w: mm(size.w),
    h: mm(size.h),
    flipX: start.xf.flipX !== flippedX,
    flipY: start.xf.flipY !== flippedY,
  };
}

function ratioScale(sx: number, sy: number, u: number, v: number): number {
  if (u === 0.5) return sy;
  if (v === 0.5) return sx;
  return Math.abs(sx) > Math.abs(sy) ? sx : sy;
}

/** Returns the rotation in degrees that points the box's top at `pointer`; snaps to multiples of `step` when given. */
export function rotationTowards(centre: Point, pointer: Point, step?: number): number {
  const degrees = (Math.atan2(pointer[1] - centre[1], pointer[0] - centre[0]) * 180) / Math.PI + 90;
  const snapped = step === undefined ? Math.round(degrees * 100) / 100 : Math.round(degrees / step) * step;
  return ((snapped % 360) + 360) % 360;
}

/** Upright boxes: millimetres from the top left of the upright side, not of the sheet. */
import {
  apply,
  centreOf,
  frameOf,
  invert,
  type NodeRecord,
  rotation,
  uprightRotation,
  uprightSize,
  uprightToSheet,
} from '@shop/design';
import type { Die, Point, Side } from '@shop/packaging';

export interface UprightBox {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  /** Degrees clockwise relative to the upright side. */
  readonly rot: number;
}

const roundLength = (value: number): number => Math.round(value * 1000) / 1000 + 0;

export function uprightBox(node: Pick<NodeRecord, 'xf' | 'size'>, die: Die, side: Side | null): UprightBox {
  const frame = side === null ? undefined : frameOf(die, side);
  const back = frame === undefined ? null : invert(uprightToSheet(frame));
  const [cx, cy] = back === null ? centreOf(node) : apply(back, centreOf(node));
  const rot = (((node.xf.rot - uprightRotation(die, side)) % 360) + 360) % 360;
  const { w, h } = node.size;
  return { x: roundLength(cx - w / 2), y: roundLength(cy - h / 2), w, h, rot: roundLength(rot) };
}

/** Converts a step on the upright side to a step on the sheet. */
export function stepOnSheet(die: Die, side: Side | null, step: Point): Point {
  const frame = side === null ? undefined : frameOf(die, side);
  return frame === undefined ? step : apply(rotation(360 - frame.turn), step);
}

/** Returns width and height of the area for art. */
export function getSideSize(
  die: Die,
  side: Side | null,
): { readonly width: number; readonly height: number } {
  const frame = side === null ? undefined : frameOf(die, side);
  return frame === undefined ? die.sheet : uprightSize(frame);
}

/** The positions of the selected object's handles on screen, and the hit test for them. */
import { apply, type Handle, handlePosition, handles, type Matrix, type NodeRecord } from '@shop/design';
import type { Point } from '@shop/packaging';
import type { PointerKind } from './gesture.ts';

/** A resize handle or the rotation handle. */
export type Grip = Handle | 'turn';

/** Pixels from the top edge to the rotation handle. */
const turnDistance = 28;

/** Pixels between two opposite edges that leave space for a middle handle. */
const minMiddleHandleSpace = 40;

/** A text's height follows its lines, so it has no handles at the top and bottom. */
const listHandles = (node: NodeRecord): readonly Handle[] =>
  node.type === 'text' ? handles.filter((handle) => handle !== 'n' && handle !== 's') : handles;

/**
 * Returns the visible handles of an object with their positions on screen, in pixels; `camera` maps sheet millimetres to
 * pixels.
 */
export function gripPositions(node: NodeRecord, camera: Matrix): ReadonlyMap<Grip, Point> {
  const on = (handle: Handle): Point => apply(camera, handlePosition(node, handle));
  const [north, south, west, east] = [on('n'), on('s'), on('w'), on('e')];
  const isRoomy = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]) >= minMiddleHandleSpace;
  // On a small object the middle handles would cover the corners.
  const isShown = (handle: Handle): boolean => {
    if (handle === 'n' || handle === 's') return isRoomy(west, east);
    return handle === 'e' || handle === 'w' ? isRoomy(north, south) || node.type === 'text' : true;
  };
  const grips = new Map<Grip, Point>(
    listHandles(node)
      .filter(isShown)
      .map((handle) => [handle, on(handle)]),
  );
  const length = Math.hypot(north[0] - south[0], north[1] - south[1]);
  const [ux, uy] = length < 1e-6 ? [0, -1] : [(north[0] - south[0]) / length, (north[1] - south[1]) / length];
  grips.set('turn', [north[0] + ux * turnDistance, north[1] + uy * turnDistance]);
  return grips;
}

/** Hit distance of a handle in pixels. */
const hitDistance: Readonly<Record<PointerKind, number>> = { mouse: 8, pen: 12, touch: 20 };

/** Returns the nearest handle within reach of the pointer, in pixels; null: none. */
export function gripAt(grips: ReadonlyMap<Grip, Point>, at: Point, kind: PointerKind): Grip | null {
  let best: { readonly grip: Grip; readonly distance: number } | null = null;
  for (const [grip, place] of grips) {
    const distance = Math.hypot(place[0] - at[0], place[1] - at[1]);
    if (distance <= hitDistance[kind] && distance < (best?.distance ?? Number.POSITIVE_INFINITY))
      best = { grip, distance };
  }
  return best?.grip ?? null;
}

const arrows = ['ns-resize', 'nesw-resize', 'ew-resize', 'nwse-resize'] as const;
const handleAngles: Readonly<Record<Handle, number>> = {
  n: 0,
  ne: 45,
  e: 90,
  se: 135,
  s: 180,
  sw: 225,
  w: 270,
  nw: 315,
};

/** Returns the cursor over a handle of a box that is rotated by `degrees` on screen. */
export function getCursor(grip: Grip, degrees: number): string {
  if (grip === 'turn') return 'grab';
  const eighths = Math.round((handleAngles[grip] + degrees) / 45);
  return arrows[((eighths % 4) + 4) % 4] ?? 'move';
}

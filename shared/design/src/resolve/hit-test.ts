/** Hit testing on the model instead of pixels: independent of browser settings. */
import type { Point } from '@shop/packaging';
import type { NodeId } from '../document/ids.ts';
import type { SurfaceName } from '../document/records.ts';
import type { Bounds } from '../geometry/matrix.ts';
import { distanceToSegment, polygonContains } from '../geometry/polygon.ts';
import type { DisplayList, NodeFrame } from './display-list.ts';

export interface HitOptions {
  readonly surface?: SurfaceName;
  /** Tolerance around the box in millimetres; pass finger size over zoom on touch screens. */
  readonly tolerance?: number;
  /** Locked nodes are ignored unless included here. */
  readonly locked?: boolean;
}

export function framesOf(list: DisplayList, surface: SurfaceName = 'outside'): readonly NodeFrame[] {
  return list.surfaces.find((one) => one.surface === surface)?.frames ?? [];
}

export function frameById(list: DisplayList, id: NodeId, surface?: SurfaceName): NodeFrame | undefined {
  return framesOf(list, surface).find((frame) => frame.nodeId === id);
}

/** Returns the topmost node whose box contains the point (sheet millimetres), or null. */
export function hitTest(list: DisplayList, point: Point, options: HitOptions = {}): NodeId | null {
  const tolerance = options.tolerance ?? 0;
  const hit = framesOf(list, options.surface).findLast((frame) => {
    if (frame.locked && options.locked !== true) return false;
    return (
      polygonContains(frame.corners, point) || (tolerance > 0 && edgeDistance(frame, point) <= tolerance)
    );
  });
  return hit?.nodeId ?? null;
}

function edgeDistance({ corners }: NodeFrame, point: Point): number {
  const [a, b, c, d] = corners;
  return Math.min(
    distanceToSegment(point, a, b),
    distanceToSegment(point, b, c),
    distanceToSegment(point, c, d),
    distanceToSegment(point, d, a),
  );
}

/** Returns the unlocked nodes with all corners in the box: those of a selection rectangle. */
export function nodesWithin(list: DisplayList, box: Bounds, surface?: SurfaceName): readonly NodeId[] {
  const inside = ([x, y]: Point) =>
    x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
  return framesOf(list, surface)
    .filter((frame) => !frame.locked && frame.corners.every(inside))
    .map((frame) => frame.nodeId);
}

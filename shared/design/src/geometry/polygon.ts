/** Polygons as ordered corners. */
import type { Point } from '@shop/packaging';
import type { Bounds } from './matrix.ts';

/** Whether a point is inside (even-odd rule); a point on the edge counts as inside. */
export function polygonContains(polygon: readonly Point[], [x, y]: Point): boolean {
  let inside = false;
  for (let at = 0; at < polygon.length; at++) {
    const a = polygon[at];
    const b = polygon[(at + 1) % polygon.length];
    if (a === undefined || b === undefined) continue;
    if (distanceToSegment([x, y], a, b) < 1e-9) return true;
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside;
  }
  return inside;
}

export function distanceToSegment([x, y]: Point, a: Point, b: Point): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const squared = dx * dx + dy * dy;
  const along = squared === 0 ? 0 : Math.min(1, Math.max(0, ((x - a[0]) * dx + (y - a[1]) * dy) / squared));
  return Math.hypot(x - a[0] - along * dx, y - a[1] - along * dy);
}

export const overlaps = (a: Bounds, b: Bounds): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Whether `inner` is within `outer`, to a micrometre. */
export const isWithin = (inner: Bounds, outer: Bounds, slack = 0.001): boolean =>
  inner.x >= outer.x - slack &&
  inner.y >= outer.y - slack &&
  inner.x + inner.width <= outer.x + outer.width + slack &&
  inner.y + inner.height <= outer.y + outer.height + slack;

/** Returns a box grown (or, with a negative margin, shrunk) on all four edges. */
export const growBounds = ({ x, y, width, height }: Bounds, margin: number): Bounds => ({
  x: x - margin,
  y: y - margin,
  width: Math.max(0, width + 2 * margin),
  height: Math.max(0, height + 2 * margin),
});

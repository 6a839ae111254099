import type { Point } from '../die.ts';

/** Returns the signed area in mm². Positive for rings that run counter-clockwise as seen on screen (y down). */
export function signedArea(ring: readonly Point[]): number {
  let twice = 0;
  for (let index = 0; index < ring.length; index += 1) {
    const a = ring[index];
    const b = ring[(index + 1) % ring.length];
    if (a && b) twice += b[0] * a[1] - a[0] * b[1];
  }
  return twice / 2;
}

/** Returns the area of a ring minus its holes, in mm². */
export function area(outline: readonly Point[], holes: readonly (readonly Point[])[] = []): number {
  return holes.reduce((rest, hole) => rest - Math.abs(signedArea(hole)), Math.abs(signedArea(outline)));
}

/** Whether a point is inside a ring (even-odd); points on its edge may give either result. */
export function contains(ring: readonly Point[], [x, y]: Point): boolean {
  let inside = false;
  for (let index = 0, last = ring.length - 1; index < ring.length; last = index, index += 1) {
    const a = ring[index];
    const b = ring[last];
    if (a && b && a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0])
      inside = !inside;
  }
  return inside;
}

/** Returns the centroid of a ring. */
export function centroid(ring: readonly Point[]): Point {
  let twice = 0;
  let cx = 0;
  let cy = 0;
  for (let index = 0; index < ring.length; index += 1) {
    const a = ring[index];
    const b = ring[(index + 1) % ring.length];
    if (!a || !b) continue;
    const cross = a[0] * b[1] - b[0] * a[1];
    twice += cross;
    cx += (a[0] + b[0]) * cross;
    cy += (a[1] + b[1]) * cross;
  }
  if (Math.abs(twice) < 1e-12) return ring[0] ?? [0, 0];
  return [cx / (3 * twice), cy / (3 * twice)];
}

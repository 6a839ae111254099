import type { Point } from '../die.ts';
import { boundsOf } from '../geometry/path.ts';
import { centroid, signedArea } from '../geometry/polygon.ts';
import { convexHull, convexOverlap } from './convex.ts';
import type { ProjectedPanel } from './face.ts';

/** Smaller overlaps in mm² are shared edges, not one panel in front of another. */
const significant = 0.5;

/**
 * Sorts panels back to front: where two overlap in the picture, the one farther away at the centre of the overlap is
 * painted first. A ring of panels that cover each other is broken at the one with the farthest centre.
 */
export function paintOrder(seen: readonly ProjectedPanel[]): ProjectedPanel[] {
  const hulls = seen.map(({ face }) => convexHull(face.points2D));
  const boxes = hulls.map((hull) => boundsOf(hull));
  const behind: Set<number>[] = seen.map(() => new Set());
  for (let a = 0; a < seen.length; a += 1)
    for (let b = a + 1; b < seen.length; b += 1) {
      const [p, q, boxA, boxB] = [seen[a], seen[b], boxes[a], boxes[b]];
      if (!p || !q || !boxA || !boxB || apart(boxA, boxB)) continue;
      const common = convexOverlap(hulls[a] ?? [], hulls[b] ?? []);
      if (common.length < 3 || Math.abs(signedArea(common)) < significant) continue;
      const middle = centroid(common);
      const difference = depthAt(p, middle) - depthAt(q, middle);
      const first = Math.abs(difference) < 1e-6 ? p.panel.layer < q.panel.layer : difference < 0;
      if (first) behind[b]?.add(a);
      else behind[a]?.add(b);
    }
  const middles = seen.map((each) => depthAt(each, centroid(each.face.points2D)));
  const left = new Set(seen.keys());
  const order: ProjectedPanel[] = [];
  while (left.size > 0) {
    const ready = [...left].filter((index) => ![...(behind[index] ?? [])].some((other) => left.has(other)));
    const choice = (ready.length > 0 ? ready : [...left]).reduce((best, index) =>
      (middles[index] ?? 0) < (middles[best] ?? 0) ? index : best,
    );
    left.delete(choice);
    const next = seen[choice];
    if (next) order.push(next);
  }
  return order;
}

type Box = ReturnType<typeof boundsOf>;
const apart = (a: Box, b: Box): boolean =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;

/** Returns the depth of a panel's plane at a point of the picture. */
function depthAt({ face, depth }: ProjectedPanel, [px, py]: Point): number {
  const [a, b, c, d, e, f] = face.matrix;
  const determinant = a * d - b * c;
  const x = (d * (px - e) - c * (py - f)) / determinant;
  const y = (-b * (px - e) + a * (py - f)) / determinant;
  return depth[0] * x + depth[1] * y + depth[2];
}

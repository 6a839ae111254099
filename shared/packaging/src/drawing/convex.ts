import type { Point } from '../die.ts';

const side = (a: Point, b: Point, p: Point): number =>
  (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]);

/** Returns the convex hull (monotone chain), in order of positive `side`. */
export function convexHull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const point of list) {
      for (;;) {
        const last = chain[chain.length - 1];
        const before = chain[chain.length - 2];
        if (!last || !before || side(before, last, point) > 1e-9) break;
        chain.pop();
      }
      chain.push(point);
    }
    chain.pop();
    return chain;
  };
  return [...half(sorted), ...half([...sorted].reverse())];
}

/** Returns the intersection of two convex rings; empty where they do not meet. Either winding. */
export function convexOverlap(subject: readonly Point[], clip: readonly Point[]): Point[] {
  let winding = 0;
  clip.forEach((a, index) => {
    const b = clip[(index + 1) % clip.length];
    if (b) winding += a[0] * b[1] - b[0] * a[1];
  });
  const sign = winding >= 0 ? 1 : -1;
  let ring = [...subject];
  for (let index = 0; index < clip.length && ring.length > 0; index += 1) {
    const a = clip[index];
    const b = clip[(index + 1) % clip.length];
    if (!a || !b) continue;
    const next: Point[] = [];
    for (let at = 0; at < ring.length; at += 1) {
      const p = ring[at];
      const q = ring[(at + 1) % ring.length];
      if (!p || !q) continue;
      const dp = sign * side(a, b, p);
      const dq = sign * side(a, b, q);
      if (dp >= 0) next.push(p);
      if (dp >= 0 !== dq >= 0) {
        const part = dp / (dp - dq);
        next.push([p[0] + (q[0] - p[0]) * part, p[1] + (q[1] - p[1]) * part]);
      }
    }
    ring = next;
  }
  return ring;
}

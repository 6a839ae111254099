import type { Point } from '../die.ts';

type Line = readonly [Point, Point];

/** Joints of a drawing are welded at 1e-5 mm: what crosses by less is one point. */
const welded = 2e-5;

/** The edges of a ring, or of an open polyline. */
export const linesOf = (points: readonly Point[], closed: boolean): Line[] =>
  points.flatMap((a, index): Line[] => {
    const b = points[closed ? (index + 1) % points.length : index + 1];
    return b && (a[0] !== b[0] || a[1] !== b[1]) ? [[a, b]] : [];
  });

/**
 * Where lines cross each other: each passes from one side of the other to its other side, decided exactly. Touching
 * and sharing a corner is none. Sorted by their left end, so that a die of a thousand lines takes a millisecond.
 */
export function crossings(lines: readonly Line[]): Point[] {
  const spans = lines
    .map(([a, b]) => ({
      a,
      b,
      left: Math.min(a[0], b[0]),
      right: Math.max(a[0], b[0]),
      top: Math.min(a[1], b[1]),
      bottom: Math.max(a[1], b[1]),
    }))
    .sort((p, q) => p.left - q.left);
  const found: Point[] = [];
  for (let i = 0; i < spans.length; i += 1) {
    const p = spans[i];
    if (!p) continue;
    for (let j = i + 1; j < spans.length; j += 1) {
      const q = spans[j];
      if (!q || q.left > p.right) break;
      if (q.top > p.bottom || p.top > q.bottom) continue;
      const [c, d] = [sideOf(p.a, p.b, q.a), sideOf(p.a, p.b, q.b)];
      if (c * d >= 0) continue;
      const [a, b] = [sideOf(q.a, q.b, p.a), sideOf(q.a, q.b, p.b)];
      if (a * b >= 0) continue;
      const depths = [off(p.a, p.b, q.a), off(p.a, p.b, q.b), off(q.a, q.b, p.a), off(q.a, q.b, p.b)];
      if (Math.min(...depths) > welded) found.push(meeting(p.a, p.b, q.a, q.b));
    }
  }
  return found;
}

/** Which side of a→b a point lies on: -1, 0 or 1, exact for doubles. */
export function sideOf(a: Point, b: Point, p: Point): number {
  const left = (b[0] - a[0]) * (p[1] - a[1]);
  const right = (b[1] - a[1]) * (p[0] - a[0]);
  const value = left - right;
  // Shewchuk's bound: beyond it the rounding cannot have changed the sign.
  if (Math.abs(value) > 4e-16 * (Math.abs(left) + Math.abs(right))) return Math.sign(value);
  const [ax, ay, bx, by, px, py] = [a[0], a[1], b[0], b[1], p[0], p[1]].map(exact);
  if (ax === undefined || ay === undefined || bx === undefined) return 0;
  if (by === undefined || px === undefined || py === undefined) return 0;
  const whole = (bx - ax) * (py - ay) - (by - ay) * (px - ax);
  return whole > 0n ? 1 : whole < 0n ? -1 : 0;
}

/** Doubles are whole multiples of a power of two; 2^-60 mm is below what any of ours holds. */
const exact = (value: number): bigint => BigInt(Math.trunc(value * 2 ** 60));

const off = (a: Point, b: Point, p: Point): number =>
  Math.abs((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])) /
  Math.hypot(b[0] - a[0], b[1] - a[1]);

function meeting(a: Point, b: Point, c: Point, d: Point): Point {
  const part = off(c, d, a) / (off(c, d, a) + off(c, d, b));
  return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
}

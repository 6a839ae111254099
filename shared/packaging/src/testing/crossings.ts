import type { Point } from '../die.ts';

type Line = readonly [Point, Point];

/** Joints of a drawing are welded at 1e-5 mm: lines that cross by less meet in one point. */
const welded = 2e-5;

/** Returns the edges of a ring, or of an open polyline. */
export function linesOf(points: readonly Point[], closed: boolean): Line[] {
  const lines: Line[] = [];
  let a = closed ? points[points.length - 1] : undefined;
  for (const b of points) {
    if (a && (a[0] !== b[0] || a[1] !== b[1])) lines.push([a, b]);
    a = b;
  }
  return lines;
}

/**
 * Returns where lines cross: each passes from one side of the other to its other side by more than a weld. That is
 * ten million times the rounding error, so no crossing is missed or invented. Touching and sharing a corner do not
 * count. Sorted by their left end, so that a die of a thousand lines takes a millisecond.
 */
export function crossings(lines: readonly Line[]): Point[] {
  const spans = lines
    .map(([a, b]) => {
      const [rightwards, downwards] = [a[0] < b[0], a[1] < b[1]];
      return {
        a,
        b,
        left: rightwards ? a[0] : b[0],
        right: rightwards ? b[0] : a[0],
        top: downwards ? a[1] : b[1],
        bottom: downwards ? b[1] : a[1],
      };
    })
    .sort((p, q) => p.left - q.left);
  const found: Point[] = [];
  for (let i = 0; i < spans.length; i += 1) {
    const p = spans[i];
    if (!p) continue;
    for (let j = i + 1; j < spans.length; j += 1) {
      const q = spans[j];
      if (!q || q.left > p.right) break;
      if (q.top > p.bottom || p.top > q.bottom) continue;
      if (!parts(p.a, p.b, q.a, q.b) || !parts(q.a, q.b, p.a, p.b)) continue;
      found.push(meeting(p.a, p.b, q.a, q.b));
    }
  }
  return found;
}

/** Whether the line through a and b has c and d on different sides, each farther from it than a weld. */
function parts(a: Point, b: Point, c: Point, d: Point): boolean {
  const [p, q] = [across(a, b, c), across(a, b, d)];
  if (p * q >= 0) return false;
  const [x, y] = [b[0] - a[0], b[1] - a[1]];
  const least = welded * welded * (x * x + y * y);
  return p * p > least && q * q > least;
}

/** Distance of p from the line through a and b, times its length. */
const across = (a: Point, b: Point, p: Point): number =>
  (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]);

function meeting(a: Point, b: Point, c: Point, d: Point): Point {
  const [p, q] = [across(c, d, a), across(c, d, b)];
  const part = p / (p - q);
  return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
}

import type { Path, Point, Segment } from '../die.ts';
import { arc, line } from './path.ts';

/** A piece of a panel's boundary, in the panel's counter-clockwise direction. */
export interface Edge {
  readonly panel: number;
  readonly from: Point;
  readonly to: Point;
  readonly arc?: { readonly radius: number; readonly largeArc: boolean; readonly sweep: boolean };
}

/** Two points closer than this are one vertex, in mm. */
export const weld = 1e-5;

export function edgesOf(panel: number, path: Path): Edge[] {
  const edges: Edge[] = [];
  let from = path.start;
  for (const segment of path.segments) {
    if (distance(from, segment.to) > weld) {
      const { to } = segment;
      edges.push(
        segment.kind === 'line'
          ? { panel, from, to }
          : {
              panel,
              from,
              to,
              arc: { radius: segment.radius, largeArc: segment.largeArc, sweep: segment.sweep },
            },
      );
    }
    from = segment.to;
  }
  if (distance(from, path.start) > weld) edges.push({ panel, from, to: path.start });
  return edges;
}

export const distance = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1]);

/**
 * Returns the stretch of straight edge `a` that straight edge `b` also covers, as distances along `a`; undefined where
 * they are not collinear or do not overlap.
 */
export function overlap(
  a: { from: Point; to: Point },
  b: { from: Point; to: Point },
): [number, number] | undefined {
  const [x, y] = a.from;
  const [dx, dy] = [a.to[0] - x, a.to[1] - y];
  const [px, py] = [b.from[0] - x, b.from[1] - y];
  const [qx, qy] = [b.to[0] - x, b.to[1] - y];
  // Most pairs are far from one line: tested without a square root, and by twice the weld, so that rounding decides
  // nothing.
  const far = 4 * weld * weld * (dx * dx + dy * dy);
  if ((px * dy - py * dx) ** 2 > far || (qx * dy - qy * dx) ** 2 > far) return undefined;
  const length = distance(a.from, a.to);
  const [ux, uy] = [dx / length, dy / length];
  if (Math.abs(px * uy - py * ux) > weld || Math.abs(qx * uy - qy * ux) > weld) return undefined;
  const [from, to] = [px * ux + py * uy, qx * ux + qy * uy];
  const low = Math.max(0, Math.min(from, to));
  const high = Math.min(length, Math.max(from, to));
  return high - low > weld ? [low, high] : undefined;
}

/** Returns the point `at` mm along a straight edge. The ends are returned unchanged, so that vertices weld exactly. */
export function pointAt(edge: { from: Point; to: Point }, at: number): Point {
  const length = distance(edge.from, edge.to);
  if (at <= weld) return edge.from;
  if (at >= length - weld) return edge.to;
  const part = at / length;
  return [
    edge.from[0] + (edge.to[0] - edge.from[0]) * part,
    edge.from[1] + (edge.to[1] - edge.from[1]) * part,
  ];
}

/**
 * Chains directed boundary edges into closed paths. Where boundaries touch in one vertex the walk takes the sharpest
 * right turn, so that each void gets a ring of its own. Collinear neighbours become one line.
 */
export function chainRings(edges: readonly Edge[]): Path[] {
  const open = [...edges];
  const rings: Path[] = [];
  while (open.length > 0) {
    const first = open.shift();
    if (!first) break;
    const ring = [first];
    let last = first;
    while (!together(last.to, first.from)) {
      const next = takeNext(open, last);
      if (!next) throw new Error('Panel boundaries do not close: panels overlap or a hinge is off its edge');
      ring.push(next);
      last = next;
    }
    rings.push(ringOf(ring));
  }
  return rings;
}

function together(a: Point, b: Point): boolean {
  const dx = a[0] - b[0];
  const dy = a[1] - b[1];
  return dx <= weld && dx >= -weld && dy <= weld && dy >= -weld;
}

function takeNext(open: Edge[], last: Edge): Edge | undefined {
  let best = -1;
  let bestTurn = Infinity;
  open.forEach((edge, index) => {
    if (!together(edge.from, last.to)) return;
    const turn = leftTurn(last, edge);
    if (turn < bestTurn) {
      best = index;
      bestTurn = turn;
    }
  });
  return best < 0 ? undefined : open.splice(best, 1)[0];
}

/** Returns the turn from one edge's chord to the next's, in (-π, π]; negative to the right on screen. */
function leftTurn(a: Edge, b: Edge): number {
  const ax = a.to[0] - a.from[0];
  const ay = a.to[1] - a.from[1];
  const bx = b.to[0] - b.from[0];
  const by = b.to[1] - b.from[1];
  return -Math.atan2(ax * by - ay * bx, ax * bx + ay * by);
}

function ringOf(edges: readonly Edge[]): Path {
  const merged: Edge[] = [];
  for (const edge of edges) {
    const before = merged[merged.length - 1];
    if (before && straightOn(before, edge)) merged[merged.length - 1] = { ...before, to: edge.to };
    else merged.push(edge);
  }
  const first = merged[0];
  const last = merged[merged.length - 1];
  if (first && last && first !== last && straightOn(last, first)) {
    merged[0] = { ...first, from: last.from };
    merged.pop();
  }
  const start = merged[0]?.from ?? [0, 0];
  const segments: Segment[] = merged.map((edge) =>
    edge.arc ? arc(edge.to, edge.arc.radius, edge.arc.sweep, edge.arc.largeArc) : line(edge.to),
  );
  const end = segments[segments.length - 1];
  // The last straight side is drawn by closing the path.
  if (end?.kind === 'line') segments.pop();
  return { start, segments, closed: true };
}

function straightOn(a: Edge, b: Edge): boolean {
  if (a.arc || b.arc) return false;
  return Math.abs(leftTurn(a, b)) < 1e-7;
}

import type { Die, Panel, Point, Vec3 } from '../die.ts';
import { type Matrix4, transformPoint } from './matrix.ts';
import { foldPose } from './pose.ts';

/** A straight stretch of a panel's edge, on the sheet. */
export interface SeamEdge {
  readonly panel: string;
  readonly from: Point;
  readonly to: Point;
}

/** Two edges that meet only when the box is closed. `a.from` meets `b.from`, and `a.to` meets `b.to`. */
export interface Seam {
  readonly a: SeamEdge;
  readonly b: SeamEdge;
  /** Largest distance in mm between the two in the closed box: what the allowances leave open. */
  readonly gap: number;
}

/** Shorter stretches are not worth continuing artwork over. */
const shortest = 10;

/**
 * Returns the edges of the box's sides that touch when it is closed but are apart on the sheet: artwork may continue
 * there although no crease joins the sides. Allowances separate such edges by up to `tolerance`; by default three
 * calipers and a millimetre for the joint.
 */
export function seams(die: Die, tolerance: number = 3 * die.parameters.t + 1.5): Seam[] {
  const pose = foldPose(die, 1, { layers: false });
  const framed = die.panels.filter((panel) => panel.side !== undefined);
  const found: Seam[] = [];
  framed.forEach((first, index) => {
    for (const second of framed.slice(index + 1)) {
      const [m, n] = [pose.get(first.id), pose.get(second.id)];
      if (!m || !n || shareHinge(first, second)) continue;
      for (const a of longEdges(first))
        for (const b of longEdges(second)) found.push(...sharedSeams(a, m, b, n, tolerance));
    }
  });
  return found;
}

/** Panels on one hinge already meet on the sheet. */
const shareHinge = (a: Panel, b: Panel): boolean => a.hinge?.parent === b.id || b.hinge?.parent === a.id;

function longEdges(panel: Panel): SeamEdge[] {
  return panel.outline.flatMap((from, index) => {
    const to = panel.outline[(index + 1) % panel.outline.length];
    return to && Math.hypot(to[0] - from[0], to[1] - from[1]) >= shortest
      ? [{ panel: panel.id, from, to }]
      : [];
  });
}

/** Cuts both edges to the stretch they share in space. Edges of neighbours run in opposite directions. */
function sharedSeams(a: SeamEdge, m: Matrix4, b: SeamEdge, n: Matrix4, tolerance: number): Seam[] {
  const [p, q] = [transformPoint(m, a.from), transformPoint(m, a.to)];
  const [r, s] = [transformPoint(n, b.to), transformPoint(n, b.from)];
  const length = distance(p, q);
  const along = (point: Vec3) =>
    ((point[0] - p[0]) * (q[0] - p[0]) +
      (point[1] - p[1]) * (q[1] - p[1]) +
      (point[2] - p[2]) * (q[2] - p[2])) /
    length;
  const [start, end] = [along(r), along(s)];
  if (end - start < 0.999 * distance(r, s)) return [];
  const low = Math.max(0, start);
  const high = Math.min(length, end);
  if (high - low < shortest) return [];
  const onA: SeamEdge = {
    panel: a.panel,
    from: pointBetween(a, low / length),
    to: pointBetween(a, high / length),
  };
  const part = (at: number) => 1 - (at - start) / (end - start);
  const onB: SeamEdge = { panel: b.panel, from: pointBetween(b, part(low)), to: pointBetween(b, part(high)) };
  const gap = Math.max(
    distance(transformPoint(m, onA.from), transformPoint(n, onB.from)),
    distance(transformPoint(m, onA.to), transformPoint(n, onB.to)),
  );
  return gap <= tolerance ? [{ a: onA, b: onB, gap }] : [];
}

const pointBetween = ({ from, to }: SeamEdge, part: number): Point => [
  from[0] + (to[0] - from[0]) * part,
  from[1] + (to[1] - from[1]) * part,
];

const distance = (a: Vec3, b: Vec3): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

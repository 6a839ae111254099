import type { Panel, Point } from '../die.ts';
import { signedArea } from '../geometry/polygon.ts';

/** Triangles of a panel. `points` are sheet coordinates in mm (texture source); `indices` three per triangle. */
export interface PanelMesh {
  readonly panel: string;
  readonly points: readonly Point[];
  /** Counter-clockwise as seen on the printed face, so that face is the front. */
  readonly indices: readonly number[];
}

/** Meshes of every panel, for a 3D view: place each by its matrix from `foldPose`. */
export function panelMeshes(panels: readonly Panel[]): PanelMesh[] {
  return panels.map((panel) => triangulate(panel.id, panel.outline, panel.holes));
}

/** Ear clipping; holes are first joined to the outline by a bridge. */
export function triangulate(
  panel: string,
  outline: readonly Point[],
  holes: readonly (readonly Point[])[] = [],
): PanelMesh {
  const points = joinHoles(outline, holes);
  const rest = points.map((_, index) => index);
  const indices: number[] = [];
  let guard = rest.length * rest.length;
  while (rest.length > 3 && guard > 0) {
    guard -= 1;
    const at = rest.findIndex((_, index) => isEar(points, rest, index));
    const ear = at < 0 ? flattest(points, rest) : at;
    const [a, b, c] = triple(rest, ear);
    if (Math.abs(cross(points, a, b, c)) > 1e-9) indices.push(a, b, c);
    rest.splice(ear, 1);
  }
  const [a, b, c] = rest;
  if (a !== undefined && b !== undefined && c !== undefined) indices.push(a, b, c);
  return { panel, points, indices };
}

function triple(rest: readonly number[], at: number): [number, number, number] {
  const count = rest.length;
  return [rest[(at + count - 1) % count] ?? 0, rest[at] ?? 0, rest[(at + 1) % count] ?? 0];
}

/** Twice the area of a corner; positive where the outline turns left on screen. */
function cross(points: readonly Point[], a: number, b: number, c: number): number {
  const [p, q, r] = [points[a], points[b], points[c]];
  if (!p || !q || !r) return 0;
  return -((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]));
}

function isEar(points: readonly Point[], rest: readonly number[], at: number): boolean {
  const [a, b, c] = triple(rest, at);
  if (cross(points, a, b, c) <= 1e-9) return false;
  return rest.every((index) => {
    if (index === a || index === b || index === c) return true;
    if ([a, b, c].some((corner) => same(points[corner], points[index]))) return true;
    const inside =
      cross(points, a, b, index) >= -1e-9 &&
      cross(points, b, c, index) >= -1e-9 &&
      cross(points, c, a, index) >= -1e-9;
    return !inside;
  });
}

const same = (a: Point | undefined, b: Point | undefined): boolean =>
  a !== undefined && b !== undefined && a[0] === b[0] && a[1] === b[1];

/** Without an ear what is left has no area worth speaking of: drop its flattest corner. */
function flattest(points: readonly Point[], rest: readonly number[]): number {
  let best = 0;
  let least = Infinity;
  rest.forEach((_, index) => {
    const size = Math.abs(cross(points, ...triple(rest, index)));
    if (size < least) {
      best = index;
      least = size;
    }
  });
  return best;
}

function joinHoles(outline: readonly Point[], holes: readonly (readonly Point[])[]): Point[] {
  let ring = signedArea(outline) < 0 ? [...outline].reverse() : [...outline];
  const rightmost = (hole: readonly Point[]) => Math.max(...hole.map((point) => point[0]));
  for (const hole of [...holes].sort((a, b) => rightmost(b) - rightmost(a))) {
    const clockwise = signedArea(hole) > 0 ? [...hole].reverse() : [...hole];
    const start = clockwise.reduce(
      (best, point, index) => (point[0] > (clockwise[best]?.[0] ?? -Infinity) ? index : best),
      0,
    );
    const turned = [...clockwise.slice(start), ...clockwise.slice(0, start)];
    const from = turned[0];
    if (!from) continue;
    const bridge = visibleCorner(ring, from);
    const corner = ring[bridge];
    if (!corner) continue;
    ring = [...ring.slice(0, bridge + 1), ...turned, from, corner, ...ring.slice(bridge + 1)];
  }
  return ring;
}

/** The nearest corner of a ring that a point inside it can see. */
function visibleCorner(ring: readonly Point[], from: Point): number {
  const order = ring
    .map((corner, index) => ({ index, far: Math.hypot(corner[0] - from[0], corner[1] - from[1]) }))
    .sort((a, b) => a.far - b.far);
  const seen = order.find(({ index }) => {
    const corner = ring[index];
    return (
      corner !== undefined &&
      ring.every((a, at) => {
        const b = ring[(at + 1) % ring.length];
        return b === undefined || a === corner || b === corner || !crosses(from, corner, a, b);
      })
    );
  });
  return (seen ?? order[0])?.index ?? 0;
}

function crosses(a: Point, b: Point, c: Point, d: Point): boolean {
  const side = (p: Point, q: Point, r: Point) =>
    Math.sign((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]));
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
}

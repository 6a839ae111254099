import type { Panel, Point } from '../die.ts';
import { signedArea } from '../geometry/polygon.ts';

/** Triangles of a panel. `points` are sheet coordinates in mm (texture source); `indices` are three per triangle. */
export interface PanelMesh {
  readonly panel: string;
  readonly points: readonly Point[];
  /** Counter-clockwise on the printed face, which is the front. */
  readonly indices: readonly number[];
}

/** Returns meshes of every panel for a 3D view: place each by its matrix from `foldPose`. */
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
    const ear = nextEar(points, rest);
    const [a, b, c] = triple(rest, ear);
    if (Math.abs(cross(points, a, b, c)) > 1e-9) indices.push(a, b, c);
    rest.splice(ear, 1);
  }
  const [a, b, c] = rest;
  if (a !== undefined && b !== undefined && c !== undefined) indices.push(a, b, c);
  return { panel, points, indices };
}

/** Returns a corner to cut off: with nothing in it or on its edge, else with nothing inside, else the flattest. */
function nextEar(points: readonly Point[], rest: readonly number[]): number {
  for (const edge of [-1e-9, 1e-9]) {
    const at = rest.findIndex((_, index) => isEar(points, rest, index, edge));
    if (at >= 0) return at;
  }
  return flattest(points, rest);
}

function triple(rest: readonly number[], at: number): [number, number, number] {
  const count = rest.length;
  return [rest[(at + count - 1) % count] ?? 0, rest[at] ?? 0, rest[(at + 1) % count] ?? 0];
}

/** Returns twice the area of a corner; positive where the outline turns left on screen. */
function cross(points: readonly Point[], a: number, b: number, c: number): number {
  const [p, q, r] = [points[a], points[b], points[c]];
  if (!p || !q || !r) return 0;
  return -((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]));
}

function isEar(points: readonly Point[], rest: readonly number[], at: number, edge: number): boolean {
  const [a, b, c] = triple(rest, at);
  if (cross(points, a, b, c) <= 1e-9) return false;
  return rest.every((index) => {
    if (index === a || index === b || index === c) return true;
    if ([a, b, c].some((corner) => same(points[corner], points[index]))) return true;
    const inside =
      cross(points, a, b, index) >= edge &&
      cross(points, b, c, index) >= edge &&
      cross(points, c, a, index) >= edge;
    return !inside;
  });
}

const same = (a: Point | undefined, b: Point | undefined): boolean =>
  a !== undefined && b !== undefined && a[0] === b[0] && a[1] === b[1];

/** Without an ear the rest has almost no area: drop its flattest corner. */
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
    const bridge = visibleCorner(ring, from, holes);
    const corner = ring[bridge];
    if (!corner) continue;
    ring = [...ring.slice(0, bridge + 1), ...turned, from, corner, ...ring.slice(bridge + 1)];
  }
  return ring;
}

/** Returns the nearest corner of a ring visible from a hole's point inside it, past its own hole and all others. */
function visibleCorner(ring: readonly Point[], from: Point, holes: readonly (readonly Point[])[]): number {
  const order = ring
    .map((corner, index) => ({ index, far: Math.hypot(corner[0] - from[0], corner[1] - from[1]) }))
    .sort((a, b) => a.far - b.far);
  const seen = order.find(({ index }) => {
    const corner = ring[index];
    return (
      corner !== undefined &&
      opensTo(ring, index, from) &&
      [ring, ...holes].every((each) => free(each, from, corner))
    );
  });
  return (seen ?? order[0])?.index ?? 0;
}

/** Whether a line meets no side of a ring except at its ends. */
function free(ring: readonly Point[], from: Point, to: Point): boolean {
  return ring.every((a, at) => {
    const b = ring[(at + 1) % ring.length] ?? a;
    const ends = [a, b].some((end) => same(end, from) || same(end, to));
    return (same(a, to) || !liesOn(a, from, to)) && (ends || !crosses(from, to, a, b));
  });
}

/**
 * Whether a point is inside the angle of a corner. A corner where an earlier bridge starts is in the ring twice, and
 * only one of the two faces the point.
 */
function opensTo(ring: readonly Point[], index: number, from: Point): boolean {
  const [before, at, after] = triple(
    ring.map((_, place) => place),
    index,
  );
  const points = [...ring, from];
  const [past, ahead] = [cross(points, before, at, ring.length), cross(points, at, after, ring.length)];
  return cross(points, before, at, after) > 0 ? past > 0 && ahead > 0 : past > 0 || ahead > 0;
}

/** Whether a point is on the line between two others. */
function liesOn(p: Point, from: Point, to: Point): boolean {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const away = dx * (p[1] - from[1]) - dy * (p[0] - from[0]);
  const along = dx * (p[0] - from[0]) + dy * (p[1] - from[1]);
  return Math.abs(away) < 1e-9 && along > 0 && along < dx * dx + dy * dy;
}

function crosses(a: Point, b: Point, c: Point, d: Point): boolean {
  const side = (p: Point, q: Point, r: Point) =>
    Math.sign((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]));
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
}

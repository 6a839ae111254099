import type { Path, Point, Segment } from '../die.ts';

/** Largest distance, in mm, between a curve and its chord in flattened outlines. */
export const chordError = 0.02;

export interface Bounds {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A corner of a drawn outline; `radius` rounds it with a tangent arc. */
export interface Corner {
  readonly at: Point;
  readonly radius?: number;
}

export const line = (to: Point): Segment => ({ kind: 'line', to });

export const arc = (to: Point, radius: number, sweep: boolean, largeArc = false): Segment => ({
  kind: 'arc',
  to,
  radius,
  sweep,
  largeArc,
});

/**
 * Returns a closed path through corners, with optional rounding. The caller ensures that neighbouring tangent lengths
 * fit on their edge; structures derive their radii so that they do.
 */
export function roundedPath(corners: readonly Corner[]): Path {
  const count = corners.length;
  const pieces: Segment[] = [];
  let start: Point | undefined;
  for (let index = 0; index < count; index += 1) {
    const previous = corners[(index + count - 1) % count];
    const corner = corners[index];
    const next = corners[(index + 1) % count];
    if (!previous || !corner || !next) continue;
    const rounded = roundCorner(previous.at, corner, next.at);
    if (start === undefined) start = rounded.enter;
    else pieces.push(line(rounded.enter));
    if (rounded.arc) pieces.push(rounded.arc);
  }
  return { start: start ?? [0, 0], segments: pieces, closed: true };
}

function roundCorner(previous: Point, corner: Corner, next: Point): { enter: Point; arc?: Segment } {
  const radius = corner.radius ?? 0;
  if (radius <= 1e-9) return { enter: corner.at };
  const inward = unit(corner.at, previous);
  const outward = unit(corner.at, next);
  const cosine = inward[0] * outward[0] + inward[1] * outward[1];
  const tangent = radius / Math.tan(Math.acos(Math.max(-1, Math.min(1, cosine))) / 2);
  if (!Number.isFinite(tangent) || tangent < 1e-9) return { enter: corner.at };
  const along = (direction: Point): Point => [
    corner.at[0] + direction[0] * tangent,
    corner.at[1] + direction[1] * tangent,
  ];
  // On screen (y down) a positive cross product of travel directions is a clockwise turn.
  const turn = -inward[0] * outward[1] + inward[1] * outward[0];
  return { enter: along(inward), arc: arc(along(outward), radius, turn > 0) };
}

function unit(from: Point, to: Point): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  return [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
}

/** Returns the same curve in the opposite direction. */
export function reversePath(path: Path): Path {
  const points: Point[] = [path.start, ...path.segments.map((segment) => segment.to)];
  const segments: Segment[] = [];
  for (let index = path.segments.length - 1; index >= 0; index -= 1) {
    const segment = path.segments[index];
    const to = points[index];
    if (!segment || !to) continue;
    segments.push(segment.kind === 'line' ? line(to) : { ...segment, to, sweep: !segment.sweep });
  }
  return { start: points[points.length - 1] ?? path.start, segments, closed: path.closed };
}

/** Moves a path; with `mirrorX` it is first reflected in the y axis. */
export function placePath(path: Path, dx: number, dy: number, mirrorX = false): Path {
  const place = ([x, y]: Point): Point => [(mirrorX ? -x : x) + dx, y + dy];
  return {
    start: place(path.start),
    closed: path.closed,
    segments: path.segments.map((segment) =>
      segment.kind === 'line'
        ? line(place(segment.to))
        : { ...segment, to: place(segment.to), sweep: mirrorX ? !segment.sweep : segment.sweep },
    ),
  };
}

/**
 * Returns the path as points with at most `tolerance` mm between curve and chord. A closed path does not repeat its
 * start. Both directions give the same points, so that panels and cuts agree exactly.
 */
export function flattenPath(path: Path, tolerance: number = chordError): Point[] {
  const points: Point[] = [path.start];
  let from = path.start;
  for (const segment of path.segments) {
    if (segment.kind === 'arc') points.push(...arcPoints(from, segment, tolerance));
    points.push(segment.to);
    from = segment.to;
  }
  const last = points[points.length - 1];
  if (path.closed && points.length > 1 && last && near(last, path.start)) points.pop();
  return points;
}

export function near(a: Point, b: Point, epsilon = 1e-6): boolean {
  return Math.abs(a[0] - b[0]) <= epsilon && Math.abs(a[1] - b[1]) <= epsilon;
}

function arcPoints(from: Point, segment: Extract<Segment, { kind: 'arc' }>, tolerance: number): Point[] {
  const circle = arcCircle(from, segment);
  if (!circle) return [];
  const step = 2 * Math.acos(Math.max(0, 1 - tolerance / circle.radius));
  const count = Math.max(1, Math.ceil(Math.abs(circle.turn) / step - 1e-9));
  const points: Point[] = [];
  for (let index = 1; index < count; index += 1) {
    const angle = circle.angle + (circle.turn * index) / count;
    points.push([
      circle.centre[0] + circle.radius * Math.cos(angle),
      circle.centre[1] + circle.radius * Math.sin(angle),
    ]);
  }
  return points;
}

/** Returns centre, start angle and signed turn of an arc segment; undefined where the arc has no length. */
export function arcCircle(
  from: Point,
  segment: Extract<Segment, { kind: 'arc' }>,
): { centre: Point; radius: number; angle: number; turn: number } | undefined {
  const dx = segment.to[0] - from[0];
  const dy = segment.to[1] - from[1];
  const chord = Math.hypot(dx, dy);
  if (chord < 1e-9) return undefined;
  const radius = Math.max(segment.radius, chord / 2);
  const rise = Math.sqrt(Math.max(0, radius * radius - (chord * chord) / 4));
  const side = segment.largeArc === segment.sweep ? -1 : 1;
  const centre: Point = [
    (from[0] + segment.to[0]) / 2 - (side * rise * dy) / chord,
    (from[1] + segment.to[1]) / 2 + (side * rise * dx) / chord,
  ];
  const angle = Math.atan2(from[1] - centre[1], from[0] - centre[0]);
  let turn = Math.atan2(segment.to[1] - centre[1], segment.to[0] - centre[0]) - angle;
  if (segment.sweep && turn < 0) turn += 2 * Math.PI;
  if (!segment.sweep && turn > 0) turn -= 2 * Math.PI;
  return { centre, radius, angle, turn };
}

/** Returns the bounding box of points. An empty list gives an empty box at the origin. */
export function boundsOf(points: Iterable<Point>): Bounds {
  let left = Infinity;
  let top = Infinity;
  let right = -Infinity;
  let bottom = -Infinity;
  for (const [x, y] of points) {
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  if (left > right) return { x: 0, y: 0, width: 0, height: 0 };
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/**
 * Returns SVG path data in mm, numbers rounded to 3 decimals.
 * @example pathToSvg({ start: [0, 0], segments: [{ kind: 'line', to: [10, 0] }], closed: false }) // "M0 0L10 0"
 */
export function pathToSvg(path: Path): string {
  const parts = [`M${pair(path.start)}`];
  for (const segment of path.segments) {
    if (segment.kind === 'line') parts.push(`L${pair(segment.to)}`);
    else {
      const radius = short(segment.radius);
      parts.push(
        `A${radius} ${radius} 0 ${segment.largeArc ? 1 : 0} ${segment.sweep ? 1 : 0} ${pair(segment.to)}`,
      );
    }
  }
  if (path.closed) parts.push('Z');
  return parts.join('');
}

/** A ring of points as a closed path of lines. */
export function ringPath(ring: readonly Point[]): Path {
  return { start: ring[0] ?? [0, 0], segments: ring.slice(1).map(line), closed: true };
}

const short = (value: number): string => String(Number(value.toFixed(3)));
const pair = ([x, y]: Point): string => `${short(x)} ${short(y)}`;

/** Returns the length of a path in mm, curves measured exactly. */
export function pathLength(path: Path): number {
  let from = path.start;
  let length = 0;
  for (const segment of path.segments) {
    const circle = segment.kind === 'arc' ? arcCircle(from, segment) : undefined;
    length += circle
      ? Math.abs(circle.turn) * circle.radius
      : Math.hypot(segment.to[0] - from[0], segment.to[1] - from[1]);
    from = segment.to;
  }
  return path.closed ? length + Math.hypot(path.start[0] - from[0], path.start[1] - from[1]) : length;
}

import {
  type Picture as BoxPicture,
  contains,
  type Die,
  type Face,
  type Point,
  projectBox,
} from '@shop/packaging';

type Bounds = BoxPicture['bounds'];

/** One face to paint: SVG path data, the visible side of the board, shade and gleam (0 to 1). */
export interface DrawnFace {
  readonly path: string;
  readonly outside: boolean;
  readonly dark: number;
  readonly bright: number;
  /** Greyboard under a wrap. */
  readonly core?: true;
  /** A facet of a round wall. */
  readonly round?: true;
}

/** A drawn box, back to front: plain data, so that it can be computed in advance. */
export interface BoxDrawing {
  readonly width: number;
  readonly height: number;
  readonly faces: readonly DrawnFace[];
}

/** The shade value without effect. */
const neutralShade = 0.72;

export const getFaceShading = ({ shade, outside }: Pick<Face, 'shade' | 'outside'>) => ({
  dark: Math.max(0, neutralShade - shade) * 0.62 + (outside ? 0 : 0.07),
  bright: Math.max(0, shade - neutralShade) * 0.7,
});

/** Returns the bounds with a margin, extended to the ratio. */
export const fitToRatio = (bounds: Bounds, ratio: number): Bounds => {
  const air = Math.max(bounds.width, bounds.height) * 0.03;
  const width = Math.max(bounds.width + 2 * air, (bounds.height + 2 * air) * ratio);
  const height = width / ratio;
  const round = (value: number) => Math.round(value * 100) / 100;
  return {
    x: round(bounds.x + bounds.width / 2 - width / 2),
    y: round(bounds.y + bounds.height / 2 - height / 2),
    width: round(width),
    height: round(height),
  };
};

/** The width of a drawn box in units: finer than a tile's pixels, coarse enough for short paths. */
const viewBoxWidth = 1000;

/** Returns what `FoldedBox` shows of a die, in whole thousandths of its width: for static pictures. */
export function drawBox(
  die: Die,
  {
    fold = 0.82,
    yaw = 34,
    pitch = 28,
    ratio = 1.25,
  }: Partial<Record<'fold' | 'yaw' | 'pitch' | 'ratio', number>> = {},
): BoxDrawing {
  const picture = projectBox(die, { fold, yaw, pitch });
  const frame = fitToRatio(picture.bounds, ratio);
  const scale = viewBoxWidth / frame.width;
  const toUnits = ([x, y]: Point): Point => [
    Math.round((x - frame.x) * scale),
    Math.round((y - frame.y) * scale),
  ];
  const toRing = (points: readonly Point[]) => simplifyRing(points.map(toUnits));
  const rings = picture.faces.map((face) => toRing(face.points2D));
  // A face with a window may hide nothing.
  const opaqueRings = picture.faces.map((face, index) =>
    face.holes2D.length === 0 ? (rings[index] ?? []) : [],
  );
  return {
    width: viewBoxWidth,
    height: Math.round(viewBoxWidth / ratio),
    faces: picture.faces.flatMap((face, index) => {
      const ring = rings[index] ?? [];
      if (isHidden(ring, opaqueRings.slice(index + 1))) return [];
      const { dark, bright } = getFaceShading(face);
      return {
        path: [ring, ...face.holes2D.map(toRing)].map(toPath).join(''),
        outside: face.outside,
        dark: Number(dark.toFixed(3)),
        bright: Number(bright.toFixed(3)),
        ...(face.role === 'core' ? { core: true as const } : {}),
        ...(face.round ? { round: true as const } : {}),
      };
    }),
  };
}

/** Units between the sampled points: about a pixel of a tile. */
const sampleStep = 4;

/**
 * Whether a face, including its outline, is completely behind those painted after it. A sliver never counts as hidden.
 */
function isHidden(ring: readonly Point[], facesAbove: readonly (readonly Point[])[]): boolean {
  const covered = (point: Point) =>
    facesAbove.some((other) => contains(other, point) || distanceToRing(point, other) <= sampleStep / 2);
  if (!ring.every(covered)) return false;
  const [left, right] = [Math.min(...ring.map(([x]) => x)), Math.max(...ring.map(([x]) => x))];
  const [top, bottom] = [Math.min(...ring.map(([, y]) => y)), Math.max(...ring.map(([, y]) => y))];
  let seen = 0;
  for (let x = left + sampleStep / 2; x < right; x += sampleStep)
    for (let y = top + sampleStep / 2; y < bottom; y += sampleStep) {
      if (!contains(ring, [x, y])) continue;
      seen += 1;
      if (!covered([x, y])) return false;
    }
  return seen > 0;
}

const distanceToRing = (point: Point, ring: readonly Point[]): number =>
  Math.min(
    ...ring.map((from, index) => distanceToSegment(point, from, ring[(index + 1) % ring.length] ?? from)),
  );

/** Removes points of a ring that deviate at most half a unit. */
function simplifyRing(ring: readonly Point[]): Point[] {
  const kept: Point[] = [];
  let at = 0;
  for (let next = 1; next <= ring.length; next += 1) {
    const [from, to] = [ring[at], ring[(next + 1) % ring.length]];
    if (from === undefined || to === undefined) continue;
    const between = ring.slice(at + 1, next + 1);
    if (next < ring.length && between.every((point) => distanceToSegment(point, from, to) <= 0.5)) continue;
    kept.push(from);
    at = next;
  }
  return kept;
}

function distanceToSegment([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const part = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - part * dx, y - ay - part * dy);
}

/** Returns path data of a closed ring of whole numbers, each corner relative to the last. */
function toPath(ring: readonly Point[]): string {
  const steps = ring.map(([x, y], index) => {
    const [fromX, fromY] = ring[index - 1] ?? [0, 0];
    const [dx, dy] = [x - fromX, y - fromY];
    return `${index === 1 ? 'l' : ''}${index > 1 && dx >= 0 ? ' ' : ''}${dx}${dy < 0 ? '' : ' '}${dy}`;
  });
  return `M${steps.join('')}z`;
}

import type { Placement, Size } from '@shop/packaging';
import { type Axis, axes, type Block, farthestFirst, rounding, wholeItem } from './paint-order.ts';

type Flat = readonly [x: number, y: number];

/** A cuboid in view, as SVG path data; a side that is a cut through its item is omitted. */
export interface Solid {
  readonly item: number;
  readonly top: string | undefined;
  readonly left: string | undefined;
  readonly right: string | undefined;
  /** The item's own edges, so that cuts are invisible. */
  readonly edges: string;
}

export interface PackedShapes {
  readonly viewBox: string;
  /** Floor and the two far walls of the box. */
  readonly room: readonly string[];
  /** Farthest first: later ones cover earlier ones. */
  readonly solids: readonly Solid[];
  /** The edges of the box that are nearest to the viewer. */
  readonly edges: string;
}

const cos30 = Math.cos(Math.PI / 6);
/** Isometric: x runs to the lower right, y to the lower left, z up. */
const flat = (x: number, y: number, z: number): Flat => [(x - y) * cos30, (x + y) / 2 - z];
const figure = (value: number): string => String(Math.round(value * 100) / 100);
const line = (points: readonly Flat[]): string =>
  `M${points.map(([x, y]) => `${figure(x)} ${figure(y)}`).join('L')}`;
const ring = (...points: readonly Flat[]): string => `${line(points)}Z`;

/**
 * Draws the content in its box from the placements alone, in mm of the isometric plane. Completely hidden items are
 * omitted; an item in a ring with others may be split into parts.
 */
export function packedShapes({ L, W, H }: Size, placements: readonly Placement[]): PackedShapes {
  const left = flat(0, W, 0)[0];
  const right = flat(L, 0, 0)[0];
  const top = flat(0, 0, H)[1];
  const bottom = flat(L, W, 0)[1];
  const margin = 0.03 * Math.max(right - left, bottom - top);
  return {
    viewBox: [left - margin, top - margin, right - left + 2 * margin, bottom - top + 2 * margin]
      .map(figure)
      .join(' '),
    room: [
      ring(flat(0, 0, 0), flat(L, 0, 0), flat(L, W, 0), flat(0, W, 0)),
      ring(flat(0, 0, 0), flat(L, 0, 0), flat(L, 0, H), flat(0, 0, H)),
      ring(flat(0, 0, 0), flat(0, W, 0), flat(0, W, H), flat(0, 0, H)),
    ],
    solids: farthestFirst(placements.filter((each) => !isHidden(each, placements))).map(solid),
    edges: [
      line([flat(L, 0, H), flat(L, W, H), flat(0, W, H)]),
      line([flat(L, W, H), flat(L, W, 0)]),
      line([flat(L, 0, 0), flat(L, W, 0), flat(0, W, 0)]),
      line([flat(L, 0, 0), flat(L, 0, H)]),
      line([flat(0, W, 0), flat(0, W, H)]),
    ].join(''),
  };
}

/** How far a part extends under the next one, mm: edges that only meet let the background shine through. */
const lap = 0.5;

function solid(block: Block): Solid {
  const whole = wholeItem(block.item);
  const [x, y, z] = block.low;
  const lapped = (axis: Axis): number => Math.min(block.high[axis] + lap, whole.high[axis]);
  const [a, b, c] = [lapped(0), lapped(1), lapped(2)];
  const isOwn = (axis: Axis): boolean => isItems(block, whole, axis, 'high');
  return {
    item: block.item.item,
    top: isOwn(2) ? ring(flat(x, y, c), flat(a, y, c), flat(a, b, c), flat(x, b, c)) : undefined,
    left: isOwn(1) ? ring(flat(x, b, z), flat(a, b, z), flat(a, b, c), flat(x, b, c)) : undefined,
    right: isOwn(0) ? ring(flat(a, y, z), flat(a, b, z), flat(a, b, c), flat(a, y, c)) : undefined,
    edges: edgesOf(block, whole),
  };
}

type End = 'low' | 'high';
type Vertex = readonly [x: End, y: End, z: End];

const ends = ['low', 'high'] as const;
const vertices = ends.flatMap((x) => ends.flatMap((y) => ends.map((z): Vertex => [x, y, z])));

/** Whether a side of a block is its item's and not a cut. */
const isItems = (block: Block, whole: Block, axis: Axis, end: End): boolean =>
  Math.abs(block[end][axis] - whole[end][axis]) < rounding;

/** Returns the item's edges within this block, except the three of the invisible corner. */
function edgesOf(block: Block, whole: Block): string {
  const place = ([x, y, z]: Vertex): Flat => flat(block[x][0], block[y][1], block[z][2]);
  return vertices
    .filter((from) => from.includes('high'))
    .flatMap((from) =>
      axes
        .filter((along) => from[along] === 'low')
        .filter((along) => axes.every((axis) => axis === along || isItems(block, whole, axis, from[axis])))
        .map((along) => line([place(from), place(atNear(from, along))])),
    )
    .join('');
}

const atNear = ([x, y, z]: Vertex, axis: Axis): Vertex =>
  axis === 0 ? ['high', y, z] : axis === 1 ? [x, 'high', z] : [x, y, 'high'];

/** Whether other items touch and cover all three visible faces. */
function isHidden(a: Placement, placements: readonly Placement[]): boolean {
  const within = (at: number, far: number, from: number, to: number): boolean =>
    from <= at + rounding && to >= far - rounding;
  let [right, left, top] = [false, false, false];
  for (const b of placements) {
    const x = within(a.x, a.x + a.L, b.x, b.x + b.L);
    const y = within(a.y, a.y + a.W, b.y, b.y + b.W);
    const z = within(a.z, a.z + a.H, b.z, b.z + b.H);
    right ||= y && z && Math.abs(b.x - a.x - a.L) < rounding;
    left ||= x && z && Math.abs(b.y - a.y - a.W) < rounding;
    top ||= x && y && Math.abs(b.z - a.z - a.H) < rounding;
    if (right && left && top) return true;
  }
  return false;
}

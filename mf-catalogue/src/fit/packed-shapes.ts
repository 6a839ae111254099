import type { Placement, Size } from '@shop/packaging';
import { type Axis, axes, type Block, rounding, sortBackToFront, toBlock } from './paint-order.ts';

type Point = readonly [x: number, y: number];

/** A cuboid in view, as SVG path data; a side that is a cut through its item is omitted. */
export interface Solid {
  readonly item: number;
  readonly top: string | undefined;
  readonly left: string | undefined;
  readonly right: string | undefined;
  /** The item's own edges, so that cuts are invisible. */
  readonly edges: string;
}

export interface PackedDrawing {
  readonly viewBox: string;
  /** Floor and the two far walls of the box. */
  readonly farSides: readonly string[];
  /** Farthest first: later ones cover earlier ones. */
  readonly solids: readonly Solid[];
  /** The edges of the box that are nearest to the viewer. */
  readonly edges: string;
}

const cos30 = Math.cos(Math.PI / 6);
/** Isometric: x runs to the lower right, y to the lower left, z up. */
const project = (x: number, y: number, z: number): Point => [(x - y) * cos30, (x + y) / 2 - z];
const formatNumber = (value: number): string => String(Math.round(value * 100) / 100);
const toPath = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${formatNumber(x)} ${formatNumber(y)}`).join('L')}`;
const toClosedPath = (...points: readonly Point[]): string => `${toPath(points)}Z`;

/**
 * Draws the content in its box from the placements alone, in mm of the isometric plane. Completely hidden items are
 * omitted; an item in a cyclic overlap may be split into parts.
 */
export function drawPackedBox({ L, W, H }: Size, placements: readonly Placement[]): PackedDrawing {
  const left = project(0, W, 0)[0];
  const right = project(L, 0, 0)[0];
  const top = project(0, 0, H)[1];
  const bottom = project(L, W, 0)[1];
  const margin = 0.03 * Math.max(right - left, bottom - top);
  return {
    viewBox: [left - margin, top - margin, right - left + 2 * margin, bottom - top + 2 * margin]
      .map(formatNumber)
      .join(' '),
    farSides: [
      toClosedPath(project(0, 0, 0), project(L, 0, 0), project(L, W, 0), project(0, W, 0)),
      toClosedPath(project(0, 0, 0), project(L, 0, 0), project(L, 0, H), project(0, 0, H)),
      toClosedPath(project(0, 0, 0), project(0, W, 0), project(0, W, H), project(0, 0, H)),
    ],
    solids: sortBackToFront(placements.filter((each) => !isHidden(each, placements))).map(drawSolid),
    edges: [
      toPath([project(L, 0, H), project(L, W, H), project(0, W, H)]),
      toPath([project(L, W, H), project(L, W, 0)]),
      toPath([project(L, 0, 0), project(L, W, 0), project(0, W, 0)]),
      toPath([project(L, 0, 0), project(L, 0, H)]),
      toPath([project(0, W, 0), project(0, W, H)]),
    ].join(''),
  };
}

/** How far a part extends under the next one, mm: the background shows between edges that only meet. */
const overlapMargin = 0.5;

function drawSolid(block: Block): Solid {
  const whole = toBlock(block.item);
  const [x, y, z] = block.low;
  const extend = (axis: Axis): number => Math.min(block.high[axis] + overlapMargin, whole.high[axis]);
  const [a, b, c] = [extend(0), extend(1), extend(2)];
  const isOwn = (axis: Axis): boolean => isItemSide(block, whole, axis, 'high');
  return {
    item: block.item.item,
    top: isOwn(2)
      ? toClosedPath(project(x, y, c), project(a, y, c), project(a, b, c), project(x, b, c))
      : undefined,
    left: isOwn(1)
      ? toClosedPath(project(x, b, z), project(a, b, z), project(a, b, c), project(x, b, c))
      : undefined,
    right: isOwn(0)
      ? toClosedPath(project(a, y, z), project(a, b, z), project(a, b, c), project(a, y, c))
      : undefined,
    edges: drawItemEdges(block, whole),
  };
}

type End = 'low' | 'high';
type Vertex = readonly [x: End, y: End, z: End];

const ends = ['low', 'high'] as const;
const vertices = ends.flatMap((x) => ends.flatMap((y) => ends.map((z): Vertex => [x, y, z])));

/** Whether a side of a block is a side of its item, not a cut. */
const isItemSide = (block: Block, whole: Block, axis: Axis, end: End): boolean =>
  Math.abs(block[end][axis] - whole[end][axis]) < rounding;

/** Returns the item's edges within this block, except the three of the invisible corner. */
function drawItemEdges(block: Block, whole: Block): string {
  const projectVertex = ([x, y, z]: Vertex): Point => project(block[x][0], block[y][1], block[z][2]);
  return vertices
    .filter((from) => from.includes('high'))
    .flatMap((from) =>
      axes
        .filter((along) => from[along] === 'low')
        .filter((along) => axes.every((axis) => axis === along || isItemSide(block, whole, axis, from[axis])))
        .map((along) => toPath([projectVertex(from), projectVertex(moveToNearEnd(from, along))])),
    )
    .join('');
}

const moveToNearEnd = ([x, y, z]: Vertex, axis: Axis): Vertex =>
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

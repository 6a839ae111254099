import type { Placement, Size } from '@shop/packaging';

type Flat = readonly [x: number, y: number];

/** A cuboid as seen: its three visible faces as SVG path data. */
export interface Solid {
  readonly item: number;
  readonly top: string;
  readonly left: string;
  readonly right: string;
}

export interface PackedShapes {
  readonly viewBox: string;
  /** Floor and the two far walls of the box. */
  readonly room: readonly string[];
  /** Farthest first, so that later ones cover earlier ones. */
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
 * How the content lies in the box, drawn from the placements alone, in mm of the isometric plane. Items that others
 * hide wholly are left out.
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

function solid({ item, x, y, z, L, W, H }: Placement): Solid {
  const [a, b, c] = [x + L, y + W, z + H];
  return {
    item,
    top: ring(flat(x, y, c), flat(a, y, c), flat(a, b, c), flat(x, b, c)),
    left: ring(flat(x, b, z), flat(a, b, z), flat(a, b, c), flat(x, b, c)),
    right: ring(flat(a, y, z), flat(a, b, z), flat(a, b, c), flat(a, y, c)),
  };
}

const near = 1e-6;

/** Whether other items touch and cover all three faces that could be seen. */
function isHidden(a: Placement, placements: readonly Placement[]): boolean {
  const within = (at: number, far: number, from: number, to: number): boolean =>
    from <= at + near && to >= far - near;
  let [right, left, top] = [false, false, false];
  for (const b of placements) {
    const x = within(a.x, a.x + a.L, b.x, b.x + b.L);
    const y = within(a.y, a.y + a.W, b.y, b.y + b.W);
    const z = within(a.z, a.z + a.H, b.z, b.z + b.H);
    right ||= y && z && Math.abs(b.x - a.x - a.L) < near;
    left ||= x && z && Math.abs(b.y - a.y - a.W) < near;
    top ||= x && y && Math.abs(b.z - a.z - a.H) < near;
    if (right && left && top) return true;
  }
  return false;
}

type Reach = (each: Placement) => readonly [number, number];

/** How far an item reaches on the picture, across each of the three directions that its edges have there. */
const reaches: readonly Reach[] = [
  ({ x, y, L, W }) => [x - y - W, x + L - y],
  ({ y, z, W, H }) => [y - z - H, y + W - z],
  ({ x, z, L, H }) => [x - z - H, x + L - z],
];

/** Whether one covers a part of the other on the picture; an item that only stands beside another is no matter. */
const overlap = (a: Placement, b: Placement): boolean =>
  reaches.every((reach) => {
    const [low, high] = reach(a);
    const [from, to] = reach(b);
    return low < to - near && from < high - near;
  });

const isBehind = (a: Placement, b: Placement): boolean =>
  overlap(a, b) && (a.x + a.L <= b.x + near || a.y + a.W <= b.y + near || a.z + a.H <= b.z + near);

/**
 * An order in which nothing is painted before what lies behind it: each is visited after all that it stands before.
 * Three that each lie before the next, round in a ring, have no such order and come by their distance.
 */
function farthestFirst(placements: readonly Placement[]): Placement[] {
  const done = new Set<Placement>();
  const order: Placement[] = [];
  const visit = (each: Placement): void => {
    if (done.has(each)) return;
    done.add(each);
    for (const other of placements) if (!done.has(other) && isBehind(other, each)) visit(other);
    order.push(each);
  };
  const depth = ({ x, y, z }: Placement): number => x + y + z;
  for (const each of [...placements].sort((a, b) => depth(a) - depth(b))) visit(each);
  return order;
}

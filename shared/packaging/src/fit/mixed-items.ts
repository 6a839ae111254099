import { type Arrangement, type Item, orientationsOf, type Placement } from './content.ts';
import {
  type BoxVolume,
  blockVolume,
  createShortlist,
  type FitsStructure,
  toArrangement,
} from './shortlist.ts';

type Corner = readonly [x: number, y: number, z: number];

interface State {
  readonly placed: readonly Placement[];
  /** Possible positions of the next item: corners formed by the placed items. */
  readonly corners: readonly Corner[];
  readonly size: readonly [number, number, number];
}

/** The number of partial arrangements followed at a time. */
const beamWidth = 20;

/**
 * Packs items of several kinds, large ones first, each into a corner of the placed items in an allowed orientation. A
 * beam search over the corners: it follows only the best partial arrangements, so the result is good but not proved to
 * be the smallest. Deterministic. One step for each piece. Drops arrangements for which no box is made, as long as
 * there are others.
 */
export function* packMixedItemsSteps(
  items: readonly Item[],
  between: number,
  roomy: FitsStructure = () => true,
  boxVolume: BoxVolume = blockVolume,
): Generator<undefined, Arrangement[]> {
  const pieces = items
    .flatMap((item, index) => Array.from({ length: item.quantity }, () => index))
    .sort((a, b) => volumeOf(items[b]) - volumeOf(items[a]));
  let states: State[] = [{ placed: [], corners: [[0, 0, 0]], size: [0, 0, 0] }];
  for (const index of pieces) {
    const item = items[index];
    if (item) states = addItem(states, item, index, between, roomy);
    yield;
  }
  const list = createShortlist(boxVolume);
  for (const { placed, size } of states) {
    const [x, y, z] = size;
    list.add({ size: [x - between, y - between, z - between], lay: () => [...placed] });
  }
  return list.blocks().map(({ size, lay }) => toArrangement(size, lay()));
}

/** Runs all steps of `packMixedItemsSteps` at once. */
export function packMixedItems(items: readonly Item[], between: number): Arrangement[] {
  const steps = packMixedItemsSteps(items, between);
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

const volumeOf = (item: Item | undefined): number => (item ? item.L * item.W * item.H : 0);

/** Compares by volume first; of equal ones the rounder block, since it leaves more space. */
const worth = ([x, y, z]: State['size']): number =>
  x * y * z * (1 + 1e-3 * (Math.max(x, y, z) / (x + y + z)));

interface Move {
  readonly state: State;
  readonly placement: Placement;
  readonly far: Corner;
  readonly size: State['size'];
  readonly worth: number;
}

/** Returns the best arrangements with one more item; preferably those for which a box is made. */
function addItem(
  states: readonly State[],
  item: Item,
  index: number,
  between: number,
  roomy: FitsStructure,
): State[] {
  const moves = states
    .flatMap((state) => movesOf(state, item, index, between))
    .sort((a, b) => a.worth - b.worth);
  const made = takeBest(moves, between, ({ size: [x, y, z] }) =>
    roomy([x - between, y - between, z - between]),
  );
  return made.length > 0 ? made : takeBest(moves, between, () => true);
}

/** Returns the best valid moves. Free space and the box are only checked for the best ones. */
function takeBest(moves: readonly Move[], between: number, isMade: (move: Move) => boolean): State[] {
  const next = new Map<string, State>();
  for (const move of moves) {
    const key = `${move.size.join(' ')}|${move.placement.x} ${move.placement.y} ${move.placement.z}`;
    if (next.has(key) || !isFree(move, between) || !isMade(move)) continue;
    const { state, placement, far, size } = move;
    next.set(key, {
      placed: [...state.placed, placement],
      corners: cornersAfter(state.corners, placement, far),
      size,
    });
    if (next.size === beamWidth) break;
  }
  return [...next.values()];
}

/** Returns every way to add one item. The free space between items is added on their far sides. */
const movesOf = (state: State, item: Item, index: number, between: number): Move[] =>
  state.corners.flatMap(([x, y, z]) =>
    orientationsOf(item).map(([L, W, H]): Move => {
      const far: Corner = [x + L + between, y + W + between, z + H + between];
      const [a, b, c] = state.size;
      const size = [Math.max(a, far[0]), Math.max(b, far[1]), Math.max(c, far[2])] as const;
      return { state, placement: { item: index, x, y, z, L, W, H }, far, size, worth: worth(size) };
    }),
  );

const isFree = ({ state, placement }: Move, between: number): boolean =>
  !state.placed.some((other) => overlap(placement, other, between)) &&
  (placement.z === 0 || isSupported(placement, state.placed, between));

const overlap = (a: Placement, b: Placement, between: number): boolean =>
  a.x < b.x + b.L + between &&
  b.x < a.x + a.L + between &&
  a.y < b.y + b.W + between &&
  b.y < a.y + a.W + between &&
  a.z < b.z + b.H + between &&
  b.z < a.z + a.H + between;

/** Whether an item rests on others by at least two thirds of its base; otherwise it would tip. */
function isSupported(a: Placement, placed: readonly Placement[], between: number): boolean {
  const base = placed.reduce((sum, b) => {
    if (Math.abs(b.z + b.H + between - a.z) > 1e-6) return sum;
    const l = Math.min(a.x + a.L, b.x + b.L) - Math.max(a.x, b.x);
    const w = Math.min(a.y + a.W, b.y + b.W) - Math.max(a.y, b.y);
    return sum + Math.max(0, l) * Math.max(0, w);
  }, 0);
  return base >= (2 / 3) * a.L * a.W;
}

function cornersAfter(corners: readonly Corner[], { x, y, z }: Placement, far: Corner): Corner[] {
  const added: Corner[] = [
    [far[0], y, z],
    [x, far[1], z],
    [x, y, far[2]],
    [far[0], 0, z],
    [0, far[1], z],
  ];
  const kept = corners.filter((corner) => corner[0] !== x || corner[1] !== y || corner[2] !== z);
  const seen = new Set(kept.map((corner) => corner.join(' ')));
  for (const corner of added)
    if (!seen.has(corner.join(' '))) {
      seen.add(corner.join(' '));
      kept.push(corner);
    }
  return kept;
}

import { boardOf, fitBox, type Placement } from '@shop/packaging';
import fc from 'fast-check';
import { cyclicOverlap } from './cyclic-overlap.fixture.ts';
import { axes, type Block, sortBackToFront, toBlock } from './paint-order.ts';

type Sight = readonly [x: number, y: number];

/** Returns where on the line of sight (x + t, y + t, t) a block begins and ends; undefined where the line misses it. */
function reachOn([x, y]: Sight, { low, high }: Block): readonly [number, number] | undefined {
  const from = Math.max(low[0] - x, low[1] - y, low[2]);
  const to = Math.min(high[0] - x, high[1] - y, high[2]);
  return from < to - 1e-4 ? [from, to] : undefined;
}

/** Returns all lines through the centres of the triangles into which edges of integer cuboids divide the picture. */
const sightsOf = (edge: number): Sight[] =>
  Array.from({ length: 2 * edge }, (_, i) => i - edge).flatMap((x) =>
    Array.from({ length: 2 * edge }, (_, i) => i - edge).flatMap((y): Sight[] => [
      [x + 1 / 3, y + 2 / 3],
      [x + 2 / 3, y + 1 / 3],
    ]),
  );

/** On every line, nearer blocks come later; the blocks of one line never overlap. */
function expectOrder(blocks: readonly Block[], sights: readonly Sight[]): void {
  const wrong = sights.filter((sight) => {
    const met = blocks.flatMap((block) => reachOn(sight, block) ?? []);
    return met.some((at, place) => at < (met[place - 1] ?? at));
  });
  expect(wrong).toEqual([]);
}

const volume = ({ low, high }: Block): number => (high[0] - low[0]) * (high[1] - low[1]) * (high[2] - low[2]);

/** The blocks of each item are within it and add up to it. */
function expectWhole(blocks: readonly Block[], items: readonly Placement[]): void {
  for (const item of items) {
    const parts = blocks.filter((block) => block.item === item);
    const whole = toBlock(item);
    const within = ({ low, high }: Block): boolean =>
      axes.every((axis) => low[axis] >= whole.low[axis] && high[axis] <= whole.high[axis]);
    expect(parts.every(within)).toBe(true);
    expect(parts.reduce((sum, part) => sum + volume(part), 0)).toBeCloseTo(volume(whole), 6);
  }
}

const edge = 6;
const collide = (a: Block, b: Block): boolean =>
  axes.every((axis) => a.low[axis] < b.high[axis] && b.low[axis] < a.high[axis]);
type Six = readonly [L: number, W: number, H: number, x: number, y: number, z: number];

const length = fc.integer({ min: 1, max: 5 });
const anything: fc.Arbitrary<Six> = fc.tuple(length, length, length, fc.nat(), fc.nat(), fc.nat());
/** The ring of the fixture, anywhere in the crate. */
const aRing = fc
  .tuple(fc.nat({ max: 3 }), fc.nat({ max: 3 }), fc.nat({ max: 4 }))
  .map(([dx, dy, dz]) => cyclicOverlap.map(({ x, y, z, L, W, H }): Six => [L, W, H, x + dx, y + dy, z + dz]));
/** A ring or none, and random cubes after it; overlapping ones are omitted. */
const crate = fc
  .tuple(fc.option(aRing, { nil: [] }), fc.array(anything, { minLength: 1, maxLength: 24 }))
  .map(([first, thrown]) => {
    const lying: Placement[] = [];
    for (const [L, W, H, x, y, z] of [...first, ...thrown]) {
      const place = { x: x % (edge - L + 1), y: y % (edge - W + 1), z: z % (edge - H + 1) };
      const next = { item: lying.length, ...place, L, W, H };
      if (!lying.some((other) => collide(toBlock(other), toBlock(next)))) lying.push(next);
    }
    return lying;
  });

describe('farthestFirst', () => {
  it('cuts one of a ring once, and then has an order', () => {
    const blocks = sortBackToFront(cyclicOverlap);
    expect(blocks).toHaveLength(4);
    expectWhole(blocks, cyclicOverlap);
    expectOrder(blocks, sightsOf(4));
  });
  it('paints the nearer after the farther, wherever two lie on one line of sight', () => {
    const sights = sightsOf(edge);
    fc.assert(
      fc.property(crate, (items) => {
        const blocks = sortBackToFront(items);
        expectWhole(blocks, items);
        expectOrder(blocks, sights);
      }),
      { numRuns: 150 },
    );
  });
  it('does so for what was packed, and cuts nothing without need', () => {
    const board = boardOf('white-one-side-e');
    const sizes = fc.tuple(
      fc.integer({ min: 20, max: 90 }),
      fc.integer({ min: 20, max: 60 }),
      fc.integer({ min: 5, max: 20 }),
    );
    fc.assert(
      fc.property(fc.array(sizes, { minLength: 2, maxLength: 6 }), (pile) => {
        const items = pile.map(([L, W, H]) => ({ L, W, H, quantity: 1 }));
        const made = board && fitBox('fefco-0427', board, { items, padding: 2, between: 3 });
        // A mailer cannot be as high as some piles of small items need.
        const placements = made?.ok ? made.fits[0]?.placements : undefined;
        fc.pre(placements !== undefined);
        const blocks = sortBackToFront(placements);
        expectWhole(blocks, placements);
        const corners = blocks.flatMap(({ low, high }) => [low, high]);
        const sights = corners.flatMap(([x, y, z]) =>
          [-1, 1].flatMap((dx) => [-1.7, 1.3].map((dy): Sight => [x - z + dx, y - z + dy])),
        );
        expectOrder(blocks, sights);
        if (placements.length < 3) expect(blocks).toHaveLength(placements.length);
      }),
      { numRuns: 15 },
    );
  });
});

import { boardOf, fitBox, type Placement } from '@shop/packaging';
import fc from 'fast-check';
import { cyclicOverlap } from './cyclic-overlap.fixture.ts';
import { axes, type Block, sortBackToFront, toBlock } from './paint-order.ts';

type SightLine = readonly [x: number, y: number];

/** Returns where on the line of sight (x + t, y + t, t) a block begins and ends; undefined where the line misses it. */
function intersectSightLine([x, y]: SightLine, { low, high }: Block): readonly [number, number] | undefined {
  const from = Math.max(low[0] - x, low[1] - y, low[2]);
  const to = Math.min(high[0] - x, high[1] - y, high[2]);
  return from < to - 1e-4 ? [from, to] : undefined;
}

/** Returns all lines through the centres of the triangles into which edges of integer cuboids divide the picture. */
const listSightLines = (edge: number): SightLine[] =>
  Array.from({ length: 2 * edge }, (_, i) => i - edge).flatMap((x) =>
    Array.from({ length: 2 * edge }, (_, i) => i - edge).flatMap((y): SightLine[] => [
      [x + 1 / 3, y + 2 / 3],
      [x + 2 / 3, y + 1 / 3],
    ]),
  );

/** On every line, nearer blocks come later; the blocks of one line never overlap. */
function expectOrder(blocks: readonly Block[], sightLines: readonly SightLine[]): void {
  const misordered = sightLines.filter((sightLine) => {
    const intervals = blocks.flatMap((block) => intersectSightLine(sightLine, block) ?? []);
    return intervals.some((at, place) => at < (intervals[place - 1] ?? at));
  });
  expect(misordered).toEqual([]);
}

const volume = ({ low, high }: Block): number => (high[0] - low[0]) * (high[1] - low[1]) * (high[2] - low[2]);

/** The blocks of each item are within it and add up to it. */
function expectCompleteItems(blocks: readonly Block[], items: readonly Placement[]): void {
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
const isColliding = (a: Block, b: Block): boolean =>
  axes.every((axis) => a.low[axis] < b.high[axis] && b.low[axis] < a.high[axis]);
type CuboidNumbers = readonly [L: number, W: number, H: number, x: number, y: number, z: number];

const length = fc.integer({ min: 1, max: 5 });
const randomCuboid: fc.Arbitrary<CuboidNumbers> = fc.tuple(
  length,
  length,
  length,
  fc.nat(),
  fc.nat(),
  fc.nat(),
);
/** The cyclic overlap of the fixture, at a random place in the crate. */
const movedCycle = fc
  .tuple(fc.nat({ max: 3 }), fc.nat({ max: 3 }), fc.nat({ max: 4 }))
  .map(([dx, dy, dz]) =>
    cyclicOverlap.map(({ x, y, z, L, W, H }): CuboidNumbers => [L, W, H, x + dx, y + dy, z + dz]),
  );
/** A cyclic overlap or none, then random cuboids; colliding ones are omitted. */
const packedCrate = fc
  .tuple(fc.option(movedCycle, { nil: [] }), fc.array(randomCuboid, { minLength: 1, maxLength: 24 }))
  .map(([first, cubes]) => {
    const placed: Placement[] = [];
    for (const [L, W, H, x, y, z] of [...first, ...cubes]) {
      const place = { x: x % (edge - L + 1), y: y % (edge - W + 1), z: z % (edge - H + 1) };
      const next = { item: placed.length, ...place, L, W, H };
      if (!placed.some((other) => isColliding(toBlock(other), toBlock(next)))) placed.push(next);
    }
    return placed;
  });

describe('sortBackToFront', () => {
  it('splits one item of a cyclic overlap once', () => {
    const blocks = sortBackToFront(cyclicOverlap);
    expect(blocks).toHaveLength(4);
    expectCompleteItems(blocks, cyclicOverlap);
    expectOrder(blocks, listSightLines(4));
  });
  it('paints the nearer block after the farther one on every line of sight', () => {
    const sightLines = listSightLines(edge);
    fc.assert(
      fc.property(packedCrate, (items) => {
        const blocks = sortBackToFront(items);
        expectCompleteItems(blocks, items);
        expectOrder(blocks, sightLines);
      }),
      { numRuns: 150 },
    );
  });
  it('sorts packed items, and splits none without need', () => {
    const board = boardOf('white-one-side-e');
    const sizes = fc.tuple(
      fc.integer({ min: 20, max: 90 }),
      fc.integer({ min: 20, max: 60 }),
      fc.integer({ min: 5, max: 20 }),
    );
    fc.assert(
      fc.property(fc.array(sizes, { minLength: 2, maxLength: 6 }), (itemSizes) => {
        const items = itemSizes.map(([L, W, H]) => ({ L, W, H, quantity: 1 }));
        const result = board && fitBox('fefco-0427', board, { items, padding: 2, between: 3 });
        // A mailer cannot be as high as some piles of small items need.
        const placements = result?.ok ? result.fits[0]?.placements : undefined;
        fc.pre(placements !== undefined);
        const blocks = sortBackToFront(placements);
        expectCompleteItems(blocks, placements);
        const corners = blocks.flatMap(({ low, high }) => [low, high]);
        const sightLines = corners.flatMap(([x, y, z]) =>
          [-1, 1].flatMap((dx) => [-1.7, 1.3].map((dy): SightLine => [x - z + dx, y - z + dy])),
        );
        expectOrder(blocks, sightLines);
        if (placements.length < 3) expect(blocks).toHaveLength(placements.length);
      }),
      { numRuns: 15 },
    );
  });
});

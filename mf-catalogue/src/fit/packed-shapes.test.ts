import { addItem, initialContent, locateProblems, removeItem, toContent } from './content-draft.ts';
import { cyclicOverlap } from './cyclic-overlap.fixture.ts';
import { drawPackedBox } from './packed-shapes.ts';

describe('drawPackedBox', () => {
  it('omits hidden items only', () => {
    const cube = { x: 0, y: 0, z: 0, L: 10, W: 10, H: 10, item: 0 };
    const cubes = [0, 1, 2].flatMap((i) =>
      [0, 1, 2].flatMap((j) => [0, 1, 2].map((k) => ({ ...cube, x: 10 * i, y: 10 * j, z: 10 * k }))),
    );
    // Of 27 cubes the 8 behind the three near faces are invisible.
    expect(drawPackedBox({ L: 30, W: 30, H: 30 }, cubes).solids).toHaveLength(19);
  });
  it('draws no edge where an item of a cyclic overlap is split', () => {
    const { solids } = drawPackedBox({ L: 3, W: 3, H: 2 }, cyclicOverlap);
    expect(solids.length).toBeGreaterThan(cyclicOverlap.length);
    // All nine visible edges of each item at full length, which this projection preserves, and none at cuts.
    for (const { item, L, W, H } of cyclicOverlap) {
      const edges = solids.filter((each) => each.item === item).map((each) => each.edges);
      expect(measurePath(edges.join(''))).toBeCloseTo(3 * (L + W + H), 1);
    }
  });
});

/** Returns the length of all lines of a path. */
const measurePath = (path: string): number =>
  [...path.matchAll(/M(\S+) (\S+)L([^M ]+) ([^M]+)/g)]
    .map(([, ...ends]) => ends.map(Number))
    .reduce((sum, [ax = 0, ay = 0, bx = 0, by = 0]) => sum + Math.hypot(bx - ax, by - ay), 0);

describe('content draft', () => {
  it('keeps the keys of items when another is removed', () => {
    const three = addItem(addItem(initialContent));
    const [, second] = three.items;
    expect(removeItem(three, second?.key ?? -1).items.map(({ key }) => key)).toEqual([0, 2]);
    expect(addItem(removeItem(three, 2)).items.map(({ key }) => key)).toEqual([0, 1, 2]);
  });
  it('reports too many pieces at the last item', () => {
    const two = addItem(initialContent);
    const many = { ...two, items: two.items.map((item) => ({ ...item, quantity: 30 })) };
    expect(locateProblems(many)).toMatchObject([
      { item: 1, field: 'quantity', problem: { code: 'too_many', limit: 40, given: 60 } },
    ]);
    expect(locateProblems(two)).toEqual([]);
    expect(toContent(two).items).toHaveLength(2);
  });
});

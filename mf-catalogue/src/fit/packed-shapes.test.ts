import { boardOf, type Fit, fitBox, type Placement } from '@shop/packaging';
import fc from 'fast-check';
import { contentOf, placedProblems, startingContent, withItem, withoutItem } from './content-draft.ts';
import { packedShapes } from './packed-shapes.ts';

/** The best box for some items, or none: a mailer is not made as high as some piles of small things would need it. */
const boxOf = (
  items: { L: number; W: number; H: number; quantity: number }[],
  between = 0,
): Fit | undefined => {
  const board = boardOf('white-one-side-e');
  const made = board && fitBox('fefco-0427', board, { items, padding: 2, between });
  return made?.ok ? made.fits[0] : undefined;
};

/** Looks along the line of sight (1, 1, 1) from points of the one whether it meets the other. */
const sharePixels = (a: Placement, b: Placement): boolean =>
  steps.some((u) =>
    steps.some((v) =>
      (
        [
          [a.x + u * a.L, a.y + v * a.W, a.z + a.H],
          [a.x + u * a.L, a.y + a.W, a.z + v * a.H],
          [a.x + a.L, a.y + u * a.W, a.z + v * a.H],
        ] as const
      ).some(([x, y, z]) => {
        const near = Math.max(b.x - x, b.y - y, b.z - z);
        const far = Math.min(b.x + b.L - x, b.y + b.W - y, b.z + b.H - z);
        return near < far - 0.5;
      }),
    ),
  );
const steps = [0.01, 0.25, 0.5, 0.75, 0.99];

/** Whether `a` is certainly behind `b`, and the picture shows it. */
const standsBehind = (a: Placement, b: Placement): boolean => {
  const apart = [
    [a.x + a.L <= b.x, b.x + b.L <= a.x],
    [a.y + a.W <= b.y, b.y + b.W <= a.y],
    [a.z + a.H <= b.z, b.z + b.H <= a.z],
  ];
  return apart.some(([less]) => less) && !apart.some(([, more]) => more) && sharePixels(a, b);
};

/** Takes away, again and again, whatever nothing is behind; what stays is a ring. */
const hasRing = (behind: readonly (readonly [number, number])[]): boolean => {
  const free = behind.filter(([far]) => behind.some(([, near]) => near === far));
  return free.length > 0 && (free.length === behind.length || hasRing(free));
};

describe('packedShapes', () => {
  it('leaves out what others hide, and nothing else', () => {
    const cube = { x: 0, y: 0, z: 0, L: 10, W: 10, H: 10, item: 0 };
    const cubes = [0, 1, 2].flatMap((i) =>
      [0, 1, 2].flatMap((j) => [0, 1, 2].map((k) => ({ ...cube, x: 10 * i, y: 10 * j, z: 10 * k }))),
    );
    // Of 27 cubes the 8 behind the three near faces cannot be seen.
    expect(packedShapes({ L: 30, W: 30, H: 30 }, cubes).solids).toHaveLength(19);
  });
  it('paints what stands behind first', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            fc.integer({ min: 20, max: 90 }),
            fc.integer({ min: 20, max: 60 }),
            fc.integer({ min: 5, max: 20 }),
          ),
          { minLength: 2, maxLength: 6 },
        ),
        (sizes) => {
          const items = sizes.map(([L, W, H]) => ({ L, W, H, quantity: 1 }));
          const fit = boxOf(items, 3);
          fc.pre(fit !== undefined);
          const { solids } = packedShapes(fit.inside, fit.placements);
          // With a gap nothing is hidden wholly, so every item is painted, each once and as itself.
          expect(solids.map(({ item }) => item).sort()).toEqual(items.map((_, index) => index));
          const behind = fit.placements.flatMap((a) =>
            fit.placements.filter((b) => standsBehind(a, b)).map((b) => [a.item, b.item] as const),
          );
          // Round in a ring, each before the next, there is no such order.
          fc.pre(!hasRing(behind));
          const place = (item: number) => solids.findIndex((each) => each.item === item);
          for (const [far, near] of behind) expect(place(far)).toBeLessThan(place(near));
        },
      ),
      { numRuns: 40 },
    );
  });
});

describe('content draft', () => {
  it('keeps the identity of items when one between them goes', () => {
    const three = withItem(withItem(startingContent));
    const [, second] = three.items;
    expect(withoutItem(three, second?.key ?? -1).items.map(({ key }) => key)).toEqual([0, 2]);
    expect(withItem(withoutItem(three, 2)).items.map(({ key }) => key)).toEqual([0, 1, 2]);
  });
  it('says too many pieces at the last item', () => {
    const two = withItem(startingContent);
    const many = { ...two, items: two.items.map((item) => ({ ...item, quantity: 30 })) };
    expect(placedProblems(many)).toMatchObject([
      { item: 1, field: 'quantity', problem: { code: 'too_many', limit: 40, given: 60 } },
    ]);
    expect(placedProblems(two)).toEqual([]);
    expect(contentOf(two).items).toHaveLength(2);
  });
});

import * as fc from 'fast-check';
import { boardOf } from '../facts/boards.ts';
import { makeDie } from '../make-die.ts';
import {
  type Content,
  contentProblems,
  contentVolume,
  type Item,
  type Placement,
  voidShare,
} from './content.ts';
import { packEqualItems } from './equal-items.ts';
import { fitBox, type Goal } from './fit-box.ts';
import { packMixedItems } from './mixed-items.ts';

const missing = (): never => {
  throw new Error('nothing was found');
};

const board = boardOf('natural-e') ?? missing();

const edge = fc.integer({ min: 10, max: 300 });
const anyItem = (most: number): fc.Arbitrary<Item> =>
  fc.record({
    L: edge,
    W: edge,
    H: edge,
    quantity: fc.integer({ min: 1, max: most }),
    grams: fc.integer({ min: 0, max: 2000 }),
    lie: fc.constantFrom('any' as const, 'upright' as const),
  });
const anyContent: fc.Arbitrary<Content> = fc.record({
  items: fc.oneof(
    fc.array(anyItem(40), { minLength: 1, maxLength: 1 }),
    fc.array(anyItem(3), { minLength: 2, maxLength: 4 }),
  ),
  padding: fc.integer({ min: 0, max: 20 }),
  between: fc.integer({ min: 0, max: 10 }),
});

const fitted = (content: Content, goal?: Goal) => fitBox('fefco-0427', board, content, goal);

const gap = (a: Placement, b: Placement): number =>
  Math.max(
    a.x - b.x - b.L,
    b.x - a.x - a.L,
    a.y - b.y - b.W,
    b.y - a.y - a.W,
    a.z - b.z - b.H,
    b.z - a.z - a.H,
  );

describe('what fits', () => {
  it('lies within the padding, apart from each other, each item as often as asked and as it may lie', () => {
    fc.assert(
      fc.property(anyContent, (content) => {
        const result = fitted(content);
        if (!result.ok) return;
        const { padding, between, items } = content;
        for (const { inside, placements } of result.fits) {
          expect(items.map((_, index) => placements.filter(({ item }) => item === index).length)).toEqual(
            items.map(({ quantity }) => quantity),
          );
          placements.forEach((each, index) => {
            const { L, W, H, lie } = items[each.item] ?? missing();
            expect([each.L, each.W, each.H].sort()).toEqual([L, W, H].sort());
            if (lie === 'upright') expect(each.H).toBe(H);
            expect(Math.min(each.x, each.y, each.z)).toBeGreaterThanOrEqual(padding - 1e-6);
            expect(each.x + each.L).toBeLessThanOrEqual(inside.L - padding + 1e-2);
            expect(each.y + each.W).toBeLessThanOrEqual(inside.W - padding + 1e-2);
            expect(each.z + each.H).toBeLessThanOrEqual(inside.H - padding + 1e-2);
            for (const other of placements.slice(index + 1))
              expect(gap(each, other)).toBeGreaterThanOrEqual(between - 1e-6);
          });
        }
      }),
      { numRuns: 60 },
    );
  });

  it('can be made and is sold in whole millimetres', () => {
    fc.assert(
      fc.property(anyContent, (content) => {
        const result = fitted(content);
        if (!result.ok) return;
        for (const { inside, voidShare: share } of result.fits) {
          expect(Object.values(inside).every(Number.isInteger)).toBe(true);
          expect(makeDie('fefco-0427', { ...inside, t: board.caliper }).ok).toBe(true);
          expect(share).toBeCloseTo(1 - contentVolume(content.items) / (inside.L * inside.W * inside.H), 9);
        }
      }),
      { numRuns: 40 },
    );
  });

  // Equal items only: the search for several kinds is good and proves nothing.
  it('is never emptier when there is less padding', () => {
    fc.assert(
      fc.property(
        anyItem(40),
        fc.integer({ min: 0, max: 20 }),
        fc.integer({ min: 0, max: 10 }),
        (item, padding, between) => {
          const result = fitted({ items: [item], padding, between });
          if (!result.ok) return;
          const tighter = fitted({ items: [item], padding: 0, between });
          expect(tighter.ok ? tighter.fits[0]?.voidShare : undefined).toBeLessThanOrEqual(
            (result.fits[0]?.voidShare ?? 0) + 1e-9,
          );
        },
      ),
      { numRuns: 100 },
    );
  });

  it('grows a dimension where another could not be so large beside it, rather than to refuse', () => {
    // The sides of a 0427 are at most as high as its length and four fifths of its width.
    const result = fitted({
      items: [{ L: 90, W: 62, H: 57, quantity: 1, lie: 'upright' }],
      padding: 0,
      between: 0,
    });
    const [first] = result.ok ? result.fits : [];
    expect(first?.inside).toEqual({ L: 90, W: 72, H: 57 });
    expect(first?.grown).toEqual(['W']);
    const pile = [
      [42, 43, 11],
      [26, 26, 6],
      [69, 42, 18],
      [72, 50, 16],
    ].map(([L = 0, W = 0, H = 0]) => ({ L, W, H, quantity: 1 }));
    for (const padding of [0, 3, 20]) expect(fitted({ items: pile, padding, between: 3 }).ok).toBe(true);
  });

  it('counts by the box that is made for it, not by the pile alone', () => {
    const small = { L: 11, W: 15, H: 45, quantity: 21, lie: 'upright' as const };
    const result = fitted({ items: [small], padding: 0, between: 9 });
    const best = (result.ok && result.fits[0]) || missing();
    // Every grid of these items, with the box that a mailer's limits require for it, written out.
    let smallest = Number.POSITIVE_INFINITY;
    for (const [l, w] of [
      [11, 15],
      [15, 11],
    ] as const)
      for (let a = 1; a <= 21; a += 1)
        for (let b = 1; a * (b - 1) < 21; b += 1) {
          const [x, y] = [a * (l + 9) - 9, b * (w + 9) - 9].sort((p, q) => q - p) as [number, number];
          const height = Math.max(15, Math.ceil(21 / (a * b)) * 54 - 9);
          const length = Math.max(80, x, height);
          const width = Math.max(60, y, Math.ceil(height / 0.8));
          if (length <= 600 && width <= 500 && height <= 250)
            smallest = Math.min(smallest, length * width * height);
        }
    expect(best.inside.L * best.inside.W * best.inside.H).toBe(smallest);
  });

  it('is one item and its padding for one item', () => {
    const result = fitted({ items: [{ L: 180, W: 120, H: 40, quantity: 1 }], padding: 5, between: 0 });
    expect(result.ok && result.fits.map(({ inside }) => Object.values(inside).sort((a, b) => b - a))).toEqual(
      expect.arrayContaining([[190, 130, 50]]),
    );
  });

  it('says which dimension the structure makes larger', () => {
    const result = fitted({ items: [{ L: 20, W: 15, H: 2, quantity: 1 }], padding: 0, between: 0 });
    const [first] = result.ok ? result.fits : [];
    expect(first?.grown).toEqual(expect.arrayContaining(['H']));
    expect(first && makeDie('fefco-0427', { ...first.inside, t: board.caliper }).ok).toBe(true);
  });

  it('names the dimension that cannot be made large enough', () => {
    const result = fitted({
      items: [{ L: 1900, W: 900, H: 900, quantity: 1 }],
      padding: 0,
      between: 0,
    });
    expect(result.ok ? [] : result.die.map(({ code, parameter }) => `${code} ${parameter}`)).toEqual([
      'too_large L',
      'too_large W',
      'too_large H',
    ]);
  });
});

describe('equal items', () => {
  it('fill the best grid: no grid of any lie is smaller', () => {
    fc.assert(
      fc.property(anyItem(24), (item) => {
        const [best] = packEqualItems(item, 0);
        if (!best) throw new Error('nothing');
        const smallest = best.inside.L * best.inside.W * best.inside.H;
        // Independent of the search: the product of three counts that hold the quantity, for every split.
        for (let a = 1; a <= item.quantity; a += 1)
          for (let b = 1; a * (b - 1) < item.quantity; b += 1) {
            const c = Math.ceil(item.quantity / (a * b));
            expect(smallest).toBeLessThanOrEqual(a * b * c * item.L * item.W * item.H + 1e-6);
          }
      }),
      { numRuns: 100 },
    );
  });

  it('fill the box wholly where they can: eight cubes make a cube', () => {
    const [best] = packEqualItems({ L: 50, W: 50, H: 50, quantity: 8 }, 0);
    expect(best?.inside).toEqual({ L: 100, W: 100, H: 100 });
  });
});

describe('different items', () => {
  it('are packed tightly where it is plain how: a slab beside two halves of it', () => {
    const [best] = packMixedItems(
      [
        { L: 100, W: 100, H: 20, quantity: 1 },
        { L: 100, W: 50, H: 20, quantity: 2 },
      ],
      0,
    );
    const { L, W, H } = best?.inside ?? missing();
    expect(L * W * H).toBe(100 * 100 * 40);
  });

  it('stay tight with the most there may be', () => {
    const items = Array.from({ length: 10 }, (_, index) => ({
      L: 40 + 13 * index,
      W: 30 + 7 * index,
      H: 20 + 5 * index,
      quantity: 4,
    }));
    expect(contentProblems({ items, padding: 0, between: 0 })).toEqual([]);
    const [best] = packMixedItems(items, 0);
    const share = voidShare(best?.inside ?? missing(), contentVolume(items));
    // A beam search is no proof, but a half-empty box is too bad.
    expect(share).toBeLessThan(0.4);
  });
});

describe('what is made', () => {
  it('steers the search: twenty books go into a mailer in two rows, not into a bar it is not made for', () => {
    const items = [
      { L: 120, W: 80, H: 30, quantity: 12 },
      { L: 120, W: 80, H: 30, quantity: 8 },
    ];
    const result = fitted({ items, padding: 3, between: 0 }, 'least-void');
    expect(result.ok && result.fits.length).toBeGreaterThan(0);
    for (const { inside } of result.ok ? result.fits : []) {
      expect(inside.L).toBeLessThanOrEqual(600);
      expect(inside.W).toBeLessThanOrEqual(500);
      expect(inside.H).toBeLessThanOrEqual(Math.min(inside.L, 0.8 * inside.W) + 1e-3);
    }
  });
});

describe('the goal', () => {
  const content: Content = { items: [{ L: 120, W: 80, H: 24, quantity: 3 }], padding: 0, between: 0 };
  const best = (goal: Goal) => {
    const result = fitted(content, goal);
    return (result.ok && result.fits[0]) || missing();
  };

  it('orders by void, board or post', () => {
    for (const other of ['least-void', 'least-board', 'least-post'] as const)
      expect(best('least-board').facts.grossArea).toBeLessThanOrEqual(best(other).facts.grossArea);
    expect(best('least-void').voidShare).toBeLessThanOrEqual(best('least-board').voidShare);
    const letter = best('least-post').carriers.find(({ carrier }) => carrier === 'royal-mail');
    expect(letter?.band).toBe('small-parcel');
  });
});

describe('bad content', () => {
  it.each([
    [{ items: [], padding: 0, between: 0 }, 'nothing_to_pack'],
    [{ items: [{ L: Number.NaN, W: 1, H: 1, quantity: 1 }], padding: 0, between: 0 }, 'not_a_length'],
    [{ items: [{ L: 1, W: -1, H: 1, quantity: 1 }], padding: 0, between: 0 }, 'not_a_length'],
    [{ items: [{ L: 1e9, W: 1, H: 1, quantity: 1 }], padding: 0, between: 0 }, 'not_a_length'],
    [{ items: [{ L: 10, W: 10, H: 10, quantity: 1.5 }], padding: 0, between: 0 }, 'not_a_quantity'],
    [{ items: [{ L: 10, W: 10, H: 10, quantity: 1 }], padding: Infinity, between: 0 }, 'not_a_length'],
    [{ items: [{ L: 10, W: 10, H: 10, quantity: 1e9 }], padding: 0, between: 0 }, 'too_many'],
  ])('%j is %s', (content, code) => {
    expect(contentProblems(content as Content)[0]?.code).toBe(code);
    expect(fitBox('fefco-0427', board, content as Content).ok).toBe(false);
  });
});

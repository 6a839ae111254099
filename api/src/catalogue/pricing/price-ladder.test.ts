import type { Configuration } from '@shop/contracts';
import { currencies, fromDecimal, type Money } from '@shop/money';
import { products } from '@shop/packaging';
import { allRegions, markets, openRegions, quantityRanges } from '@shop/regions';
import fc from 'fast-check';
import { eu2026 } from './books/eu-2026.ts';
import { findPriceBook, priceBooks } from './books/index.ts';
import { findMissingRows } from './find-missing-rows.ts';
import { compileBook } from './price-book.ts';
import { findTier, isSoldQuantity, priceLadder, priceLine } from './price-ladder.ts';
import { resolveConfiguration } from './resolve-configuration.ts';
import { anyBook, anyConfiguration, anyQuantity, mailer, subjectFor } from './testing/arbitrary.ts';

const today = '2026-11-27';

const read = (text: string, currency: Money['currency']): Money => {
  const amount = fromDecimal(text, currency);
  if (!amount) throw new Error(`${text} is no amount`);
  return amount;
};

const euro = findPriceBook(markets.eu, today) ?? compileBook(eu2026);

describe('a price', () => {
  it('invariant 6: is that of the deepest tier the quantity reaches', () => {
    fc.assert(
      fc.property(anyConfiguration, anyQuantity, anyBook, (bought, count, book) => {
        const subject = subjectFor(bought);
        const line = priceLine(subject, count, book);
        const tier = Math.max(...quantityRanges.filter((start) => start <= count));
        expect(line?.tier).toBe(tier);
        expect(line?.unit).toEqual(priceLine(subject, tier, book)?.unit);
        // Seven parts are rounded separately: less than four cents in all.
        const exact = BigInt(count) * (line?.unit.tenThousandths ?? 0n);
        const off = 100n * (line?.net.amount ?? 0n) - exact;
        expect(off <= 350n && off >= -350n).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it('at a tier is exactly the unit price times the pieces', () => {
    fc.assert(
      fc.property(anyConfiguration, fc.constantFrom(...quantityRanges), anyBook, (bought, tier, book) => {
        const line = priceLine(subjectFor(bought), tier, book);
        expect(100n * (line?.net.amount ?? 0n)).toBe(BigInt(tier) * (line?.unit.tenThousandths ?? 1n));
      }),
      { numRuns: 1000 },
    );
  });

  it('invariant 6: per piece never rises with the quantity', () => {
    fc.assert(
      fc.property(anyConfiguration, anyQuantity, anyQuantity, anyBook, (bought, one, other, priceBook) => {
        const subject = subjectFor(bought);
        const few = priceLine(subject, Math.min(one, other), priceBook);
        const many = priceLine(subject, Math.max(one, other), priceBook);
        expect((many?.unit.tenThousandths ?? 1n) <= (few?.unit.tenThousandths ?? 0n)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it.each([0, -30, 29, 30.5, 10_000_001, Number.NaN, Number.POSITIVE_INFINITY])(
    'invariant 6: is refused for %d pieces',
    (count) => {
      expect(isSoldQuantity(count)).toBe(false);
      expect(priceLine(subjectFor(mailer), count, euro)).toBeUndefined();
      expect(priceLadder(subjectFor(mailer), [count], euro, 2300)).toEqual([]);
    },
  );

  it('finds the tier at, just below and far above a step', () => {
    expect([29, 30, 59, 60, 499, 500, 10_000_000].map(findTier)).toEqual([
      undefined,
      30,
      30,
      60,
      240,
      500,
      2500,
    ]);
  });

  const changes: Record<string, Partial<Configuration>> = {
    size: { size: { ...mailer.size, length: 213 } },
    material: { material: 'cardboard-coated' },
    print: { print_mode: 'print-color-budget' },
    finish: { finish: 'foil-matte' },
    quality: { quality: 'HD+' },
  };
  it.each(Object.entries(changes))('changes with the %s, in every market', (_, change) => {
    for (const priceBook of priceBooks) {
      const before = priceLine(subjectFor(mailer), 500, priceBook);
      const after = priceLine(subjectFor({ ...mailer, ...change }), 500, priceBook);
      expect(after?.unit.tenThousandths).not.toBe(before?.unit.tenThousandths);
    }
  });

  it('grows with the box', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100 }),
        fc.constantFrom('length', 'width', 'height'),
        (by, side) => {
          const bigger = { ...mailer, size: { ...mailer.size, [side]: mailer.size[side as 'length'] + by } };
          const small = priceLine(subjectFor(mailer), 500, euro)?.unit.tenThousandths ?? 0n;
          const large = resolveConfiguration(bigger);
          fc.pre(large.ok);
          expect((priceLine(large.value.subject, 500, euro)?.unit.tenThousandths ?? 0n) > small).toBe(true);
        },
      ),
    );
  });
});

describe('the ladder', () => {
  it('ascends, without repeats, and holds the region’s quantities', () => {
    const ladder = priceLadder(subjectFor(mailer), [...quantityRanges, 500, 30].reverse(), euro, 2300);
    expect(ladder.map(({ range_start }) => range_start)).toEqual(quantityRanges);
  });

  it('adds the tax once per total, half up', () => {
    fc.assert(
      fc.property(
        anyConfiguration,
        anyQuantity,
        anyBook,
        fc.constantFrom(0, 810, 1900, 2000, 2100, 2300, 2550),
        (bought, count, priceBook, rate) => {
          const [entry] = priceLadder(subjectFor(bought), [count], priceBook, rate);
          if (!entry) throw new Error('not sold');
          const [net, tax, gross] = [entry.total_net, entry.tax, entry.total_gross].map(
            (text) => read(text, priceBook.currency).amount,
          );
          expect(net !== undefined && tax !== undefined && net + tax === gross).toBe(true);
          expect(tax).toBe(((net ?? 0n) * BigInt(rate) + 5000n) / 10_000n);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('says when more pieces cost less, and only then', () => {
    fc.assert(
      fc.property(
        anyConfiguration,
        fc.integer({ min: 30, max: 3000 }),
        anyBook,
        (bought, count, priceBook) => {
          const subject = subjectFor(bought);
          const [entry] = priceLadder(subject, [count], priceBook, 2300);
          const larger = quantityRanges
            .filter((start) => start > count)
            .map((start) => ({ start, net: priceLine(subject, start, priceBook)?.net.amount ?? 0n }));
          const net = read(entry?.total_net ?? '', priceBook.currency).amount;
          const cheaper = larger.filter((one) => one.net < net).sort((a, b) => (a.net < b.net ? -1 : 1));
          expect(entry?.cheaper_at?.quantity).toBe(cheaper[0]?.start);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('advises 500 boxes instead of 480', () => {
    const [entry] = priceLadder(subjectFor(mailer), [499], euro, 0);
    expect(entry?.cheaper_at?.quantity).toBe(500);
  });
});

describe('the price books', () => {
  it('cover every open region in its currency, each with its own figures', () => {
    for (const region of openRegions) expect(findPriceBook(region, today)?.currency).toBe(region.currency);
    expect(allRegions.filter((region) => !findPriceBook(region, today))).toEqual([]);
    expect(new Set(priceBooks.map(({ currency }) => currency))).toEqual(new Set(currencies));
  });

  it('are not one another converted: no two books share one rate over their figures or their prices', () => {
    const figuresOf = (one: (typeof priceBooks)[number]): number[] => [
      ...[...one.boards.values()].map(Number),
      ...Object.values(one.processes).flatMap((row) => Object.values(row).map(Number)),
      ...Object.values(one.works).map(({ perPiece }) => Number(perPiece)),
      ...Object.values(one.finishes).flatMap((row) => Object.values(row).map(Number)),
      Number(one.freightPerKg),
    ];
    const pricesOf = (one: (typeof priceBooks)[number]): number[] =>
      quantityRanges.map((count) => Number(priceLine(subjectFor(mailer), count, one)?.unit.tenThousandths));
    const spread = (left: readonly number[], right: readonly number[]): number => {
      const rates = left.flatMap((figure, index) => (figure > 0 ? [(right[index] ?? 0) / figure] : []));
      return Math.max(...rates) / Math.min(...rates);
    };
    priceBooks.forEach((one, index) => {
      for (const other of priceBooks.slice(index + 1)) {
        const books = `${one.id} ${other.id}`;
        expect([books, spread(figuresOf(one), figuresOf(other)) > 1.1]).toEqual([books, true]);
        expect([books, spread(pricesOf(one), pricesOf(other)) > 1.005]).toEqual([books, true]);
      }
    });
  });

  it('sell in the currency of their regions, and no line mixes two', () => {
    fc.assert(
      fc.property(anyConfiguration, anyQuantity, anyBook, (bought, count, priceBook) => {
        const line = priceLine(subjectFor(bought), count, priceBook);
        for (const region of priceBook.regions) expect(markets[region].currency).toBe(priceBook.currency);
        expect(line?.net.currency).toBe(priceBook.currency);
        expect(line?.parts.every(({ amount }) => amount.currency === priceBook.currency)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  it('sell every product that is offered', () => {
    for (const priceBook of priceBooks) {
      const missing = products.flatMap((product) => product.boards).filter((id) => !priceBook.boards.has(id));
      expect([priceBook.id, missing]).toEqual([priceBook.id, []]);
    }
  });

  it('have ids of their own', () => {
    expect(new Set(priceBooks.map(({ id }) => id)).size).toBe(priceBooks.length);
  });

  it('say that they are demonstrations, and begin on their first day', () => {
    expect(priceBooks.every(({ demonstration }) => demonstration)).toBe(true);
    expect(findPriceBook(markets.eu, '2025-12-31')).toBeUndefined();
  });

  it('say which rows they lack instead of leaving a product without a price', () => {
    const { 'natural-e': _board, ...boards } = eu2026.boards;
    expect(() => compileBook({ ...eu2026, boards })).toThrow('demo-2026-eu lacks: board natural-e');
    const { 'single-strip': _strip, ...finishes } = eu2026.finishes;
    const { offset: _offset, ...processes } = eu2026.processes;
    const { folded: _folded, ...works } = eu2026.works;
    const { 'HD+': _quality, ...qualities } = eu2026.qualities;
    expect(findMissingRows({ ...eu2026, finishes, processes, works, qualities }).sort()).toEqual([
      'finish single-strip',
      'process offset',
      'quality HD+',
      'work folded',
    ]);
    expect(findMissingRows(eu2026)).toEqual([]);
  });

  it('refuse a figure that is no amount', () => {
    expect(() => compileBook({ ...eu2026, freightPerKg: '0,10' })).toThrow(
      'demo-2026-eu: "0,10" is not an amount',
    );
    expect(() => compileBook({ ...eu2026, freightPerKg: '-1' })).toThrow('is not an amount');
  });
});

describe('what cannot be priced', () => {
  it.each<[string, Partial<Configuration>, string, string | undefined]>([
    ['a product that is made to a brief', { product: 'special-box' }, 'unknown_product', undefined],
    ['a product that does not exist', { product: 'x' }, 'unknown_product', undefined],
    [
      'a material of another product',
      { material: 'cardboard-natural' },
      'combination_not_allowed',
      'configuration.material',
    ],
    ['a made-up finish', { finish: 'gold' }, 'combination_not_allowed', 'configuration.finish'],
    [
      'a quality its print does not have',
      { print_mode: 'print-color-budget', quality: 'HD+' },
      'combination_not_allowed',
      'configuration.quality',
    ],
    [
      'a box too long',
      { size: { length: 5000, width: 148, height: 61 } },
      'size_out_of_range',
      'configuration.size.length',
    ],
    [
      'a box without height',
      { size: { length: 212, width: 148, height: 0 } },
      'size_out_of_range',
      'configuration.size.height',
    ],
    [
      'a blank no press takes',
      {
        product: 'shipping-box',
        size: { length: 2000, width: 1100, height: 900 },
        material: 'cardboard-natural',
        print_mode: 'print-monochrome',
      },
      'size_out_of_range',
      undefined,
    ],
    [
      'no number at all',
      { size: { length: Number.NaN, width: 148, height: 61 } },
      'size_out_of_range',
      'configuration.size.length',
    ],
  ])('%s', (_, change, code, path) => {
    const refused = resolveConfiguration({ ...mailer, ...change });
    expect(refused).toMatchObject({ ok: false, code });
    if (path && !refused.ok)
      expect(refused.fields?.[0]).toMatchObject({ path, message: expect.stringMatching(/\.$/) });
  });
});

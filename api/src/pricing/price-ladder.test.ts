import type { Configuration } from '@shop/contracts';
import { currencies, fromDecimal, type Money, sum } from '@shop/money';
import { boardsOf, checkOptions, products, type Size } from '@shop/packaging';
import { allRegions, markets, openRegions, quantityRanges } from '@shop/regions';
import fc from 'fast-check';
import { eu2026 } from './books/eu-2026.ts';
import { bookOf, priceBooks } from './books/index.ts';
import { difference } from './difference.ts';
import { compileBook } from './price-book.ts';
import { isSoldQuantity, priceLadder, priceLine, rungOf } from './price-ladder.ts';
import { subjectOf } from './subject-of.ts';

const today = '2026-11-27';
const book = fc.constantFrom(...priceBooks);
const quantity = fc.oneof(fc.integer({ min: 30, max: 3000 }), fc.integer({ min: 30, max: 10_000_000 }));

/** Any configuration that is sold, around the stocked sizes. */
const configuration: fc.Arbitrary<Configuration> = fc
  .constantFrom(...products)
  .chain((product) =>
    fc.record({
      product: fc.constant(product),
      size: fc.constantFrom<Size>(...product.sizes),
      grow: fc.integer({ min: 0, max: 25 }),
      board: fc.constantFrom(...boardsOf(product)),
      printMode: fc.constantFrom(...product.printModes),
      finish: fc.constantFrom(...product.finishes),
      quality: fc.constantFrom(...product.qualities),
    }),
  )
  .filter(
    ({ product, board, printMode, finish, quality }) =>
      checkOptions(product, { material: board.material, printMode, finish, quality }).ok,
  )
  .map(({ product, size, grow, board, printMode, finish, quality }) => ({
    product: product.slug,
    size: { length: size.L + grow, width: size.W + grow, height: size.H + grow },
    material: board.material,
    print_mode: printMode,
    finish,
    quality,
  }));

const subjectFor = (one: Configuration) => {
  const priced = subjectOf(one);
  if (!priced.ok) throw new Error(`${JSON.stringify(one)}: ${JSON.stringify(priced)}`);
  return priced.value.subject;
};

const read = (text: string, currency: Money['currency']): Money => {
  const amount = fromDecimal(text, currency);
  if (!amount) throw new Error(`${text} is no amount`);
  return amount;
};

const mailer: Configuration = {
  product: 'mailer-box-full-color',
  size: { length: 212, width: 148, height: 61 },
  material: 'cardboard-white-one-side',
  print_mode: 'print-color-hd',
  finish: 'foil-none',
  quality: 'standard',
};
const euro = bookOf(markets.eu, today) ?? compileBook(eu2026);

describe('a price', () => {
  it('is explained by parts that add up to its net exactly, whatever is bought where', () => {
    fc.assert(
      fc.property(configuration, quantity, book, (bought, count, priceBook) => {
        const line = priceLine(subjectFor(bought), count, priceBook);
        if (!line) throw new Error('not sold');
        expect(
          sum(
            line.parts.map(({ amount }) => amount),
            priceBook.currency,
          ),
        ).toEqual(line.net);
        expect(line.parts.every(({ amount }) => amount.amount >= 0n)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('is that of the deepest rung the quantity reaches, rounded once per line', () => {
    fc.assert(
      fc.property(configuration, quantity, book, (bought, count, priceBook) => {
        const subject = subjectFor(bought);
        const line = priceLine(subject, count, priceBook);
        const rung = Math.max(...quantityRanges.filter((start) => start <= count));
        expect(line?.rung).toBe(rung);
        expect(line?.unit).toEqual(priceLine(subject, rung, priceBook)?.unit);
        const exact = BigInt(count) * (line?.unit.tenThousandths ?? 0n);
        const off = 100n * (line?.net.amount ?? 0n) - exact;
        expect(off <= 50n && off > -50n).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('per piece never rises with the quantity', () => {
    fc.assert(
      fc.property(configuration, quantity, quantity, book, (bought, one, other, priceBook) => {
        const subject = subjectFor(bought);
        const few = priceLine(subject, Math.min(one, other), priceBook);
        const many = priceLine(subject, Math.max(one, other), priceBook);
        expect((many?.unit.tenThousandths ?? 1n) <= (few?.unit.tenThousandths ?? 0n)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it.each([0, -30, 29, 30.5, 10_000_001, Number.NaN, Number.POSITIVE_INFINITY])(
    'is refused for %d pieces',
    (count) => {
      expect(isSoldQuantity(count)).toBe(false);
      expect(priceLine(subjectFor(mailer), count, euro)).toBeUndefined();
      expect(priceLadder(subjectFor(mailer), [count], euro, 2300)).toEqual([]);
    },
  );

  it('finds the rung at, just below and far above a step', () => {
    expect([29, 30, 59, 60, 499, 500, 10_000_000].map(rungOf)).toEqual([
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
          const large = subjectOf(bigger);
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
        configuration,
        quantity,
        book,
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
      { numRuns: 200 },
    );
  });

  it('says when more pieces cost less, and only then', () => {
    fc.assert(
      fc.property(configuration, fc.integer({ min: 30, max: 3000 }), book, (bought, count, priceBook) => {
        const subject = subjectFor(bought);
        const [entry] = priceLadder(subject, [count], priceBook, 2300);
        const larger = quantityRanges
          .filter((start) => start > count)
          .map((start) => ({ start, net: priceLine(subject, start, priceBook)?.net.amount ?? 0n }));
        const net = read(entry?.total_net ?? '', priceBook.currency).amount;
        const cheaper = larger.filter((one) => one.net < net).sort((a, b) => (a.net < b.net ? -1 : 1));
        expect(entry?.cheaper_at?.quantity).toBe(cheaper[0]?.start);
      }),
      { numRuns: 300 },
    );
  });

  it('advises 500 boxes instead of 480', () => {
    const [entry] = priceLadder(subjectFor(mailer), [499], euro, 0);
    expect(entry?.cheaper_at?.quantity).toBe(500);
  });
});

describe('the difference of two configurations', () => {
  it('is the difference of their totals, part by part', () => {
    fc.assert(
      fc.property(configuration, configuration, quantity, (one, other, count) => {
        const from = priceLine(subjectFor(one), count, euro);
        const to = priceLine(subjectFor(other), count, euro);
        if (!from || !to) throw new Error('not sold');
        const { net, parts } = difference(from, to);
        expect(
          sum(
            parts.map(({ amount }) => amount),
            'EUR',
          ),
        ).toEqual(net);
        expect(from.net.amount + net.amount).toBe(to.net.amount);
      }),
      { numRuns: 200 },
    );
  });

  it('names board and print when only the size changes', () => {
    const from = priceLine(subjectFor(mailer), 500, euro);
    const to = priceLine(subjectFor({ ...mailer, size: { ...mailer.size, height: 90 } }), 500, euro);
    if (!from || !to) throw new Error('not sold');
    const changed = difference(from, to).parts.filter(({ amount }) => amount.amount > 10n);
    expect(changed.map(({ part }) => part).sort()).toEqual(['board', 'freight', 'margin', 'print']);
  });
});

describe('the price books', () => {
  it('cover every open region in its currency, each with its own figures', () => {
    for (const region of openRegions) expect(bookOf(region, today)?.currency).toBe(region.currency);
    expect(allRegions.filter((region) => !bookOf(region, today))).toEqual([]);
    expect(new Set(priceBooks.map(({ currency }) => currency))).toEqual(new Set(currencies));
  });

  it('are not one another converted', () => {
    const prices = priceBooks.map((priceBook) =>
      quantityRanges.map((count) =>
        Number(priceLine(subjectFor(mailer), count, priceBook)?.unit.tenThousandths),
      ),
    );
    const [first = []] = prices;
    for (const other of prices.slice(1)) {
      const ratios = other.map((price, index) => price / (first[index] ?? 1));
      expect(Math.max(...ratios) / Math.min(...ratios)).toBeGreaterThan(1.001);
    }
  });

  it('sell every product that is offered', () => {
    for (const priceBook of priceBooks) {
      const missing = products.flatMap((product) => product.boards).filter((id) => !priceBook.boards.has(id));
      expect(missing).toEqual([]);
    }
  });

  it('have ids of their own', () => {
    expect(new Set(priceBooks.map(({ id }) => id)).size).toBe(priceBooks.length);
  });

  it('say that they are demonstrations, and begin on their first day', () => {
    expect(priceBooks.every(({ demonstration }) => demonstration)).toBe(true);
    expect(bookOf(markets.eu, '2025-12-31')).toBeUndefined();
  });

  it('refuse a figure that is no amount', () => {
    expect(() => compileBook({ ...eu2026, freightPerKg: '0,10' })).toThrow(
      'demo-2026-eu: "0,10" is no amount',
    );
    expect(() => compileBook({ ...eu2026, freightPerKg: '-1' })).toThrow('is no amount');
  });
});

describe('what cannot be priced', () => {
  it.each<[string, Partial<Configuration>, string, string | undefined]>([
    ['a product that is not sold', { product: 'paper-can' }, 'unknown_product', undefined],
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
      'no number at all',
      { size: { length: Number.NaN, width: 148, height: 61 } },
      'size_out_of_range',
      'configuration.size.length',
    ],
  ])('%s', (_, change, code, path) => {
    const refused = subjectOf({ ...mailer, ...change });
    expect(refused).toMatchObject({ ok: false, code });
    if (path && !refused.ok)
      expect(refused.fields?.[0]).toMatchObject({ path, message: expect.stringMatching(/\.$/) });
  });
});

import { type Configuration, type PriceComponent, priceComponents } from '@shop/contracts';
import { sum } from '@shop/money';
import { quantityRanges } from '@shop/regions';
import fc from 'fast-check';
import type { PriceBookData } from './book-data.ts';
import { eu2026 } from './books/eu-2026.ts';
import { priceBooks } from './books/index.ts';
import type { PricingSubject } from './cost.ts';
import { comparePrices } from './difference.ts';
import { compileBook, type PriceBook } from './price-book.ts';
import { type LinePrice, priceLine } from './price-ladder.ts';
import { anyBook, anyConfiguration, anyQuantity, mailer, subjectFor } from './testing/arbitrary.ts';

const lineOf = (subject: PricingSubject, count: number, book: PriceBook): LinePrice => {
  const line = priceLine(subject, count, book);
  if (!line) throw new Error('not sold');
  return line;
};

/** Returns the parts that differ between two lines. */
const moved = (from: LinePrice, to: LinePrice): PriceComponent[] =>
  comparePrices(from, to).parts.flatMap(({ part, amount }) => (amount.amount === 0n ? [] : [part]));

const amounts = (line: LinePrice) => line.parts.map(({ amount }) => amount);

describe('the explained price', () => {
  it('adds up to the cent, in every book, for everything that is sold, at every quantity', () => {
    fc.assert(
      fc.property(anyConfiguration, anyQuantity, anyBook, (bought, count, book) => {
        const line = lineOf(subjectFor(bought), count, book);
        expect(line.parts.map(({ part }) => part)).toEqual(priceComponents);
        expect(sum(amounts(line), book.currency)).toEqual(line.net);
        expect(amounts(line).every(({ amount }) => amount >= 0n)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('differs from another one by the differences of its components', () => {
    fc.assert(
      fc.property(anyConfiguration, anyConfiguration, anyQuantity, anyBook, (one, other, count, book) => {
        const from = lineOf(subjectFor(one), count, book);
        const to = lineOf(subjectFor(other), count, book);
        const { net, parts } = comparePrices(from, to);
        expect(
          sum(
            parts.map(({ amount }) => amount),
            book.currency,
          ),
        ).toEqual(net);
        expect(from.net.amount + net.amount).toBe(to.net.amount);
      }),
      { numRuns: 1000 },
    );
  });

  it('never falls in total with a piece more at the same step, part by part', () => {
    fc.assert(
      fc.property(anyConfiguration, anyQuantity, anyBook, (bought, count, book) => {
        fc.pre(count < 10_000_000 && !quantityRanges.includes(count + 1));
        const [less, more] = [count, count + 1].map((pieces) => lineOf(subjectFor(bought), pieces, book));
        const after = more ? amounts(more) : [];
        expect(
          less && amounts(less).every(({ amount }, index) => amount <= (after[index]?.amount ?? -1n)),
        ).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

describe('each part answers to its own driver alone:', () => {
  /** Changes of one driver, and the parts that may change. No amount moves to or from another part. */
  const drivers: readonly (readonly [
    string,
    (subject: PricingSubject) => PricingSubject,
    readonly PriceComponent[],
  ])[] = [
    ['ink', (subject) => ({ ...subject, quality: 'HD+' }), ['print']],
    ['ink and varnish', (subject) => ({ ...subject, quality: 'HD+ glossy' }), ['print', 'finish']],
    ['film', (subject) => ({ ...subject, finish: 'foil-matte' }), ['finish']],
    ['strip', (subject) => ({ ...subject, finish: 'double-strip' }), ['finish']],
    [
      'board',
      (subject) => ({ ...subject, boards: subject.boards.map((one) => ({ ...one, boardId: 'coated-e' })) }),
      ['board'],
    ],
    [
      'a second material',
      (subject) => ({ ...subject, boards: [...subject.boards, { boardId: 'natural-c', area: 90_000n }] }),
      ['board'],
    ],
    ['weight', (subject) => ({ ...subject, weight: subject.weight * 2n }), ['freight']],
    [
      'work',
      (subject) => ({ ...subject, work: subject.work === 'wrapped' ? 'sewn' : 'wrapped' }),
      ['conversion'],
    ],
  ];

  it.each(drivers)('%s', (name, change, parts) => {
    const seen = new Set<PriceComponent>();
    fc.assert(
      fc.property(anyConfiguration, anyQuantity, anyBook, (bought, count, book) => {
        const subject: PricingSubject = { ...subjectFor(bought), quality: 'standard' };
        const from = lineOf(subject, count, book);
        const to = lineOf(change(subject), count, book);
        // Other work may make another press the cheapest: then the press changes the rest.
        fc.pre(name !== 'work' || from.process === to.process);
        expect(from.process).toBe(to.process);
        for (const part of moved(from, to)) {
          expect(parts).toContain(part);
          seen.add(part);
        }
      }),
      { numRuns: 300 },
    );
    expect([...seen].sort()).toEqual([...parts].sort());
  });

  it('printed area moves print and what covers the print, never the board', () => {
    fc.assert(
      fc.property(anyConfiguration, anyQuantity, anyBook, (bought, count, book) => {
        const subject = subjectFor(bought);
        const from = lineOf(subject, count, book);
        const to = lineOf({ ...subject, printArea: subject.printArea + 10_000n }, count, book);
        fc.pre(from.process === to.process);
        for (const part of moved(from, to)) expect(['print', 'finish']).toContain(part);
      }),
      { numRuns: 500 },
    );
  });

  /** Figures of the book, doubled one at a time, in a job with a fixed press. */
  const figures: readonly (readonly [string, (data: PriceBookData) => PriceBookData, PriceComponent])[] = [
    ['freight', (data) => ({ ...data, freightPerKg: '0.20' }), 'freight'],
    ['waste', (data) => ({ ...data, waste: 3000 }), 'board'],
    ['board price', (data) => ({ ...data, boards: { ...data.boards, 'white-one-side-e': '1.32' } }), 'board'],
    ['press setup', (data) => digital(data, { setup: '50' }), 'setup'],
    ['plates', (data) => digital(data, { perPlate: '12' }), 'plate'],
    ['print rate', (data) => digital(data, { perM2: '2.40' }), 'print'],
    ['cutting and gluing', (data) => digital(data, { perPiece: '0.14' }), 'conversion'],
  ];
  it.each(figures)('the figure of %s', (_, change, part) => {
    const alone: Configuration = { ...mailer, product: 'mailer-box-full-color' };
    const [before, after] = [onlyDigital(eu2026), change(onlyDigital(eu2026))].map(compileBook);
    if (!before || !after) throw new Error('no books');
    for (const count of [30, 77, 500, 2500]) {
      const subject = subjectFor(alone);
      expect(moved(lineOf(subject, count, before), lineOf(subject, count, after))).toEqual([part]);
    }
  });

  it('margin is in every part alike', () => {
    const costs = compileBook({ ...onlyDigital(eu2026), margin: 0 });
    const priced = compileBook({ ...onlyDigital(eu2026), margin: 5000 });
    const subject = subjectFor({ ...mailer, finish: 'foil-matte' });
    const [cost, price] = [costs, priced].map((book) => lineOf(subject, 2500, book));
    cost?.parts.forEach(({ amount }, index) => {
      const twice = 2n * amount.amount;
      const charged = price?.parts[index]?.amount.amount ?? 0n;
      // A ten-thousandth per piece.
      expect(charged - twice <= 25n && twice - charged <= 25n).toBe(true);
    });
  });
});

describe('plates', () => {
  it('are a part of their own, apart from setup: one for each colour and side', () => {
    const book = compileBook({ ...eu2026, margin: 0 });
    const plateOf = (change: Partial<Configuration>, count: number): [string, bigint | undefined] => {
      const line = lineOf(subjectFor({ ...mailer, ...change }), count, book);
      return [line.process, line.parts.find(({ part }) => part === 'plate')?.amount.amount];
    };
    // 4 × 40 for offset, none for digital; four more for the inside.
    expect(plateOf({}, 30)).toEqual(['digital', 0n]);
    expect(plateOf({}, 2500)).toEqual(['offset', 16_000n]);
    const doubleSided = {
      product: 'mailer-box-full-color-double-sided',
      material: 'cardboard-coated-white-inside',
      print_mode: 'print-indigo-color-with-inside',
    };
    expect(plateOf(doubleSided, 2500)).toEqual(['offset', 32_000n]);
  });
});

describe('the process', () => {
  it('is the cheapest one that can do the job, and a process with a floor waits for it', () => {
    for (const book of priceBooks) {
      const subject = subjectFor(mailer);
      const processes = quantityRanges.map((count) => lineOf(subject, count, book).process);
      expect(processes[0]).toBe('digital');
      expect(processes.at(-1)).toBe('offset');
      // Once offset is the cheaper process it stays so.
      const first = processes.indexOf('offset');
      expect(processes.slice(first).every((process) => process === 'offset')).toBe(true);
      expect(quantityRanges[first]).toBeGreaterThanOrEqual(500);
    }
  });

  it('is never one whose sheet is too small', () => {
    const subject = { ...subjectFor(mailer), sheet: { long: 1700, short: 900 } };
    for (const count of quantityRanges) {
      expect(lineOf(subject, count, compileBook(eu2026)).process).toBe('digital');
    }
    const beyond = { ...subject, sheet: { long: 3100, short: 900 } };
    expect(priceLine(beyond, 500, compileBook(eu2026))).toBeUndefined();
  });
});

type ProcessFigures = Partial<PriceBookData['processes']['digital']>;
const digital = (data: PriceBookData, change: ProcessFigures): PriceBookData => ({
  ...data,
  processes: { ...data.processes, digital: { ...data.processes.digital, ...change } },
});

/** A book in which digital is always the cheapest process. */
const onlyDigital = (data: PriceBookData): PriceBookData => {
  const never = { setup: '100000', perPlate: '0', perM2: '0', perM2PerColour: '0', perPiece: '0' };
  return { ...data, processes: { ...data.processes, flexo: never, offset: never } };
};

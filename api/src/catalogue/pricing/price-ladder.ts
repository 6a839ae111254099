import { maxQuantity, type PriceComponent, priceComponents, type VolumePrice } from '@shop/contracts';
import {
  add,
  type Currency,
  lineTotal,
  type Money,
  shareOf,
  sum,
  toDecimal,
  type UnitPrice,
  unitToDecimal,
} from '@shop/money';
import { quantityRanges } from '@shop/regions';
import type { Process } from './book-data.ts';
import { type Costing, costing, type Subject, total, type UnitParts } from './cost.ts';
import type { PriceBook } from './price-book.ts';

/** The price of a line: the sum of its parts. */
export interface LinePrice {
  /** The rung of the ladder that the quantity reaches. */
  readonly rung: number;
  /** Net per piece at that rung, the sum of the parts of a piece. */
  readonly unit: UnitPrice;
  /** The sum of `parts`. At a rung it is exactly `rung × unit`, between two it may differ by a few cents. */
  readonly net: Money;
  readonly parts: readonly { readonly part: PriceComponent; readonly amount: Money }[];
  readonly process: Process;
  /** The parts of a piece. */
  readonly unitParts: UnitParts;
}

export const smallestQuantity = quantityRanges[0] ?? 1;

export const isSoldQuantity = (quantity: number): boolean =>
  Number.isInteger(quantity) && quantity >= smallestQuantity && quantity <= maxQuantity;

/** The deepest step of the ladder at or below the quantity. */
export const rungOf = (quantity: number): number | undefined =>
  quantityRanges.findLast((start) => start <= quantity);

/**
 * Prices a line: each part per piece is that of the rung the quantity reaches, times the quantity, rounded once; the
 * price is their sum. Undefined for a quantity that is not sold, a board this market does not sell or a piece no press
 * takes.
 */
export function priceLine(subject: Subject, quantity: number, book: PriceBook): LinePrice | undefined {
  const rung = isSoldQuantity(quantity) ? rungOf(quantity) : undefined;
  const step = rung === undefined ? undefined : stepOf(subject, rung, book);
  if (rung === undefined || !step) return undefined;
  return lineOfStep(step, rung, quantity, book.currency);
}

/** A quantity at the prices of a step, for example one that was published. */
export function lineOfStep(
  { parts: unitParts, process }: Costing,
  rung: number,
  quantity: number,
  currency: Currency,
): LinePrice {
  const parts = priceComponents.map((part) => ({
    part,
    amount: lineTotal({ tenThousandths: unitParts[part], currency }, quantity),
  }));
  const net = sum(
    parts.map(({ amount }) => amount),
    currency,
  );
  return { rung, unit: { tenThousandths: total(unitParts), currency }, net, parts, process, unitParts };
}

/**
 * The ladder as the wire shows it, one entry per asked quantity, ascending and without repeats. `vatRate` in basis
 * points; the tax of each entry is rounded half up once. Quantities that are not sold are left out.
 */
export function priceLadder(
  subject: Subject,
  quantities: readonly number[],
  book: PriceBook,
  vatRate: number,
): VolumePrice[] {
  const ascending = [...new Set(quantities)].sort((a, b) => a - b);
  return ascending.flatMap((quantity) => {
    const line = priceLine(subject, quantity, book);
    return line ? [volumePrice(subject, quantity, line, book, vatRate)] : [];
  });
}

function volumePrice(
  subject: Subject,
  quantity: number,
  line: LinePrice,
  book: PriceBook,
  vatRate: number,
): VolumePrice {
  const tax = shareOf(line.net, vatRate);
  const cheaper = cheaperThan(subject, quantity, line.net, book);
  return {
    range_start: quantity,
    price: unitToDecimal(line.unit),
    total_net: toDecimal(line.net),
    total_gross: toDecimal(add(line.net, tax)),
    tax: toDecimal(tax),
    process: line.process,
    parts: line.parts.map(({ part, amount }) => ({ part, amount: toDecimal(amount) })),
    cheaper_at: cheaper && {
      quantity: cheaper.quantity,
      total_net: toDecimal(cheaper.net),
      total_gross: toDecimal(add(cheaper.net, shareOf(cheaper.net, vatRate))),
    },
  };
}

export interface CheaperRun {
  readonly quantity: number;
  readonly net: Money;
}

/** The larger rung that costs least in total, if one costs less than this quantity (sources.md, prices). */
export function cheaperRung(subject: Subject, quantity: number, book: PriceBook): CheaperRun | null {
  const net = priceLine(subject, quantity, book)?.net;
  return net ? cheaperThan(subject, quantity, net, book) : null;
}

function cheaperThan(subject: Subject, quantity: number, net: Money, book: PriceBook): CheaperRun | null {
  let best: CheaperRun | null = null;
  for (const start of quantityRanges) {
    const larger = start > quantity ? stepOf(subject, start, book)?.net : undefined;
    if (larger && larger.amount < (best?.net ?? net).amount) best = { quantity: start, net: larger };
  }
  return best;
}

interface Step extends Costing {
  /** Of the rung's own quantity. */
  readonly net: Money;
}

type Steps = Map<number, Step | undefined>;

/** Subjects are kept by `subjectOf`, books for ever: a step is computed once as long as its subject lives. */
const kept = new WeakMap<Subject, WeakMap<PriceBook, Steps>>();

function stepOf(subject: Subject, rung: number, book: PriceBook): Step | undefined {
  const ofSubject = kept.get(subject) ?? new WeakMap<PriceBook, Steps>();
  kept.set(subject, ofSubject);
  const steps = ofSubject.get(book) ?? new Map<number, Step | undefined>();
  ofSubject.set(book, steps);
  if (steps.has(rung)) return steps.get(rung);
  const costs = neverDearer(costing(subject, rung, book), stepBefore(subject, rung, book));
  const step = costs && { ...costs, net: lineOfStep(costs, rung, rung, book.currency).net };
  steps.set(rung, step);
  return step;
}

const stepBefore = (subject: Subject, rung: number, book: PriceBook): Costing | undefined => {
  const before = quantityRanges.findLast((start) => start < rung);
  return before === undefined ? undefined : stepOf(subject, before, book);
};

/** A press may end, a grid may round: whatever happens, more pieces never cost more each than fewer do. */
const neverDearer = (step: Costing | undefined, before: Costing | undefined): Costing | undefined =>
  step && before && total(before.parts) < total(step.parts) ? before : (step ?? before);

import { type PricePart, priceParts, type VolumePrice } from '@shop/contracts';
import {
  add,
  apportion,
  divideHalfUp,
  lineTotal,
  type Money,
  shareOf,
  toDecimal,
  type UnitPrice,
  unitToDecimal,
  zero,
} from '@shop/money';
import { quantityRanges } from '@shop/regions';
import { type Costing, costing, type Subject, scale, total } from './cost.ts';
import type { PriceBook, Process } from './price-book.ts';

/** The price of a line: `parts` add up to `net` exactly. */
export interface LinePrice {
  /** The rung of the ladder that the quantity reaches. */
  readonly rung: number;
  /** Net per piece at that rung. */
  readonly unit: UnitPrice;
  readonly net: Money;
  readonly parts: readonly { readonly part: PricePart; readonly amount: Money }[];
  readonly process: Process;
}

export const smallestQuantity = quantityRanges[0] ?? 1;
/** COMMERCE 6.6: more is refused rather than overflowing somewhere. */
export const largestQuantity = 10_000_000;

export const isSoldQuantity = (quantity: number): boolean =>
  Number.isInteger(quantity) && quantity >= smallestQuantity && quantity <= largestQuantity;

/** The deepest step of the ladder at or below the quantity. */
export const rungOf = (quantity: number): number | undefined =>
  quantityRanges.findLast((start) => start <= quantity);

/**
 * Prices a line: the unit price is that of the rung the quantity reaches, in 1/10 000, and the line is rounded once.
 * Undefined for a quantity that is not sold, or a board this market does not sell.
 */
export function priceLine(subject: Subject, quantity: number, book: PriceBook): LinePrice | undefined {
  const rung = isSoldQuantity(quantity) ? rungOf(quantity) : undefined;
  const step = rung === undefined ? undefined : stepOf(subject, rung, book);
  if (rung === undefined || !step) return undefined;
  const net = lineTotal(step.unit, quantity);
  return { rung, unit: step.unit, net, parts: split(net, step.costs), process: step.costs.process };
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
  const cheaper = cheaperRung(subject, quantity, line.net, book);
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

/** The larger rung that costs least in total, if it costs less than this quantity (DOMAIN.md 2.5, "Trap"). */
function cheaperRung(
  subject: Subject,
  quantity: number,
  net: Money,
  book: PriceBook,
): { quantity: number; net: Money } | null {
  let best: { quantity: number; net: Money } | null = null;
  for (const start of quantityRanges) {
    if (start <= quantity) continue;
    const step = stepOf(subject, start, book);
    const larger = step && lineTotal(step.unit, start);
    if (larger && larger.amount < (best?.net ?? net).amount) best = { quantity: start, net: larger };
  }
  return best;
}

interface Step {
  readonly unit: UnitPrice;
  readonly costs: Costing;
}

/** Subjects are kept by `subjectOf`, books for ever: a step is computed once as long as its subject lives. */
const steps = new WeakMap<Subject, Map<string, Step>>();

function stepOf(subject: Subject, rung: number, book: PriceBook): Step | undefined {
  const known = steps.get(subject) ?? new Map<string, Step>();
  steps.set(subject, known);
  const key = `${book.id} ${rung}`;
  const kept = known.get(key);
  if (kept) return kept;
  const costs = costing(subject, rung, book);
  if (!costs) return undefined;
  const tenThousandths = divideHalfUp(total(costs.parts), BigInt(rung) * scale);
  const step = { unit: { tenThousandths, currency: book.currency }, costs };
  known.set(key, step);
  return step;
}

/** Largest remainder over the exact costs of the rung, so that what is explained is what is charged. */
function split(net: Money, { parts }: Costing): LinePrice['parts'] {
  const amounts = apportion(
    net,
    priceParts.map((part) => parts[part]),
  );
  return priceParts.map((part, index) => ({ part, amount: amounts[index] ?? zero(net.currency) }));
}

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
import {
  type Costing,
  computeCosting,
  type PricingSubject,
  total,
  type UnitPriceComponents,
} from './cost.ts';
import type { PriceBook } from './price-book.ts';

/** The price of a line: the sum of its parts. */
export interface LinePrice {
  /** The price tier of the quantity. */
  readonly tier: number;
  /** Net per piece at that tier, the sum of a piece's parts. */
  readonly unit: UnitPrice;
  /**
   * The sum of `parts`. At a tier it is exactly `tier × unit`; between two it may differ by a few
   * cents.
   */
  readonly net: Money;
  readonly parts: readonly { readonly part: PriceComponent; readonly amount: Money }[];
  readonly process: Process;
  /** The parts of a piece. */
  readonly unitParts: UnitPriceComponents;
}

export const minQuantity = quantityRanges[0] ?? 1;

export const isSoldQuantity = (quantity: number): boolean =>
  Number.isInteger(quantity) && quantity >= minQuantity && quantity <= maxQuantity;

/** Returns the highest price tier at or below the quantity. */
export const findTier = (quantity: number): number | undefined =>
  quantityRanges.findLast((start) => start <= quantity);

/**
 * Prices a line: each part per piece is that of the quantity's tier, times the quantity, rounded
 * once; the price is their sum. Undefined for a quantity that is not sold, a board this market does
 * not sell, or a piece that no press takes.
 */
export function priceLine(subject: PricingSubject, quantity: number, book: PriceBook): LinePrice | undefined {
  const tier = isSoldQuantity(quantity) ? findTier(quantity) : undefined;
  const step = tier === undefined ? undefined : getTier(subject, tier, book);
  if (tier === undefined || !step) return undefined;
  return priceLineAtTier(step, tier, quantity, book.currency);
}

/** Prices a quantity at given tier prices, for example published ones. */
export function priceLineAtTier(
  { parts: unitParts, process }: Costing,
  tier: number,
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
  return { tier, unit: { tenThousandths: total(unitParts), currency }, net, parts, process, unitParts };
}

/**
 * Returns the price tiers for the API, one entry per requested quantity, ascending and without
 * duplicates. `vatRate` in basis points; each entry's tax is rounded half up once. Omits quantities
 * that are not sold.
 */
export function priceLadder(
  subject: PricingSubject,
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
  subject: PricingSubject,
  quantity: number,
  line: LinePrice,
  book: PriceBook,
  vatRate: number,
): VolumePrice {
  const tax = shareOf(line.net, vatRate);
  const cheaper = findTierBelow(subject, quantity, line.net, book);
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

export interface CheaperTier {
  readonly quantity: number;
  readonly net: Money;
}

/**
 * Returns the larger tier with the lowest total, if that is below this quantity's total
 * (sources.md, prices).
 */
export function findCheaperTier(
  subject: PricingSubject,
  quantity: number,
  book: PriceBook,
): CheaperTier | null {
  const net = priceLine(subject, quantity, book)?.net;
  return net ? findTierBelow(subject, quantity, net, book) : null;
}

function findTierBelow(
  subject: PricingSubject,
  quantity: number,
  net: Money,
  book: PriceBook,
): CheaperTier | null {
  let best: CheaperTier | null = null;
  for (const start of quantityRanges) {
    const larger = start > quantity ? getTier(subject, start, book)?.net : undefined;
    if (larger && larger.amount < (best?.net ?? net).amount) best = { quantity: start, net: larger };
  }
  return best;
}

interface PriceTier extends Costing {
  /** For the tier's own quantity. */
  readonly net: Money;
}

type TiersByQuantity = Map<number, PriceTier | undefined>;

/**
 * `resolveConfiguration` caches subjects, and books are permanent: a tier is computed once as long
 * as its subject is cached.
 */
const tierCache = new WeakMap<PricingSubject, WeakMap<PriceBook, TiersByQuantity>>();

function getTier(subject: PricingSubject, tier: number, book: PriceBook): PriceTier | undefined {
  const ofSubject = tierCache.get(subject) ?? new WeakMap<PriceBook, TiersByQuantity>();
  tierCache.set(subject, ofSubject);
  const steps = ofSubject.get(book) ?? new Map<number, PriceTier | undefined>();
  ofSubject.set(book, steps);
  if (steps.has(tier)) return steps.get(tier);
  const costs = capAtTierBefore(computeCosting(subject, tier, book), getTierBefore(subject, tier, book));
  const step = costs && { ...costs, net: priceLineAtTier(costs, tier, tier, book.currency).net };
  steps.set(tier, step);
  return step;
}

const getTierBefore = (subject: PricingSubject, tier: number, book: PriceBook): Costing | undefined => {
  const before = quantityRanges.findLast((start) => start < tier);
  return before === undefined ? undefined : getTier(subject, before, book);
};

/** Despite limits of presses and rounding, more pieces never cost more each than fewer do. */
const capAtTierBefore = (step: Costing | undefined, before: Costing | undefined): Costing | undefined =>
  step && before && total(before.parts) < total(step.parts) ? before : (step ?? before);

import type { Money, UnitPrice } from '@shop/money';
import { quantityRanges, type RegionId } from '@shop/regions';
import type { Process } from './book-data.ts';
import { computeCosting, type PricingSubject, total } from './cost.ts';
import { basketOf, basketQuantities } from './price-basket.ts';
import type { PriceBook } from './price-book.ts';
import { priceLine } from './price-ladder.ts';

/** The lowest margin of a list price without a mark, in basis points of it. */
export const marginFloor = 1_500;

/** What is wrong with a price of a book; the first two forbid it. */
export type PriceBreak = 'ladder_rises' | 'below_cost' | 'below_floor' | 'not_sold';

interface BasketPrice {
  readonly net: Money;
  readonly unit: UnitPrice;
  readonly process: Process;
}

export interface ComparedPrice {
  readonly item: ReturnType<typeof basketOf>[number];
  readonly quantity: number;
  readonly now: BasketPrice | null;
  readonly next: BasketPrice | null;
  /** Basis points of the new price, after the costs of the new book and after those of the present one. */
  readonly margin: number | null;
  readonly marginNow: number | null;
  readonly breaks: PriceBreak | null;
}

const wholeShare = 10_000n;

/** By how much rounding alone may raise a price: seven parts, each rounded by half of the grid of its quantity (`cost.ts`). */
const roundingOf = (...quantities: readonly number[]): bigint =>
  quantities.reduce((sum, quantity) => {
    const grid = quantity % 100 === 0 ? 1 : quantity % 50 === 0 ? 2 : quantity % 20 === 0 ? 5 : 10;
    return sum + BigInt(4 * grid);
  }, 0n);

/** What a piece costs to make at a tier, times 10 000, in 1/10 000 of the currency unit: without the margin, uncapped. */
const costOf = (subject: PricingSubject, tier: number, book: PriceBook): bigint | null => {
  const costing = computeCosting(subject, tier, book);
  return costing ? total(costing.parts) * (wholeShare - BigInt(book.margin)) : null;
};

/** The margin of a piece's price over its cost, in basis points of the price; null where nothing is paid. */
const marginOf = (unit: bigint, cost: bigint | null): number | null =>
  cost === null || unit <= 0n ? null : Number(wholeShare - cost / unit);

/**
 * The tiers at which a piece would cost more than at the tier before, were the price not held down (`price-ladder.ts`):
 * there the book sells below its own margin.
 */
const risingTiers = (subject: PricingSubject, book: PriceBook): ReadonlySet<number> => {
  const rising = new Set<number>();
  let before: { readonly tier: number; readonly price: bigint } | undefined;
  for (const tier of quantityRanges) {
    const costing = computeCosting(subject, tier, book);
    if (!costing) continue;
    const price = total(costing.parts);
    if (before && price > before.price + roundingOf(tier, before.tier)) rising.add(tier);
    if (!before || price < before.price) before = { tier, price };
  }
  return rising;
};

/**
 * Compares what the price basket costs by the book in effect (`now`, undefined where nothing is sold yet) and by another
 * one, at the quantities of the basket; where a price is forbidden, at every tier.
 */
export const compareBooks = (
  regions: readonly RegionId[],
  now: PriceBook | undefined,
  then: PriceBook,
): readonly ComparedPrice[] =>
  basketOf(regions).flatMap((item) => {
    const rising = risingTiers(item.subject, then);
    return quantityRanges.flatMap((quantity): ComparedPrice[] => {
      const old = now && priceLine(item.subject, quantity, now);
      const next = priceLine(item.subject, quantity, then);
      const unit = next?.unit.tenThousandths ?? 0n;
      const margin = marginOf(unit, costOf(item.subject, quantity, then));
      const marginNow = marginOf(unit, now ? costOf(item.subject, quantity, now) : null);
      const lowest = Math.min(margin ?? marginFloor, marginNow ?? marginFloor);
      const breaks = (): PriceBreak | null => {
        if (!next) return old ? 'not_sold' : null;
        if (unit <= 0n) return 'below_cost';
        if (rising.has(quantity)) return 'ladder_rises';
        // A book without a margin of its own earns nothing either.
        if (lowest < 0 || then.margin === 0) return 'below_cost';
        return lowest < marginFloor ? 'below_floor' : null;
      };
      const broken = breaks();
      const isForbidden = broken === 'ladder_rises' || broken === 'below_cost';
      if (!isForbidden && !basketQuantities.includes(quantity)) return [];
      return [{ item, quantity, now: old ?? null, next: next ?? null, margin, marginNow, breaks: broken }];
    });
  });

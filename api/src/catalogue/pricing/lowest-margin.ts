import type { Currency } from '@shop/money';
import { markets, type RegionId } from '@shop/regions';
import { findPriceBook, priceBooks } from './books/index.ts';
import type { PriceBook } from './price-book.ts';

/**
 * Returns the lowest margin in basis points of the selling price, by currency, of the price books that are in effect in
 * these regions on a day (`YYYY-MM-DD`) or will be later.
 */
export const lowestMargins = (
  regions: readonly RegionId[],
  day: string,
  books: readonly PriceBook[] = priceBooks,
): ReadonlyMap<Currency, number> => {
  const lowest = new Map<Currency, number>();
  for (const id of regions) {
    const market = markets[id];
    const inEffect = findPriceBook(market, day, books);
    const later = books.filter(
      (book) => book.regions.includes(id) && book.currency === market.currency && book.validFrom > day,
    );
    for (const { currency, margin } of inEffect ? [inEffect, ...later] : later)
      lowest.set(currency, Math.min(margin, lowest.get(currency) ?? margin));
  }
  return lowest;
};

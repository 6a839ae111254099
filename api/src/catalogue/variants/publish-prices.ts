import type { Configuration } from '@shop/contracts';
import { marketDay, markets, quantityRanges } from '@shop/regions';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/index.ts';
import { findPriceBook, priceBooks } from '../pricing/books/index.ts';
import type { PriceBook } from '../pricing/price-book.ts';
import { priceLine } from '../pricing/price-ladder.ts';
import { resolveConfiguration } from '../pricing/resolve-configuration.ts';
import { type PublishedStep, savePublication } from './published-prices.repo.ts';
import { toPimId } from './sku.ts';

/** An arbitrary number: the advisory lock that lets one process at a time publish. */
const advisoryKey = 7_302_115;

/**
 * Writes the price tiers of the stocked sizes into the history, for every book that is or will be in effect. Runs at
 * every start and adds rows only where a price has changed since: by a new book, a changed figure, or a die that
 * takes more board. Returns the number of added rows.
 */
export const publishPrices = (
  db: Db,
  configurations: readonly Configuration[],
  now: Date,
  books: readonly PriceBook[] = priceBooks,
): Promise<number> =>
  db.transaction(async (tx) => {
    // Waits as long as another process publishes: if it gave up, the shop would not start.
    await tx.query(sql`set local lock_timeout = 0`);
    await tx.query(sql`set local statement_timeout = 0`);
    await tx.query(sql`select pg_advisory_xact_lock(${advisoryKey})`);
    let added = 0;
    for (const book of books.filter((one) => isBookInUse(one, books, now))) {
      added += await savePublication(tx, book, toPublishedSteps(configurations, book), now);
    }
    return added;
  });

/** Whether a book is still in use. The prices of a book that a later one has replaced everywhere no longer change. */
const isBookInUse = (book: PriceBook, books: readonly PriceBook[], now: Date): boolean => {
  return book.regions.some((region) => {
    const day = marketDay(markets[region], now);
    return book.validFrom > day || findPriceBook(markets[region], day, books) === book;
  });
};

function toPublishedSteps(configurations: readonly Configuration[], book: PriceBook): PublishedStep[] {
  const once = new Map(configurations.map((configuration) => [toPimId(configuration), configuration]));
  return [...once].flatMap(([external_pim_id, configuration]) => {
    const priced = resolveConfiguration(configuration);
    if (!priced.ok) return [];
    return quantityRanges.flatMap((quantity): PublishedStep[] => {
      const line = priceLine(priced.value.subject, quantity, book);
      if (!line) return [];
      const { unit, net, process, unitParts } = line;
      return [
        {
          external_pim_id,
          quantity,
          unit_price: unit.tenThousandths,
          net: net.amount,
          process,
          parts: unitParts,
        },
      ];
    });
  });
}

import type { ExchangeTable, importExchangeRates as endpoint, ReplyOf } from '@shop/contracts';
import { type Db, fail, ok, type Result } from '../../platform/index.ts';
import { hasExchangeRates, insertExchangeRates } from './exchange-rates.repo.ts';

class RateDiffers extends Error {}

/**
 * Imports tables of mid rates, all or none. A table that is stored changes nothing; one with another rate
 * for a stored day is refused, since an issued invoice may hold the first.
 */
export async function importExchangeRates(
  db: Db,
  tables: readonly ExchangeTable[],
  actor: string,
): Promise<Result<ReplyOf<typeof endpoint>, 'exchange_rate_differs'>> {
  const days = tables.map(({ day }) => day).toSorted();
  try {
    const added = await db.transaction(async (tx) => {
      if (await hasExchangeRates(tx, tables)) return 0;
      const count = await insertExchangeRates(tx, tables, actor);
      // Rolls back what was new in the same file.
      if (!(await hasExchangeRates(tx, tables))) throw new RateDiffers();
      return count;
    });
    return ok({
      first_day: days[0] ?? '',
      last_day: days.at(-1) ?? '',
      tables: tables.length,
      added,
    });
  } catch (error) {
    if (error instanceof RateDiffers) return fail('exchange_rate_differs');
    throw error;
  }
}

import type { BodyOf, importExchangeRates as endpoint, FieldProblem, ReplyOf } from '@shop/contracts';
import { type Db, fail, ok, type Result } from '../../platform/index.ts';
import { hasExchangeRates, insertExchangeRates, type PublishedRates } from './exchange-rates.repo.ts';

class RateDiffers extends Error {}

/** What the schema cannot say: there is something to import, and each period ends after it began. */
const findFaults = ({ tables, periods }: PublishedRates): readonly FieldProblem[] =>
  tables.length + periods.length === 0
    ? [{ path: 'tables', code: 'required', message: 'Send tables of the NBP or periods of HMRC.' }]
    : periods.flatMap(({ first_day, last_day }, index) =>
        last_day < first_day
          ? [
              {
                path: `periods.${index}.last_day`,
                code: 'too_early',
                message: 'The last day of a period is its first day or a later one.',
              },
            ]
          : [],
      );

/**
 * Imports published rates, all or none. What is stored changes nothing; another rate for a stored day, or
 * for a period with a stored start, is refused, since an issued invoice may hold the first.
 */
export async function importExchangeRates(
  db: Db,
  { tables = [], periods = [] }: BodyOf<typeof endpoint>,
  actor: string,
): Promise<Result<ReplyOf<typeof endpoint>, 'exchange_rate_differs' | 'invalid_input'>> {
  const published = { tables, periods };
  const fields = findFaults(published);
  if (fields.length > 0) return fail('invalid_input', { fields });
  const days = [
    ...tables.map(({ day }) => day),
    ...periods.flatMap(({ first_day, last_day }) => [first_day, last_day]),
  ].toSorted();
  try {
    const added = await db.transaction(async (tx) => {
      if (await hasExchangeRates(tx, published)) return 0;
      const count = await insertExchangeRates(tx, published, actor);
      // Rolls back what was new in the same file.
      if (!(await hasExchangeRates(tx, published))) throw new RateDiffers();
      return count;
    });
    return ok({
      first_day: days[0] ?? '',
      last_day: days.at(-1) ?? '',
      tables: tables.length,
      periods: periods.length,
      added,
    });
  } catch (error) {
    if (error instanceof RateDiffers) return fail('exchange_rate_differs');
    throw error;
  }
}

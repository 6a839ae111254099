import { sql } from 'drizzle-orm';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { readPage } from './read-page.ts';

let shop: TestApi;
beforeAll(async () => {
  shop = await startTestApi({ domains: () => [] });
});
afterAll(() => shop.cleanup());

/**
 * [rows in the list, page size, offset], expected rows, expected total, expected number of
 * statements.
 */
const cases: [readonly [number, number, number], readonly number[], number, number][] = [
  [[5, 2, 2], [3, 4], 5, 1],
  [[5, 2, 4], [5], 5, 1],
  // No row beyond the end carries the total.
  [[5, 2, 6], [], 5, 2],
  [[0, 2, 0], [], 0, 1],
  [[0, 2, 2], [], 0, 2],
];
const page = ([size, limit, offset]: readonly [number, number, number]) =>
  readPage<{ n: number }>(
    shop.db,
    { limit, offset },
    (limitClause) =>
      sql`select n, count(*) over () as all_rows from generate_series(1, ${size}::int) n order by n ${limitClause}`,
  );

it.each(cases)('reads of %j the rows %j of %i, in %i statements', async (asked, found, all, sent) => {
  const before = shop.db.statements();
  const { rows, total } = await page(asked);
  expect([rows.map(({ n }) => n), total, shop.db.statements() - before]).toEqual([found, all, sent]);
});

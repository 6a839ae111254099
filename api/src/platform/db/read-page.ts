import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from './db.ts';

/** How many rows the list has in all, told by each of its rows. */
export interface CountedRow {
  readonly all_rows: bigint;
}

/**
 * One page of a list and how many rows the list has in all. The statement selects `count(*) over () as all_rows` and ends
 * with the cut that it is given. No row of a page beyond the end could tell the count: then the list's first row is asked.
 *
 * @example await readPage<Row>(db, toLimitOffset(query), (cut) => sql`select id, count(*) over () as all_rows from x order by id ${cut}`)
 */
export const readPage = async <T extends object>(
  db: Queryable,
  { limit, offset }: { readonly limit: number; readonly offset: number },
  statement: (cut: SQL) => SQL,
): Promise<{ readonly rows: readonly (T & CountedRow)[]; readonly total: number }> => {
  const read = (rows: number, from: number) =>
    db.query<T & CountedRow>(statement(sql`limit ${rows} offset ${from}`));
  const rows = await read(limit, offset);
  const [counted] = rows.length > 0 || offset === 0 ? rows : await read(1, 0);
  return { rows, total: Number(counted?.all_rows ?? 0n) };
};

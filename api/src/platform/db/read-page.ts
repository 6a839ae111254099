import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from './db.ts';

/** Total number of rows of the list, repeated in each row. */
export interface CountedRow {
  readonly all_rows: bigint;
}

/**
 * Returns one page of a list and the list's total number of rows. The statement selects `count(*)
 * over () as all_rows` and ends with the `limitClause` argument. A page beyond the end has no row with the
 * total, so a second query reads the first row.
 *
 * @example await readPage<Row>(db, toLimitOffset(query), (limitClause) => sql`select id, count(*) over ()
 * as all_rows from x order by id ${limitClause}`)
 */
export const readPage = async <T extends object>(
  db: Queryable,
  { limit, offset }: { readonly limit: number; readonly offset: number },
  statement: (limitClause: SQL) => SQL,
): Promise<{ readonly rows: readonly (T & CountedRow)[]; readonly total: number }> => {
  const read = (rows: number, from: number) =>
    db.query<T & CountedRow>(statement(sql`limit ${rows} offset ${from}`));
  const rows = await read(limit, offset);
  const [counted] = rows.length > 0 || offset === 0 ? rows : await read(1, 0);
  return { rows, total: Number(counted?.all_rows ?? 0n) };
};

import { type CursorPosition, cutPage, readCursor } from './cursor.ts';
import { type PageQuery, pagingMembers } from './paging.ts';
import { type Failure, isFailure, ok } from './result.ts';

/** The requested window of rows: after a row, or after an offset. */
export interface Window {
  readonly limit: number;
  readonly offset: number;
  readonly after: CursorPosition | null;
}

interface Query extends PageQuery {
  readonly cursor?: string | undefined;
  readonly page_token?: string | undefined;
}

/**
 * Returns one page of a list that is paged by number or cursor, with the paging members of its
 * reply. `list` gets a limit of one row more than the page, which shows whether another page
 * follows.
 * @example
 * const page = await readCursorPage(query, (at) => listShipments(db, filter, at), () =>
 * countShipments(db, filter));
 * return page.ok ? ok({ shipments: page.value.rows, ...page.value.paging }) : page;
 */
export async function readCursorPage<Row extends { readonly id: number }>(
  query: Query,
  list: (at: Window) => Promise<readonly Row[]>,
  count: () => Promise<number>,
) {
  const after = readCursor(query);
  if (isFailure(after)) return after satisfies Failure<'invalid_input'>;
  const { page = 1, per_page: perPage = 25 } = query;
  const found = await list({ limit: perPage + 1, offset: after === null ? (page - 1) * perPage : 0, after });
  const { rows, next } = cutPage(found, perPage, ({ id }) => id);
  const total = await count();
  return ok({ rows: [...rows], paging: { ...pagingMembers(query, rows.length, total), next_cursor: next } });
}

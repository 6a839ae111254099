import * as z from 'zod/mini';
import { type Failure, fail } from './result.ts';

/** Where a list continues: after the row of this id, in the list's order. */
export interface CursorPosition {
  readonly id: number;
}

const cursorSchema = z.tuple([z.int().check(z.gte(0), z.lte(2_147_483_647))]);

/** Returns an opaque cursor, which callers pass back unchanged. */
export const cursorOf = (id: number): string => Buffer.from(JSON.stringify([id])).toString('base64url');

interface CursorQuery {
  readonly cursor?: string | undefined;
  readonly page_token?: string | undefined;
}

/**
 * Returns the row after which to continue, `null` for the start. Fails for a cursor that was not
 * made here.
 * @example const after = readCursor(query); if (isFailure(after)) return after;
 */
export const readCursor = ({
  cursor,
  page_token: token,
}: CursorQuery): CursorPosition | null | Failure<'invalid_input'> => {
  const given = cursor ?? token;
  if (given === undefined) return null;
  let inside: unknown;
  try {
    inside = JSON.parse(Buffer.from(given, 'base64url').toString('utf8'));
  } catch {
    // An unreadable cursor fails below, like one of another shape.
    inside = null;
  }
  const parsed = z.safeParse(cursorSchema, inside);
  if (parsed.success) return { id: parsed.data[0] };
  const message = 'Send a cursor from an earlier reply of this list.';
  const path = cursor === undefined ? 'query.page_token' : 'query.cursor';
  return fail('invalid_input', { fields: [{ path, code: 'wrong_format', message }] });
};

/**
 * Cuts a list queried with one extra row to the page size and returns the cursor to the next page.
 * @example const { rows, next } = cutPage(await list(perPage + 1), perPage, ({ id }) => id)
 */
export const cutPage = <Row>(
  found: readonly Row[],
  perPage: number,
  idOf: (row: Row) => number,
): { readonly rows: readonly Row[]; readonly next: string | null } => {
  const rows = found.slice(0, perPage);
  const last = rows.at(-1);
  return { rows, next: found.length > perPage && last !== undefined ? cursorOf(idOf(last)) : null };
};

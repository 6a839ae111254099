import * as z from 'zod/mini';
import { type Failure, fail } from './result.ts';

/** Where a list goes on: after the row of this id, in the list's own order. */
export interface CursorPosition {
  readonly id: number;
}

const cursorSchema = z.tuple([z.int().check(z.gte(0), z.lte(2_147_483_647))]);

/** Opaque to callers: they pass it back as it came. */
export const cursorOf = (id: number): string => Buffer.from(JSON.stringify([id])).toString('base64url');

interface CursorQuery {
  readonly cursor?: string | undefined;
  readonly page_token?: string | undefined;
}

/**
 * The row after which the caller wants to go on, `null` from the start. A cursor that was not made here is refused.
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
    // What cannot be read is refused below like what reads as something else.
    inside = null;
  }
  const parsed = z.safeParse(cursorSchema, inside);
  if (parsed.success) return { id: parsed.data[0] };
  const message = 'Pass a cursor as the list before gave it.';
  const path = cursor === undefined ? 'query.page_token' : 'query.cursor';
  return fail('invalid_input', { fields: [{ path, code: 'wrong_format', message }] });
};

/**
 * The cursor to the next rows: of a list that was asked for `perPage` rows and one more, which is cut off here.
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

import { type SQL, sql } from 'drizzle-orm';

/**
 * A timestamp as the wire has it, for `json_build_object`: `2026-11-29T10:00:00.000Z`. PostgreSQL's own form in JSON has
 * the session's offset. `column` is SQL of the code, never of a caller.
 */
export const jsonTimestamp = (column: string): SQL =>
  sql.raw(`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

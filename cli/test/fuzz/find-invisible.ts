import type { Db } from '@shop/api/platform';
import { hasInvisible } from '@shop/intake';
import { sql } from 'drizzle-orm';

/** A stored text with something in it that no reader sees. */
export interface InvisibleText {
  /** `table.column`; within JSON with the path. */
  readonly place: string;
  readonly value: string;
}

interface Column {
  readonly table_name: string;
  readonly column_name: string;
  readonly data_type: string;
}

/** What may hold such characters, by `table.column`, with the reason. */
export type Allowed = Readonly<Record<string, string>>;

const textual = new Set(['text', 'character varying', 'character', 'json', 'jsonb', 'ARRAY']);

/** Blanks that are not the usual one; `hasInvisible` leaves them to `cleanText`. */
const oddBlank = /[\u2800]|(?! )\p{Zs}/u;
const isUnclean = (text: string): boolean => hasInvisible(text) || oddBlank.test(text);

/** Returns the unclean texts in a value, names of fields included, with their paths. */
const uncleanIn = (value: unknown, place: string): readonly InvisibleText[] => {
  if (typeof value === 'string') return isUnclean(value) ? [{ place, value }] : [];
  if (Array.isArray(value)) return value.flatMap((one) => uncleanIn(one, `${place}[]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => [
    ...(isUnclean(name) ? [{ place: `${place} (name)`, value: name }] : []),
    ...uncleanIn(one, `${place}.${name}`),
  ]);
};

/** Anything but printable ASCII, or an escape in JSON: what is worth reading. */
const worthReading = '[^\\x20-\\x7e]|\\\\[bfnrtu]';

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Returns the texts and JSON columns of every table. */
const findColumns = (db: Db): Promise<readonly Column[]> =>
  db.query<Column>(sql`
    select c.table_name, c.column_name, c.data_type from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where table_schema = 'public' and t.table_type = 'BASE TABLE' order by 1, c.ordinal_position`);

/**
 * Reads every text, list of texts and JSON column of every table, and returns what no reader would see in it: up to
 * `most` values of each column.
 */
export const findInvisible = async (
  db: Db,
  allowed: Allowed,
  most = 3,
): Promise<readonly InvisibleText[]> => {
  const found: InvisibleText[] = [];
  const columnsRead = (await findColumns(db)).filter(
    ({ table_name, column_name, data_type }) =>
      textual.has(data_type) && allowed[`${table_name}.${column_name}`] === undefined,
  );
  for (const table of new Set(columnsRead.map(({ table_name }) => table_name))) {
    const columns = columnsRead.filter(({ table_name }) => table_name === table);
    const names = columns.map(({ column_name }) => quoted(column_name));
    const condition = names.map((name) => `${name}::text ~ '${worthReading}'`).join(' or ');
    const rows = await db.query<Record<string, unknown>>(
      sql.raw(`select ${names.join(', ')} from ${quoted(table)} where ${condition}`),
    );
    for (const { column_name } of columns)
      found.push(
        ...rows.flatMap((row) => uncleanIn(row[column_name], `${table}.${column_name}`)).slice(0, most),
      );
  }
  return found;
};

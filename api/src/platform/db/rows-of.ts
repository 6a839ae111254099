import { type SQL, sql } from 'drizzle-orm';
import { array } from './db.ts';

/** A column of rows that a statement brings along: the type of its values, and where a row keeps its own. */
export type Column<Row> = readonly [
  type: Parameters<typeof array>[1],
  read: (row: Row, index: number) => string | number | bigint | null,
];

/**
 * Rows as a set to select from, sent as one array a column: the statement is the same however many they are.
 * @example sql`update stock s set left = v.left from ${rowsOf('v', rows, { id: ['int', ({ id }) => id] … })} where …`
 */
export const rowsOf = <Row>(
  name: string,
  rows: readonly Row[],
  columns: Readonly<Record<string, Column<Row>>>,
): SQL => {
  const arrays = Object.values(columns).map(([type, read]) => array(rows.map(read), type));
  const names = Object.keys(columns).join(', ');
  return sql`unnest(${sql.join(arrays, sql`, `)}) as ${sql.raw(`${name} (${names})`)}`;
};

import { type SQL, sql } from 'drizzle-orm';
import { array } from './db.ts';

/** A column of rows passed into a statement: its SQL type and a getter for the value. */
export type Column<Row> = readonly [
  type: Parameters<typeof array>[1],
  read: (row: Row, index: number) => string | number | bigint | null,
];

/**
 * Returns rows as a set to select from, sent as one array per column. The statement's text does not
 * depend on the number of rows.
 * @example sql`update stock s set left = v.left from ${rowsOf('v', rows, { id: ['int', ({ id }) =>
 * id] … })} where …`
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

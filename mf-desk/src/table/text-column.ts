import type { DataColumn } from './data-table.tsx';

/** A column of plain text, a dash where there is none; `figure`: aligned to the end. */
export const textColumn = <Row>(
  id: string,
  head: string,
  text: (row: Row) => string,
  figure = false,
): DataColumn<Row> => ({ id, head, text, figure, cell: (row) => text(row) || '–' });

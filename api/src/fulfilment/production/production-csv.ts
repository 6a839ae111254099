import type { ProductionLine } from '@shop/contracts';

const columns: readonly (readonly [
  name: string,
  of: (line: ProductionLine) => string | number | boolean | null,
])[] = [
  ['order_number', (line) => line.order_number],
  ['line_item_id', (line) => line.line_item_id],
  ['placed_at', (line) => line.placed_at],
  ['region', (line) => line.region],
  ['sku', (line) => line.sku],
  ['name', (line) => line.name],
  ['structure', (line) => line.structure],
  ['quantity', (line) => line.quantity],
  ['to_make', (line) => line.to_make],
  ['dispatch', (line) => line.dispatch],
  ['express', (line) => line.express],
  ['fulfilment_status', (line) => line.fulfilment_status],
  ['print_file_status', (line) => line.print_file?.status ?? null],
  ['print_file_sha256', (line) => line.print_file?.sha256 ?? null],
  ['approval', (line) => line.approval],
  ['quality', (line) => line.quality],
];

/** Returns one cell: quoted where necessary, and never readable as a spreadsheet formula. */
export const csvCell = (value: string | number | boolean | null): string => {
  const text = value === null ? '' : String(value);
  const harmless = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

/** Returns the list as CSV (RFC 4180): a header row, then one row per line. */
export const productionCsv = (lines: readonly ProductionLine[]): string =>
  [columns.map(([name]) => name), ...lines.map((line) => columns.map(([, of]) => of(line)))]
    .map((row) => `${row.map(csvCell).join(',')}\r\n`)
    .join('');

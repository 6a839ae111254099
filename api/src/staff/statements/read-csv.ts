import type { CsvMapping } from '@shop/contracts';
import { parseAmount, readDay } from './read-values.ts';
import { oneLine, type ReadStatement, RefusedStatement, type StatementEntry } from './statement-entry.ts';

export const delimiterOf = { semicolon: ';', comma: ',', tab: '\t', pipe: '|' } as const;

/**
 * The rows of a CSV text (RFC 4180, any delimiter and line end), without blank lines; each with its line in the file,
 * from 0.
 */
export function* csvRows(
  text: string,
  delimiter: string,
): Generator<{ readonly line: number; readonly cells: readonly string[] }> {
  let at = text.startsWith('\ufeff') ? 1 : 0;
  let line = 0;
  while (at < text.length) {
    const cells: string[] = [];
    const first = line;
    for (let more = true; more; ) {
      let cell = '';
      if (text[at] === '"') {
        at += 1;
        for (;;) {
          const quote = text.indexOf('"', at);
          const end = quote === -1 ? text.length : quote;
          const part = text.slice(at, end);
          for (let from = part.indexOf('\n'); from !== -1; from = part.indexOf('\n', from + 1)) line += 1;
          cell += part;
          at = end + 1;
          if (text[at] !== '"' || quote === -1) break;
          cell += '"';
          at += 1;
        }
      }
      const start = at;
      while (at < text.length && text[at] !== delimiter && text[at] !== '\n' && text[at] !== '\r') at += 1;
      cells.push(cell + text.slice(start, at));
      more = text[at] === delimiter;
      if (more) at += 1;
    }
    if (text[at] === '\r' && text[at + 1] === '\n') at += 1;
    at += 1;
    line += 1;
    if (cells.some((cell) => cell.trim() !== '')) yield { line: first, cells };
  }
}

const orNull = (text: string): string | null => (text === '' ? null : text);

/** Reads the entries of a CSV statement by the chosen columns. Throws `RefusedStatement`. */
export const readCsvStatement = async (
  text: string,
  mapping: CsvMapping,
  mostEntries: number,
): Promise<ReadStatement & { readonly head: readonly string[] }> => {
  const { currency, head_row: headRow, decimal } = mapping;
  const entries: StatementEntry[] = [];
  let skipped = 0;
  let rows = -1;
  let head: readonly string[] = [];
  for (const { line, cells } of csvRows(text, delimiterOf[mapping.delimiter])) {
    rows += 1;
    if (rows === headRow) head = cells.slice(0, 200).map((name) => oneLine(name, 80));
    if (rows <= headRow) continue;
    // Lets other requests run.
    if (rows % 2000 === 0) await new Promise((resolve) => setImmediate(resolve));
    const row = line + 1;
    const cell = (index: number | null, longest: number): string =>
      index === null ? '' : oneLine(cells[index] ?? '', longest);
    const rawDay = cell(mapping.day, 80);
    const rawAmount = cell(mapping.amount, 80);
    // A closing line of the file that is no entry.
    if (rawDay === '' && rawAmount === '') continue;
    if (cells.length <= Math.max(mapping.day, mapping.amount))
      throw new RefusedStatement('missing_column', row, cells.join(' '));
    const amount = parseAmount(rawAmount, decimal, currency);
    if (amount === null) throw new RefusedStatement('wrong_amount', row, rawAmount);
    const day = readDay(rawDay, mapping.day_order);
    if (day === null) throw new RefusedStatement('wrong_day', row, rawDay);
    if (entries.length + skipped >= mostEntries) throw new RefusedStatement('too_many_entries', row);
    if (amount <= 0n) {
      skipped += 1;
      continue;
    }
    const written = mapping.text.map((index) => cell(index, 1000)).join(' ');
    entries.push({
      amount,
      day,
      text: oneLine(written, 1000),
      payerName: orNull(cell(mapping.payer_name, 140)),
      payerAccount: orNull(cell(mapping.payer_account, 64)),
      reference: orNull(cell(mapping.reference, 140)),
    });
  }
  if (entries.length + skipped === 0) throw new RefusedStatement('no_entries');
  return { currency, entries, skipped, head };
};

import { createHash } from 'node:crypto';
import type { CsvMapping, previewBankStatement as preview, ReplyOf } from '@shop/contracts';
import { csvRows, delimiterOf } from './read-csv.ts';
import { parseAmount, readDay } from './read-values.ts';
import { oneLine } from './statement-entry.ts';

type Preview = ReplyOf<typeof preview>;
type Layout = Pick<CsvMapping, 'encoding' | 'delimiter' | 'head_row'>;

/** Names of columns in exports of German, Polish and other banks, best first. */
const names: Readonly<
  Record<'day' | 'amount' | 'text' | 'payer_name' | 'payer_account' | 'reference', RegExp>
> = {
  day: /buchungs(tag|datum)|booking ?date|data (operacji|ksi[eę]gowania|transakcji)|^(datum|date|data|fecha|bokf[oö]ringsdag)$/i,
  amount: /^betrag|^kwota|^amount|^umsatz|^importe?$|^importo|^montant|^bedrag|^belopp|^suma/i,
  text: /verwendungszweck|tytu[łl]|^opis|description|remittance|concepto|causale|omschrijving|libell[eé]|meddelande|details/i,
  payer_name:
    /zahlungs(beteiligter|pflichtig)|auftraggeber|beg[uü]nstigter|nadawca|kontrahent|payer|counterparty|^name/i,
  payer_account:
    /^iban|konto(nummer)?.*(beteiligter|auftraggeber|nadawcy)|(account|rachunek) (payer|nadawcy)|nadawcy.*rachun/i,
  reference: /bank.?referen|referencja|nr referencyjny|transaction id|^referen[cz]/i,
};

const isUtf8 = (bytes: Uint8Array): boolean => {
  try {
    // The last character may be cut.
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
};

/** Which encoding the bytes are in: letters that only Polish has decide between the two of Windows. */
const guessEncoding = (bytes: Uint8Array): CsvMapping['encoding'] => {
  if (isUtf8(bytes)) return 'utf-8';
  return bytes.some((byte) => [0xb3, 0xb9, 0xbf, 0xea, 0x9c].includes(byte))
    ? 'windows-1250'
    : 'windows-1252';
};

const guessDelimiter = (text: string): CsvMapping['delimiter'] => {
  const widest = (delimiter: string) => {
    const widths = [...csvRows(text, delimiter)].slice(0, 60).map(({ cells }) => cells.length);
    return Math.max(0, ...widths.filter((width) => widths.filter((one) => one === width).length > 1));
  };
  const [best] = (['semicolon', 'tab', 'comma', 'pipe'] as const)
    .map((name) => ({ name, width: widest(delimiterOf[name]) }))
    .sort((one, other) => other.width - one.width);
  return best && best.width > 1 ? best.name : 'semicolon';
};

/** The first of the widest rows: banks put the account and the period above the names of the columns. */
const guessHead = (rows: readonly (readonly string[])[]): number => {
  const widest = Math.max(0, ...rows.map(({ length }) => length));
  return Math.max(
    0,
    rows.slice(0, 100).findIndex(({ length }) => length >= widest - 1),
  );
};

const guessColumns = (columns: Preview['columns'], layout: Layout): CsvMapping | null => {
  const find = (what: keyof typeof names, taken: readonly (number | null)[] = []) =>
    columns.find(({ index, name }) => names[what].test(name) && !taken.includes(index))?.index ?? null;
  const day = find('day');
  const amount = find('amount');
  const text = find('text');
  if (day === null || amount === null || text === null) return null;
  const samplesOf = (index: number) => columns.find((one) => one.index === index)?.samples ?? [];
  const orders = ['dmy', 'ymd', 'mdy'] as const;
  const fits = (order: CsvMapping['day_order']) =>
    samplesOf(day).every((one) => readDay(one, order) !== null);
  const hasComma = samplesOf(amount).some(
    (one) => parseAmount(one, 'comma', 'EUR') !== null && /,\d{1,2}\b/.test(one),
  );
  const payerName = find('payer_name', [text]);
  return {
    ...layout,
    currency: 'EUR',
    day,
    day_order: orders.find(fits) ?? 'dmy',
    amount,
    decimal: hasComma ? 'comma' : 'point',
    text: [text],
    payer_name: payerName,
    payer_account: find('payer_account', [payerName]),
    reference: find('reference', [text]),
  };
};

/** Recognises files of the same bank by the names of their columns. */
export const hashHead = (columns: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(columns)).digest('hex');

/** Describes the beginning of a CSV file; what is `given` is not guessed. */
export const describeCsv = (
  bytes: Uint8Array,
  given: { readonly [Key in keyof Layout]?: Layout[Key] | undefined },
): Omit<Preview, 'format' | 'remembered'> => {
  const encoding = given.encoding ?? guessEncoding(bytes);
  const text = new TextDecoder(encoding).decode(bytes);
  const delimiter = given.delimiter ?? guessDelimiter(text);
  const rows = [...csvRows(text, delimiterOf[delimiter])].map(({ cells }) => cells);
  const headRow = Math.min(given.head_row ?? guessHead(rows), Math.max(0, rows.length - 1));
  const head = rows[headRow] ?? [];
  const columns = head.slice(0, 200).map((name, index) => ({
    index,
    name: oneLine(name, 80),
    samples: rows
      .slice(headRow + 1, headRow + 4)
      .map((cells) => oneLine(cells[index] ?? '', 60))
      .filter((sample) => sample !== ''),
  }));
  const layout = { encoding, delimiter, head_row: headRow };
  return { ...layout, columns, mapping: guessColumns(columns, layout) };
};

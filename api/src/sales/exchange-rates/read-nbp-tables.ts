import { type ExchangeTable, ratedCurrencies } from '@shop/contracts';
import * as z from 'zod/mini';

/** `[{"table":"A","no":"039/A/NBP/2022","effectiveDate":"2022-02-25","rates":[{"code":"EUR","mid":4.6608}]}]` */
const tablesSchema = z.array(
  z.object({
    table: z.literal('A'),
    no: z.string(),
    effectiveDate: z.string(),
    rates: z.array(z.object({ code: z.string(), mid: z.number() })),
  }),
);
/** One currency over several days: `/exchangerates/rates/a/eur/…`. */
const seriesSchema = z.object({
  table: z.literal('A'),
  code: z.string(),
  rates: z.array(z.object({ no: z.string(), effectiveDate: z.string(), mid: z.number() })),
});

/**
 * Reads mid rates of table A as Narodowy Bank Polski publishes them: the JSON of api.nbp.pl (tables, or one
 * currency), or the CSV of a year (`archiwum_tab_a_2026.csv`: Windows-1250, semicolons, decimal commas).
 * Currencies in which the shop sells nothing are left out.
 *
 * @returns the tables by day, or one sentence on what is wrong
 */
export function readNbpTables(bytes: Uint8Array): readonly ExchangeTable[] | string {
  // Only ASCII counts, so the code page of the names does not matter.
  const text = new TextDecoder('latin1').decode(bytes).replace(/^ï»¿/, '').trim();
  const tables = /^[[{]/.test(text) ? readJsonTables(text) : readCsvTables(text);
  if (typeof tables === 'string') return tables;
  const known = tables.filter(({ rates }) => rates.length > 0);
  return known.length === 0 ? 'it has no rate of a currency in which the shop sells.' : known;
}

const isRated = (code: string): code is ExchangeTable['rates'][number]['currency'] =>
  ratedCurrencies.some((one) => one === code);

const rateOf = (code: string, rate: string): ExchangeTable['rates'] =>
  isRated(code) ? [{ currency: code, rate }] : [];

function readJsonTables(text: string): readonly ExchangeTable[] | string {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return 'it is not valid JSON.';
    throw error;
  }
  const tables = tablesSchema.safeParse(json);
  if (tables.success)
    return tables.data.map(({ no, effectiveDate, rates }) => ({
      number: no,
      day: effectiveDate,
      rates: rates.flatMap(({ code, mid }) => rateOf(code, String(mid))),
    }));
  const series = seriesSchema.safeParse(json);
  if (series.success)
    return series.data.rates.map(({ no, effectiveDate, mid }) => ({
      number: no,
      day: effectiveDate,
      rates: rateOf(series.data.code, String(mid)),
    }));
  return 'it is not a table A of the NBP.';
}

/** Head: `data;1THB;1USD;…;100HUF;…;nr tabeli;pełny numer tabeli;`; rows: `20220225;0,1283;4,1608;…;39;039/A/NBP/2022;`. */
function readCsvTables(text: string): readonly ExchangeTable[] | string {
  const [head = [], ...rows] = text.split(/\r?\n/).map((line) => line.split(';').map((cell) => cell.trim()));
  const columns = head.map((cell) => /^(\d+)([A-Z]{3})$/.exec(cell));
  if (head[0] !== 'data' || !columns.some((column) => column !== null))
    return 'it is not a table A of the NBP.';
  const several = columns.find((column) => column && isRated(column[2] ?? '') && column[1] !== '1');
  if (several) return `its column ${several[0]} has the rate of several units.`;
  return rows
    .filter(([day = '']) => /^\d{8}$/.test(day))
    .map((row) => ({
      number: row.find((cell) => /^\d{1,3}\/A\/NBP\/\d{4}$/.test(cell)) ?? '',
      day: (row[0] ?? '').replace(/^(\d{4})(\d\d)/, '$1-$2-'),
      rates: columns.flatMap((column, index) =>
        column && row[index] ? rateOf(column[2] ?? '', row[index].replace(',', '.')) : [],
      ),
    }));
}

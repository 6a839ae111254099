import { type SterlingPeriod, sterlingRatedCurrencies } from '@shop/contracts';

/** Whether a file is the CSV of HMRC's monthly rates, by its first line. */
export const isHmrcFile = (bytes: Uint8Array): boolean => /^\s*"?country/i.test(textOf(bytes).slice(0, 40));

/** Only ASCII counts, so the encoding of the pound sign and of the names does not matter. */
const textOf = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes).replace(/^ï»¿/, '');

const columns = {
  code: /^currency code$/i,
  rate: /^currency units per/i,
  first: /^start date$/i,
  last: /^end date$/i,
} as const;

/**
 * Reads the monthly rates of HMRC for customs and VAT, the CSV of www.trade-tariff.service.gov.uk/exchange_rates
 * (`monthly_csv_2026-9.csv`): units of a currency for one pound, with the first and last day of their period.
 * Currencies in which the shop sells nothing are left out.
 *
 * @returns the periods, or one sentence on what is wrong
 */
export function readHmrcRates(bytes: Uint8Array): readonly SterlingPeriod[] | string {
  const [head = [], ...rows] = textOf(bytes)
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map(readCells);
  const at = (column: keyof typeof columns) => head.findIndex((cell) => columns[column].test(cell));
  const [code, rate, first, last] = [at('code'), at('rate'), at('first'), at('last')];
  if (Math.min(code, rate, first, last) < 0) return 'it is not the CSV of HMRC’s monthly rates.';
  const periods = new Map<string, SterlingPeriod>();
  for (const row of rows) {
    const currency = sterlingRatedCurrencies.find((one) => one === row[code]);
    if (currency === undefined) continue;
    const days = [row[first], row[last]].map(readDay);
    const [first_day, last_day] = days;
    if (!first_day || !last_day)
      return `its row of ${currency} has no period such as 01/09/2026 to 30/09/2026.`;
    const known = periods.get(days.join()) ?? { first_day, last_day, rates: [] };
    periods.set(days.join(), {
      ...known,
      rates: [...known.rates.filter((one) => one.currency !== currency), { currency, rate: row[rate] ?? '' }],
    });
  }
  return periods.size === 0 ? 'it has no rate of a currency in which the shop sells.' : [...periods.values()];
}

/** The cells of a line; one in quotation marks may hold commas. */
const readCells = (line: string): readonly string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
    (quoted?.replaceAll('""', '"') ?? plain ?? '').trim(),
  );

/** @example readDay('01/09/2026') // '2026-09-01' */
const readDay = (text = ''): string | null => {
  const match = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(text);
  return match ? `${match[3]}-${match[2]}-${match[1]}` : null;
};

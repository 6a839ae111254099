import { type Currency, exponents } from '@shop/money';

/**
 * Reads an amount of a bank statement as minor units: `1.234,56`, `1 234,56`, `+12,5`, `-3`, `12,00 EUR`, `1’000.00`,
 * `12,00-`. Groups must have three digits. Null if it is no amount or has more decimals than the currency.
 */
export const parseAmount = (text: string, decimal: 'comma' | 'point', currency: Currency): bigint | null => {
  const bare = text
    .replace(/[\s\u00a0\u202f]/g, '')
    .replace(/^\p{Lu}{3}|\p{Lu}{3}$/u, '')
    .replace('\u2212', '-');
  const match = /^([+-]?)([\d.,'’]+)([+-]?)$/.exec(bare);
  if (!match) return null;
  const [, before = '', digits = '', after = ''] = match;
  if (before !== '' && after !== '') return null;
  const point = decimal === 'comma' ? ',' : '.';
  const [whole = '', fraction = '', ...more] = digits.split(point);
  const grouped = /^\d{1,3}([.,'’])\d{3}(?:\1\d{3})*$/.test(whole);
  if (more.length > 0 || !(grouped || /^\d{1,15}$/.test(whole))) return null;
  const places = exponents[currency];
  if (!/^\d*$/.test(fraction) || /[1-9]/.test(fraction.slice(places)) || fraction.length > 6) return null;
  const minor = BigInt(whole.replace(/\D/g, '') + fraction.slice(0, places).padEnd(places, '0'));
  if (minor > 10n ** 14n) return null;
  return (before || after) === '-' ? -minor : minor;
};

/** Reads a day in this order of day, month and year, as `YYYY-MM-DD`; null if the calendar does not have it. */
export const readDay = (text: string, order: 'dmy' | 'ymd' | 'mdy'): string | null => {
  const parts = /^(\d{1,4})[./-](\d{1,2})[./-](\d{1,4})(?:[T ].*)?$/.exec(text.trim());
  const packed = /^(\d{4})(\d{2})(\d{2})$/.exec(text.trim());
  const [, one = '', two = '', three = ''] = (order === 'ymd' && packed) || parts || [];
  const [year, month, day] = { dmy: [three, two, one], ymd: [one, two, three], mdy: [three, one, two] }[
    order
  ];
  if (!year || !month || !day || !/^(\d{2}|\d{4})$/.test(year) || day.length > 2) return null;
  const full = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(`${full}T00:00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== full || full < '1990'
    ? null
    : full;
};

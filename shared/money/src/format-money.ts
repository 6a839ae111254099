import { type Money, toDecimal, type UnitPrice, unitToDecimal } from './money.ts';

/** The format of amounts in a region (specification 3, currencyFormatter), from the region file. */
export interface CurrencyFormatter {
  /** The separator between groups of three digits; empty for no grouping. */
  readonly thousandSeparator: string;
  readonly decimalSeparator: string;
  readonly currencySign: string;
  readonly currencyPosition: 'left' | 'right';
}

/** @example formatMoney(money(123450, 'PLN'), plFormatter) // "1 234,50 zł" with no-break spaces */
export const formatMoney = (amount: Money, formatter: CurrencyFormatter): string =>
  withSign(groupDigits(toDecimal(amount), formatter), formatter);

/** Formats a unit price with two decimals, or up to four if needed. */
export const formatUnitPrice = (unit: UnitPrice, formatter: CurrencyFormatter): string =>
  withSign(groupDigits(unitToDecimal(unit).replace(/0{1,2}$/, ''), formatter), formatter);

/** Parses the output of `formatMoney` into minor units; `undefined` when it is no amount of this region. */
export function parseMoney(text: string, formatter: CurrencyFormatter): bigint | undefined {
  const bare = text.replace(formatter.currencySign, '').replaceAll('\u00a0', '').replaceAll(' ', '');
  const plain = bare.replaceAll(formatter.thousandSeparator, '').replace(formatter.decimalSeparator, '.');
  if (!/^-?\d+\.\d{2}$/.test(plain)) return undefined;
  return BigInt(plain.replace('.', ''));
}

function groupDigits(decimal: string, { thousandSeparator, decimalSeparator }: CurrencyFormatter): string {
  const [whole = '', fraction] = decimal.split('.');
  const grouped = thousandSeparator ? whole.replace(/\B(?=(\d{3})+$)/g, thousandSeparator) : whole;
  return fraction ? `${grouped}${decimalSeparator}${fraction}` : grouped;
}

function withSign(figure: string, { currencySign, currencyPosition }: CurrencyFormatter): string {
  const [sign, digits] = figure.startsWith('-') ? ['-', figure.slice(1)] : ['', figure];
  return currencyPosition === 'left'
    ? `${sign}${currencySign}${digits}`
    : `${sign}${digits}\u00a0${currencySign}`;
}

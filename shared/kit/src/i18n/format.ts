import type { ShopDocument } from '@shop/contracts';
import {
  type Currency,
  currencies,
  formatMoney,
  formatUnitPrice,
  fromDecimal,
  type Money,
  unitFromDecimal,
} from '@shop/money';
import { useMemo, useSyncExternalStore } from 'react';
import { shopDocument } from '../document/shop-document.ts';
import { lengthUnit } from './length-unit.ts';

/** `weekday` has no year; `full` includes it; `month` is a month of a year. */
export type DateStyle = 'weekday' | 'full' | 'short' | 'dateTime' | 'month';

export interface Format {
  /** A decimal string of the wire ("1234.50", by default in the region's currency) or Money. */
  readonly money: (amount: string | Money, currency?: string) => string;
  /** Two decimals, or up to four where the price needs them. */
  readonly unitPrice: (amount: string, currency?: string) => string;
  readonly date: (iso: string, style?: DateStyle) => string;
  readonly number: (value: number, decimals?: number) => string;
  /** Millimetres in the region's unit or the shopper's choice: "30 cm", "11.8 in", "300 mm". */
  readonly length: (millimetres: number) => string;
  /** The dimensions of one item with a single unit: "21.2 × 14.8 × 6.1 cm". A height of 0 is omitted. */
  readonly size: (millimetres: readonly number[]) => string;
  /** A percentage: 0.23 is "23 %". */
  readonly percent: (share: number, decimals?: number) => string;
}

const never = () => () => undefined;
let askedZone: string | undefined;
/** Asked once a document: React compares the snapshot at every render of every component that formats. */
const ownZone = (): string | undefined => {
  askedZone ??= Intl.DateTimeFormat().resolvedOptions().timeZone;
  return askedZone;
};

/** Formats of this region. @example const format = useFormat(); format.money(order.total) */
export function useFormat(): Format {
  const unit = useSyncExternalStore(lengthUnit.subscribe, lengthUnit.get, lengthUnit.get);
  const region = shopDocument();
  // The server does not know the visitor's time zone and uses the market's.
  const zone = useSyncExternalStore(never, ownZone, () => region.market.timeZone);
  return useMemo(() => formatFor(region, unit ?? region.market.units, zone), [region, unit, zone]);
}

/** Returns the formats of a given document; pure. `zone`: the time zone of "dateTime", by default the machine's. */
export function formatFor(
  region: ShopDocument,
  unit: 'cm' | 'in' | 'mm' = region.market.units,
  zone?: string,
): Format {
  const { languageTag } = region;
  const number = (value: number, decimals?: number) =>
    numberFormat(languageTag, {
      useGrouping: 'always',
      maximumFractionDigits: decimals ?? 2,
      ...(decimals === undefined ? {} : { minimumFractionDigits: decimals }),
    }).format(value);
  return {
    number,
    money: (amount, currency = region.currency) => {
      const value =
        typeof amount === 'string' ? fromDecimal(trimCents(amount), toCurrency(currency)) : amount;
      return value ? formatMoney(value, formatterOf(region, value.currency)) : String(amount);
    },
    unitPrice: (amount, currency = region.currency) => {
      const value = unitFromDecimal(amount, toCurrency(currency));
      return value ? formatUnitPrice(value, formatterOf(region, value.currency)) : amount;
    },
    date: (iso, style = 'short') =>
      isDay(iso)
        ? formatDate(languageTag, new Date(`${iso}T12:00:00Z`), style, 'UTC')
        : formatDate(languageTag, new Date(iso), style, zone),
    length: (millimetres) => `${lengthFigure(millimetres, unit, number)}\u00a0${unit}`,
    size: (millimetres) =>
      `${millimetres
        .filter((each) => each > 0)
        .map((each) => lengthFigure(each, unit, number))
        .join('\u00a0×\u00a0')}\u00a0${unit}`,
    percent: (share, decimals = 0) =>
      numberFormat(languageTag, {
        style: 'percent',
        maximumFractionDigits: Math.max(decimals, 2),
        minimumFractionDigits: decimals,
      }).format(share),
  };
}

/**
 * Keeps one formatter for each locale and set of options: making one costs some hundred times as much as using it. There
 * are as many as the shop has locales, time zones and date styles.
 */
function keepFormatters<Options, Formatter>(create: (languageTag: string, options: Options) => Formatter) {
  const kept = new Map<string, Formatter>();
  return (languageTag: string, options: Options): Formatter => {
    const key = languageTag + JSON.stringify(options);
    const known = kept.get(key);
    if (known) return known;
    const formatter = create(languageTag, options);
    kept.set(key, formatter);
    return formatter;
  };
}

const numberFormat = keepFormatters(
  (languageTag, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(languageTag, options),
);
const dateTimeFormat = keepFormatters(
  (languageTag, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(languageTag, options),
);

function lengthFigure(millimetres: number, unit: 'cm' | 'in' | 'mm', number: Format['number']): string {
  if (unit === 'mm') return number(Math.round(millimetres * 10) / 10);
  return unit === 'cm'
    ? number(Math.round(millimetres) / 10)
    : number(Math.round((millimetres / 25.4) * 100) / 100);
}

const dateParts: Readonly<Record<DateStyle, Intl.DateTimeFormatOptions>> = {
  weekday: { weekday: 'long', day: 'numeric', month: 'long' },
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  short: { day: 'numeric', month: 'short', year: 'numeric' },
  dateTime: { day: 'numeric', month: 'long', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
};

/**
 * Returns the locale's own form: "Dec 1, 2026", "1. Dez. 2026"; times "3:05 PM" or "15:05". Date and time are formatted
 * separately and joined by a comma, since engines disagree about the word between them and server and browser run
 * different engines.
 */
function formatDate(languageTag: string, date: Date, style: DateStyle, timeZone: string | undefined): string {
  const day = dateTimeFormat(languageTag, { timeZone, ...dateParts[style] })
    .formatToParts(date)
    .map(({ value }, index, parts) => {
      const isBesideDay = parts[index - 1]?.type === 'day' || parts[index + 1]?.type === 'day';
      return isBesideDay && !value.includes(',') ? value.replaceAll(' ', '\u00a0') : value;
    })
    .join('');
  if (style !== 'dateTime') return day;
  const time = dateTimeFormat(languageTag, { timeZone, hour: 'numeric', minute: '2-digit' });
  // Some engines write a narrow no-break space before AM and PM, others a plain one.
  return `${day}, ${time.format(date).replace(/\s/g, '\u00a0')}`;
}

/** A date without a time ("2026-12-01") is that day everywhere, not midnight UTC. */
const isDay = (iso: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(iso);

/** Amounts may come with four decimals whose last two are zero. */
const trimCents = (amount: string): string => amount.replace(/^(-?\d+\.\d{2})0+$/, '$1');

const toCurrency = (text: string): Currency => currencies.find((name) => name === text) ?? 'EUR';

/** The region's separators apply to every currency; the sign is the currency's own. */
const formatterOf = ({ currency, market }: ShopDocument, used: Currency) =>
  used === currency ? market.currencyFormatter : { ...market.currencyFormatter, currencySign: signs[used] };

const signs: Readonly<Record<Currency, string>> = {
  EUR: '€',
  GBP: '£',
  PLN: 'zł',
  SEK: 'kr',
  RON: 'lei',
  USD: '$',
};

import { formatMoney, type Money, toDecimal } from '@shop/money';
import type { Region } from '@shop/regions';
import type { MailLanguage } from './language.ts';

/** Formats numbers, amounts and dates for a mail. */
export interface MailFormats {
  readonly count: (value: number) => string;
  readonly money: (amount: Money) => string;
  /**
   * Formats a date in words. A date without a time is that calendar day. `zone` is an IANA time
   * zone.
   */
  readonly day: (date: Date | string, zone?: string) => string;
  /** Formats a date with the time. */
  readonly moment: (date: Date | string, zone?: string) => string;
}

const familyOf = (tag: string): string => tag.split('-')[0] ?? tag;

/**
 * Returns the formats of the mail's language, in the market's variant where the market uses that
 * language: English mails of the British shop write "30 November 2026", those of the American one
 * "November 30, 2026".
 */
export const mailFormats = (language: MailLanguage, market: Region): MailFormats => {
  const own = familyOf(market.languageTag) === familyOf(language);
  const tag = own ? market.languageTag : language;
  const createDateFormatter =
    (options: Intl.DateTimeFormatOptions) =>
    (date: Date | string, zone = 'UTC'): string =>
      new Intl.DateTimeFormat(tag, { ...options, timeZone: zone })
        .format(new Date(date))
        // Intl writes a plain or a narrow space before AM and PM: the plain one allows a line
        // break, and many fonts lack the narrow one.
        .replace(/\s(?=[AP]M)/, '\u00a0');
  return {
    count: (value) => new Intl.NumberFormat(tag).format(value),
    money: (amount) =>
      own && amount.currency === market.currency
        ? formatMoney(amount, market.currencyFormatter)
        : new Intl.NumberFormat(tag, { style: 'currency', currency: amount.currency }).format(
            Number(toDecimal(amount)),
          ),
    day: createDateFormatter({ dateStyle: 'long' }),
    moment: createDateFormatter({ dateStyle: 'full', timeStyle: 'short' }),
  };
};

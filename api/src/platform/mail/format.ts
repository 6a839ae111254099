import { formatMoney, type Money, toDecimal } from '@shop/money';
import type { Region } from '@shop/regions';
import type { MailLanguage } from './language.ts';

/** Figures, amounts and days as a mail writes them. */
export interface MailFormats {
  readonly count: (value: number) => string;
  readonly money: (amount: Money) => string;
  /** A day, written out. A date without a time is that day. `zone` is an IANA time zone. */
  readonly day: (date: Date | string, zone?: string) => string;
  /** A day with the time. */
  readonly moment: (date: Date | string, zone?: string) => string;
}

const familyOf = (tag: string): string => tag.split('-')[0] ?? tag;

/**
 * In the mail's language, and as the market writes it where the market speaks that language: English mails of the
 * British shop say "30 November 2026", those of the American one "November 30, 2026".
 */
export const mailFormats = (language: MailLanguage, market: Region): MailFormats => {
  const own = familyOf(market.languageTag) === familyOf(language);
  const tag = own ? market.languageTag : language;
  const createDateFormatter =
    (options: Intl.DateTimeFormatOptions) =>
    (date: Date | string, zone = 'UTC'): string =>
      new Intl.DateTimeFormat(tag, { ...options, timeZone: zone })
        .format(new Date(date))
        // Intl writes a plain or a narrow space before AM and PM: one breaks the line, the other has often no glyph.
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

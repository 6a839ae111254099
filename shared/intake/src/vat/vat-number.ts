import { toCode } from '../text.ts';
import { vatFormats } from './vat-formats.ts';

/** A VAT number with a valid form. Only the register knows whether it was issued. */
export interface VatNumber {
  /** With its prefix and without separators, for example "DE136695976". */
  readonly vatId: string;
  /** "EL" for Greece, "XI" for Northern Ireland. */
  readonly prefix: string;
  /** Without the prefix. */
  readonly number: string;
  /** ISO code of the country. */
  readonly country: string;
}

export type VatRefusal = 'wrong_format' | 'wrong_check_digit' | 'wrong_country' | 'country_not_covered';

const prefixOf = (country: string): string => (country === 'GR' ? 'EL' : country);

/** Removes separators from an entered number: letters and digits in the form of the registers. */
export const bareVatId = (typed: string): string => toCode(typed).replace(/[\s.\-/_]/g, '');

/**
 * Parses a VAT number as entered: ignores spaces, dots and dashes; the country's prefix is
 * optional.
 *
 * @param country the company's country as entered; a number of another country is refused, except
 * that Northern Ireland's (XI) belong to GB
 * @example readVatNumber('136 695 976', 'DE') // { vatId: 'DE136695976', … }
 */
export function readVatNumber(typed: string, country: string): VatNumber | VatRefusal {
  const bare = bareVatId(typed);
  const home = prefixOf(country);
  if (!(home in vatFormats)) return 'country_not_covered';
  const found =
    [home, ...(home === 'GB' ? ['XI'] : [])].find((prefix) => bare.startsWith(prefix)) ??
    (home === 'EL' && bare.startsWith('GR') ? 'GR' : null);
  const prefix = found === null || found === 'GR' ? home : found;
  const number = found === null ? bare : bare.slice(2);
  const format = vatFormats[prefix];
  if (!format) return 'country_not_covered';
  if (!format.pattern.test(number)) {
    const other = vatFormats[bare.slice(0, 2)];
    return found === null && other?.pattern.test(bare.slice(2)) ? 'wrong_country' : 'wrong_format';
  }
  if (format.check && !format.check(number)) return 'wrong_check_digit';
  return { vatId: `${prefix}${number}`, prefix, number, country: format.country };
}

/**
 * The country of a number whose company may be elsewhere than the delivery: that of its prefix where its rules
 * read it, else the given one. The prefix comes first, since a French number may begin with any two letters.
 *
 * @example vatCountry('DE136695976', 'FR') // 'DE'
 */
export function vatCountry(typed: string, country: string): string {
  const prefix = bareVatId(typed).slice(0, 2);
  const named = vatFormats[prefix === 'GR' ? 'EL' : prefix]?.country;
  return named !== undefined && typeof readVatNumber(typed, named) !== 'string' ? named : country;
}

/** A number of the country that its own rules accept, for the field's hint. */
export const exampleVatNumber = (country: string): string | undefined =>
  vatFormats[prefixOf(country)]?.example;

import { isEuCountry } from '@shop/regions';
import { vatFormats } from './vat-formats.ts';

/** A number whose form is right. Whether it is anybody's, its register alone knows. */
export interface VatNumber {
  /** With its prefix and nothing else, for example "DE136695976". */
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

/** What people type between the figures. */
export const bareVatId = (typed: string): string => typed.toUpperCase().replace(/[\s.\-/_]/g, '');

/**
 * Reads a VAT number as it is typed: spaces, dots and dashes are passed over, the country's prefix may be missing.
 *
 * @param country where the buyer says the company is; a number of another country is refused, except that Northern
 * Ireland's (XI) belong to GB
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

/** True where the Commission's VIES can be asked. */
export const isViesNumber = ({ prefix, country }: VatNumber): boolean =>
  prefix === 'XI' || isEuCountry(country);

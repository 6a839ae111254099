/** The 27 member states, by ISO 3166-1 code. */
export const euCountries = [
  'AT',
  'BE',
  'BG',
  'CY',
  'CZ',
  'DE',
  'DK',
  'EE',
  'ES',
  'FI',
  'FR',
  'GR',
  'HR',
  'HU',
  'IE',
  'IT',
  'LT',
  'LU',
  'LV',
  'MT',
  'NL',
  'PL',
  'PT',
  'RO',
  'SE',
  'SI',
  'SK',
] as const;

/** Codes in the order of specification 9: EU states, then GB, CH, NO. */
export const shippingCountriesOfEu: readonly string[] = [...euCountries, 'GB', 'CH', 'NO'];

/** Supported only in part: the checkout asks for a state, and some states are not served. */
export const partiallySupported: readonly string[] = ['AU', 'CA', 'US'];

export const supportedCountries: readonly string[] = [...shippingCountriesOfEu, ...partiallySupported];

/** Shipping countries that the region switch omits. */
export const hiddenInRegionSwitch: readonly string[] = ['CY', 'MT'];

/** Ids of the older wire format, as far as the specification names them. */
export const countryIds: Readonly<Record<string, number>> = {
  AU: 13,
  CA: 38,
  CH: 43,
  DE: 57,
  GB: 77,
  NO: 167,
  PL: 179,
  US: 232,
};

export const nonEuCountryIds: readonly number[] = [43, 167, 77, 232];

/** Destinations outside the EU's customs union: a customs charge may apply. */
export const nonEuCountries: readonly string[] = ['CH', 'NO', 'GB', 'US'];

const aliases: Readonly<Record<string, string>> = { UK: 'GB', EN: 'GB', CS: 'CZ', EL: 'GR' };

/** Parses a country code from a cookie, a link or an older client. @example countryOf('uk') // 'GB' */
export function countryOf(code: string): string | undefined {
  const upper = code.trim().toUpperCase();
  const iso = aliases[upper] ?? upper;
  return /^[A-Z]{2}$/.test(iso) ? iso : undefined;
}

export const isEuCountry = (iso: string): boolean => (euCountries as readonly string[]).includes(iso);

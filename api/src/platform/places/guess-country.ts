import { countryOf, supportedCountries } from '@shop/regions';

export interface CountryGuess {
  readonly country_iso: string | null;
  readonly source: 'network' | 'language' | null;
}

/** Codes that networks use for an unknown country or for Tor. */
const unknown = new Set(['XX', 'T1', 'ZZ', 'A1', 'A2', 'AP', 'EU']);

/**
 * Guesses the caller's country: from the operator's proxy, else from the first region in the
 * browser's languages that is a country of the shop. Asks no third party.
 *
 * @example guessCountry(undefined, 'pl-PL,en;q=0.8') // { country_iso: 'PL', source: 'language' }
 */
export const guessCountry = (named: string | undefined, languages: string | undefined): CountryGuess => {
  const given = named?.trim().toUpperCase() ?? '';
  if (/^[A-Z]{2}$/.test(given) && !unknown.has(given))
    return { country_iso: countryOf(given) ?? given, source: 'network' };
  const regions = (languages ?? '')
    .slice(0, 500)
    .split(',')
    .flatMap((tag) => /^\s*[a-z]{2,3}-([A-Za-z]{2})\b/.exec(tag)?.[1]?.toUpperCase() ?? []);
  const found = regions.find((iso) => supportedCountries.includes(iso));
  return found === undefined
    ? { country_iso: null, source: null }
    : { country_iso: found, source: 'language' };
};

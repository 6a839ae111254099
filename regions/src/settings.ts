import type { LocaleId, Region, RegionId } from './region.ts';

/** Settings of all markets (specification 3 "Shared settings" and 9). */

/** Days from the approved design to dispatch, counted as in docs/decisions/production-days.md. */
export const productionTime = 21;

export const defaultQuantity = 30;
export const quantityRanges: readonly number[] = [30, 60, 90, 120, 240, 500, 750, 1000, 1500, 2000, 2500];

/** Regions whose prices always show the tax that comes on top. */
export const forcedTaxRegions: readonly RegionId[] = ['pl', 'gb'];

/** The region of each path prefix. They are on the host of the main region. */
export const pathBasedLocales: Readonly<Record<string, RegionId>> = {
  'sv-se': 'se',
  'ro-ro': 'ro',
  'nl-nl': 'nl',
  'en-us': 'us',
};

/** The "untranslated" lists of the specification. They drive links and the modal, not the dictionaries. */
export const untranslatedInPlus: readonly string[] = ['cz', 'ro', 'nl', 'se'];
export const untranslatedInPro: readonly string[] = [
  'ch',
  'cz',
  'de',
  'es',
  'eu',
  'fr',
  'gb',
  'it',
  'nl',
  'no',
  'pl',
  'ro',
  'se',
  'us',
  'shared',
];

/** Maps short codes, older codes and full tags to their dictionary. */
const localesByCode: Readonly<Record<string, LocaleId>> = {
  cz: 'cs-CZ',
  cs: 'cs-CZ',
  de: 'de-DE',
  en: 'en-US',
  es: 'es-ES',
  fr: 'fr-FR',
  it: 'it-IT',
  pl: 'pl-PL',
  pt: 'pt-PT',
  sv: 'sv-SE',
  se: 'sv-SE',
  ro: 'ro-RO',
  nl: 'nl-NL',
};

/** @example localeOf('se') // 'sv-SE'; localeOf('en-EN') // 'en-US'; localeOf('xx') // undefined */
export function localeOf(code: string): LocaleId | undefined {
  const [language = ''] = code.trim().toLowerCase().split(/[-_]/);
  return localesByCode[language];
}

/** The language's own name, for the language switch. */
export const languageNames: Readonly<Record<LocaleId, string>> = {
  'cs-CZ': 'Čeština',
  'de-DE': 'Deutsch',
  'en-US': 'English',
  'es-ES': 'Español',
  'fr-FR': 'Français',
  'it-IT': 'Italiano',
  'pl-PL': 'Polski',
  'pt-PT': 'Português',
  'sv-SE': 'Svenska',
  'ro-RO': 'Română',
  'nl-NL': 'Nederlands',
};

/**
 * English with accents and longer, to find places that are too narrow; builds contain it, local and dev hosts show it.
 */
export const pseudoLocale = 'en-XA';

/** The language without a known region: pages of the host itself, mail to an address without a shop visit. */
export const fallbackLocale: LocaleId = 'pl-PL';
export const fallbackRegion: RegionId = 'eu';

type DateRules = Region['datesFormattingRules'];
/** Specification 9; no screen uses them (docs/decisions/2026-11-29-dates-by-locale.md). */
export const dateRules12: DateRules = {
  weekdayDate: 'dddd, D MMMM',
  shortDate: 'D MMM',
  dateTime: 'D MMMM YYYY, h:mmA',
};
export const dateRules24: DateRules = { ...dateRules12, dateTime: 'D MMMM YYYY, H:mm' };

/**
 * Countries where a saved design may be delivered as a digital file (docs/decisions/2026-11-28-fields-of-a-region.md).
 */
export const digitalDesignAllowedCountries: readonly string[] = ['AU', 'CA', 'CH', 'GB', 'NO', 'US'];

/** Pages that are never on the shop's own hosts. */
export const externalLinks: Readonly<Record<string, string>> = {
  onlineDisputeInformation: 'https://consumer-redress.ec.europa.eu/',
  vatNumberCheck: 'https://ec.europa.eu/taxation_customs/vies/',
};

/** Tag ids of the analytics properties. Demonstration values: an operator replaces them by settings. */
export const analyticsTagIds = {
  production: { measurement: 'G-0000000000', container: 'GTM-0000000' },
  nonProduction: { measurement: 'G-0000000001', container: 'GTM-0000001' },
} as const;

/** Where to collect an order (specification: a town near Warsaw). A demonstration address. */
export const pickUpAddress = {
  name: 'Packwright',
  street: 'ul. Przykładowa 1',
  zip: '05-800',
  city: 'Pruszków',
  countryIso: 'PL',
  mapsUrl: 'https://www.openstreetmap.org/?mlat=52.1707&mlon=20.8119#map=15/52.1707/20.8119',
  demonstration: true,
} as const;

/**
 * Payment methods that a provider has discontinued: offered up to and including the day. Sources: the providers'
 * notices.
 */
const paymentMethodEnds: Readonly<Record<string, string>> = {
  giropay: '2024-06-30',
  sofort: '2025-03-31',
};

/** Returns the region's available payment methods on a day (`YYYY-MM-DD`). */
export const activePaymentMethods = (region: Region, day: string): string[] =>
  region.paymentMethods.filter((method) => {
    const end = paymentMethodEnds[method];
    return end === undefined || day <= end;
  });

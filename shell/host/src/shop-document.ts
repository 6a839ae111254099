import type { Manifest, ShopDocument } from '@shop/contracts';
import {
  activePaymentMethods,
  analyticsTagIds,
  autolinkerDomains,
  baseDomainOf,
  company,
  defaultQuantity,
  hrefOfAny,
  isLocalhost,
  marketDay,
  markets,
  pageElementsOf,
  pathsOf,
  publishedContentPages,
  quantityRanges,
  type ResolvedRegion,
  slugPathsOf,
  timeZoneOf,
  untranslatedPathsOf,
  vatIdIn,
} from '@shop/regions';
import { toReleaseSet } from '@shop/releases';
import type { Addresses } from './addresses.ts';
import type { MatchedRoute } from './resolve-route.ts';
import type { HostSettings } from './settings.ts';
import { getPageName } from './translations.ts';

export interface ShopDocumentInput {
  readonly where: ResolvedRegion;
  /** The page, or null for a 404. */
  readonly route: MatchedRoute | null;
  readonly addresses: Addresses;
  readonly manifests: readonly Manifest[];
  readonly cohort: string;
  /** Without port. */
  readonly host: string;
  readonly requestId: string;
  readonly today: Date;
}

/** Returns the domain shared by the app and landing hosts of a region, or "" where there is only one host. */
export const getCookieDomain = ({ region }: ResolvedRegion, host: string): string => {
  const base = baseDomainOf(region);
  return !isLocalhost(host) && (host === base || host.endsWith(`.${base}`)) ? base : '';
};

/** Creates the document's data for the browser. This package's tests validate it against its contract. */
export const createShopDocument = (input: ShopDocumentInput, settings: HostSettings): ShopDocument => {
  const { where, route, addresses, manifests, cohort, host, requestId, today } = input;
  const { region, locale, dictionary, appType, environment, basename } = where;
  const day = marketDay(region, today);
  const main = addresses.regions.find((entry) => entry.region === markets.eu.id);
  return {
    brand: settings.brand,
    region: region.id,
    appType,
    locale: dictionary,
    languageTag: locale === region.locale ? region.languageTag : locale,
    environment,
    currency: region.currency,
    paths: {
      ...pathsOf(region, locale, settings.brand),
      ...slugPathsOf(region, locale, settings.brand),
      ...(main === undefined
        ? {}
        : untranslatedPathsOf(region, settings.brand, { region: markets.eu, href: main.href })),
    },
    basename,
    route,
    releaseSet: toReleaseSet(region.id, manifests, settings.buildOrigin, dictionary),
    cohort,
    apiOrigin: '',
    cookieDomain: getCookieDomain(where, host),
    market: {
      countryCode: region.countryCode,
      defaultShippingCountryCode: region.defaultShippingCountryCode,
      shippingCountries: [...region.shippingCountries],
      phoneCountryCode: region.phoneCountryCode,
      vatAmount: region.vatAmount,
      alwaysShowAddedTax: region.alwaysShowAddedTax,
      units: region.units,
      timeZone: timeZoneOf(region.countryCode),
      currencyFormatter: region.currencyFormatter,
      supportsPlus: region.supportsPlus,
      digitalDesigns: region.digitalDesignAllowedCountries.includes(region.defaultShippingCountryCode),
      paymentMethods: activePaymentMethods(region, day),
      contactEmail: region.contactEmail,
      phoneNumber: region.phoneNumber,
      ...(region.fscCertification === null ? {} : { fscCertification: region.fscCertification }),
      defaultQuantity,
      quantityRanges: [...quantityRanges],
    },
    languages: [...addresses.languages],
    regions: [...addresses.regions],
    analytics: {
      tagId: analyticsTagIds[environment === 'production' ? 'production' : 'nonProduction'].measurement,
      ...(settings.analytics ?? { writeKey: '', cdn: '' }),
      domains: [...autolinkerDomains],
    },
    company: {
      name: company.name,
      address: [company.street, `${company.zip} ${company.city}`, company.country],
      vatId: vatIdIn(region.id),
      registration: company.registration,
      demonstration: company.demonstration,
    },
    elements: {
      ...pageElementsOf(region, locale, day),
      pages: publishedContentPages.map((id) => ({
        id,
        name: getPageName(locale, id),
        href: hrefOfAny(region, locale, settings.brand, 'content', { content: id }),
      })),
    },
    requestId,
  };
};

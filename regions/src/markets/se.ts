import { bankDetails } from '../bank.ts';
import { contentPages } from '../content-pages/index.ts';
import { partiallySupported } from '../countries.ts';
import type { Region } from '../region.ts';
import { dateRules12, digitalDesignAllowedCountries, externalLinks } from '../settings.ts';

export const se: Region = {
  id: 'se',
  name: 'Sverige',
  domain: { basename: 'packwright', tld: 'com', pathBased: true, pathRegion: 'sv-se' },
  customDomains: {},
  locale: 'sv-SE',
  locales: ['sv-SE', 'en-US', 'pl-PL'],
  open: true,
  languageTag: 'sv-SE',
  hreflang: 'sv-SE',
  iterableLocale: 'sv-SE',
  currency: 'SEK',
  currencyFormatter: {
    thousandSeparator: '\u00a0',
    decimalSeparator: ',',
    currencySign: 'kr',
    currencyPosition: 'right',
  },
  // The seller's display default; Sweden itself charges 25 % (vat.ts).
  vatAmount: 23,
  hasVat: true,
  alwaysShowAddedTax: false,
  phoneCountryCode: '+46',
  countryCode: 'SE',
  defaultShippingCountryCode: 'SE',
  shippingCountries: ['SE'],
  partiallySupportedCountries: partiallySupported,
  digitalDesignAllowedCountries,
  productRegion: 'se',
  mainRegion: false,
  supportsPlus: false,
  supportsPro: false,
  guestCheckout: false,
  units: 'cm',
  datesFormattingRules: dateRules12,
  paymentMethods: ['check', 'stripe', 'card'],
  shippingMethods: ['courier', 'sample-packs', 'pick-up'],
  shipmentsConfig: {
    courier: { days: [3, 5], free: true },
    'sample-packs': { days: [5, 5], free: true },
    'pick-up': { days: [0, 0], free: true },
  },
  delivery: { compartment: [3, 5], average: 5, samplePacks: 5 },
  additionalCustoms: {},
  fscCertification: null,
  bank: bankDetails.SEK,
  contactEmail: 'hello.se@packwright.example',
  senderName: 'Packwright',
  phoneNumber: '+46 8 465 004 00',
  pageTitle: 'Förpackningar med eget tryck',
  externalLinks: contentPages('sv-SE'),
  outsideDomainLinks: externalLinks,
};

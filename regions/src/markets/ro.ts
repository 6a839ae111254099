import { bankDetails } from '../bank.ts';
import { contentPages } from '../content-pages/index.ts';
import { partiallySupported } from '../countries.ts';
import type { Region } from '../region.ts';
import { dateRules12, digitalDesignAllowedCountries, externalLinks } from '../settings.ts';

export const ro: Region = {
  id: 'ro',
  name: 'România',
  domain: { basename: 'packwright', tld: 'com', pathBased: true, pathRegion: 'ro-ro' },
  customDomains: {},
  locale: 'ro-RO',
  locales: ['ro-RO', 'en-US'],
  open: true,
  languageTag: 'ro-RO',
  hreflang: 'ro-RO',
  iterableLocale: 'ro-RO',
  currency: 'RON',
  currencyFormatter: {
    thousandSeparator: '.',
    decimalSeparator: ',',
    currencySign: 'RON',
    currencyPosition: 'right',
  },
  // The seller's display default; Romania itself charges 21 % since 2025-08-01 (vat.ts).
  vatAmount: 23,
  hasVat: true,
  alwaysShowAddedTax: false,
  phoneCountryCode: '+40',
  countryCode: 'RO',
  defaultShippingCountryCode: 'RO',
  shippingCountries: ['RO'],
  partiallySupportedCountries: partiallySupported,
  digitalDesignAllowedCountries,
  productRegion: 'ro',
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
  bank: bankDetails.RON,
  contactEmail: 'hello.ro@packwright.example',
  senderName: 'Packwright',
  phoneNumber: '+40 21 000 0000',
  pageTitle: 'Ambalaje personalizate și imprimate',
  externalLinks: contentPages('ro-RO'),
  outsideDomainLinks: externalLinks,
};

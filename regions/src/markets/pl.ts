import { bankDetails } from '../bank.ts';
import { contentPages } from '../content-pages/index.ts';
import { partiallySupported } from '../countries.ts';
import type { Region } from '../region.ts';
import { dateRules24, digitalDesignAllowedCountries, externalLinks } from '../settings.ts';

export const pl: Region = {
  id: 'pl',
  name: 'Polska',
  domain: { basename: 'packwright', tld: 'pl', pathBased: false, pathRegion: null },
  customDomains: {
    production: { landing: 'www.packwright.pl', app: 'app.packwright.pl' },
  },
  locale: 'pl-PL',
  locales: ['pl-PL', 'en-US', 'sv-SE'],
  open: true,
  languageTag: 'pl-PL',
  hreflang: 'pl-PL',
  iterableLocale: 'pl-PL',
  currency: 'PLN',
  // Polish typography would leave four digits ungrouped; the specification groups thousands without exception.
  currencyFormatter: {
    thousandSeparator: '\u00a0',
    decimalSeparator: ',',
    currencySign: 'zł',
    currencyPosition: 'right',
  },
  vatAmount: 23,
  hasVat: true,
  alwaysShowAddedTax: true,
  phoneCountryCode: '+48',
  countryCode: 'PL',
  defaultShippingCountryCode: 'PL',
  shippingCountries: ['PL'],
  partiallySupportedCountries: partiallySupported,
  digitalDesignAllowedCountries,
  productRegion: 'pl',
  mainRegion: false,
  supportsPlus: true,
  supportsPro: false,
  guestCheckout: false,
  units: 'cm',
  datesFormattingRules: dateRules24,
  paymentMethods: ['check', 'stripe', 'p24', 'card', 'hokodo'],
  shippingMethods: ['courier', 'sample-packs', 'pick-up', 'polish-post'],
  shipmentsConfig: {
    courier: { days: [1, 2], free: true },
    'sample-packs': { days: [3, 3], free: true },
    'pick-up': { days: [0, 0], free: true },
    'polish-post': { days: [1, 2], free: false },
  },
  delivery: { compartment: [1, 2], average: 3, samplePacks: 3 },
  additionalCustoms: {},
  fscCertification: null,
  bank: bankDetails.PLN,
  contactEmail: 'hello.pl@packwright.example',
  senderName: 'Packwright',
  phoneNumber: '+48 22 000 00 00',
  pageTitle: 'Opakowania z własnym nadrukiem',
  externalLinks: contentPages('pl-PL'),
  outsideDomainLinks: externalLinks,
};

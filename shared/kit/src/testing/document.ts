import { routeIds, routes, type ShopDocument } from '@shop/contracts';

const paths = Object.fromEntries(
  routeIds.map((id) => [id, `/${id}${routes[id].params.map((name) => `/:${name}`).join('')}`]),
);

/** A document of the eu region in English whose paths are the route ids. */
export const testDocument: ShopDocument = {
  brand: 'packwright',
  region: 'eu',
  appType: 'app',
  locale: 'en-US',
  languageTag: 'en-US',
  environment: 'local',
  currency: 'EUR',
  paths: { ...paths, home: '/' },
  basename: '',
  route: null,
  releaseSet: { id: 'test', region: 'eu', picks: {} },
  cohort: 'test',
  apiOrigin: '',
  cookieDomain: '',
  market: {
    countryCode: 'DE',
    defaultShippingCountryCode: 'DE',
    shippingCountries: ['DE', 'PL'],
    phoneCountryCode: '+49',
    vatAmount: 0.19,
    alwaysShowAddedTax: false,
    units: 'cm',
    currencyFormatter: {
      thousandSeparator: ',',
      decimalSeparator: '.',
      currencySign: '€',
      currencyPosition: 'left',
    },
    supportsPlus: true,
    paymentMethods: ['card'],
    contactEmail: 'hello@example.com',
    phoneNumber: '+49 30 000000',
    defaultQuantity: 30,
    quantityRanges: [30, 60, 100],
  },
  languages: [],
  regions: [],
  requestId: 'test',
};

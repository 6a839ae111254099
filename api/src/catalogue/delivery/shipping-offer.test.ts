import { markets, openRegions, pickUpAddress, type RegionId } from '@shop/regions';
import { customsCost, listShippingOffers, shippingCost } from './shipping-offer.ts';

// Typed from the specification, section 9: shipping methods, delivery days, customs.
const goods: readonly (readonly [RegionId, readonly (readonly [string, string, string])[]])[] = [
  [
    'eu',
    [
      ['courier', '0', '3-5'],
      ['pick-up', '0', '0-0'],
    ],
  ],
  [
    'gb',
    [
      ['courier', '0', '3-5'],
      ['pick-up', '0', '0-0'],
    ],
  ],
  [
    'pl',
    [
      ['courier', '0', '1-2'],
      ['pick-up', '0', '0-0'],
      ['polish-post', '1500', '1-2'],
    ],
  ],
  [
    'se',
    [
      ['courier', '0', '3-5'],
      ['pick-up', '0', '0-0'],
    ],
  ],
  ['us', [['courier', '0', '1-2']]],
];
const packs: readonly (readonly [RegionId, readonly (readonly [string, string, string])[]])[] = [
  [
    'eu',
    [
      ['sample-packs', '0', '5-5'],
      ['pick-up', '0', '0-0'],
    ],
  ],
  [
    'gb',
    [
      ['sample-packs', '0', '3-3'],
      ['pick-up', '0', '0-0'],
    ],
  ],
  [
    'pl',
    [
      ['sample-packs', '0', '3-3'],
      ['pick-up', '0', '0-0'],
    ],
  ],
  [
    'se',
    [
      ['sample-packs', '0', '5-5'],
      ['pick-up', '0', '0-0'],
    ],
  ],
  // Courier only: it also delivers packs, in the 5 days of the shipments config.
  ['us', [['courier', '0', '5-5']]],
];

const offered = (region: RegionId, slugs: readonly string[]) => {
  const { currency, defaultShippingCountryCode: country_iso } = markets[region];
  return listShippingOffers(
    { shipping_method: null, ship_address: { country_iso }, currency },
    markets[region],
    slugs,
  ).map(({ id, cost, days }) => [id, String(cost.amount), days.join('-')]);
};

it.each(goods)('%s offers goods exactly these methods, at these costs and days', (region, methods) => {
  expect(offered(region, ['mailer-box-plain'])).toEqual(methods);
  expect(offered(region, [])).toEqual(methods);
  // A pack beside boxes is shipped with them.
  expect(offered(region, ['sample-packs', 'mailer-box-plain'])).toEqual(methods);
});

it.each(packs)('%s offers sample packs alone exactly these methods', (region, methods) => {
  expect(offered(region, ['sample-packs'])).toEqual(methods);
});

it('every open region has a method for everything it sells', () => {
  for (const { id } of openRegions)
    for (const slug of ['sample-packs', 'mailer-box-plain'])
      expect(offered(id, [slug]).length).toBeGreaterThan(0);
});

it('polish-post is offered in pl alone', () => {
  for (const { id, shippingMethods } of Object.values(markets))
    expect([id, shippingMethods.includes('polish-post')]).toEqual([id, id === 'pl']);
});

it.each([
  ['NO', 'courier', 4000n],
  ['CH', 'courier', 4000n],
  ['DE', 'courier', 0n],
  ['GB', 'courier', 0n],
  // Collected in Poland, it crosses no border.
  ['NO', 'pick-up', 0n],
  ['CH', 'pick-up', 0n],
] as const)('customs from eu to %s by %s is %i', (country_iso, shipping_method, amount) => {
  const shipment = { shipping_method, ship_address: { country_iso }, currency: 'EUR' as const };
  expect(customsCost(shipment, markets.eu).amount).toBe(amount);
  expect(shippingCost(shipment, markets.eu).amount).toBe(amount);
});

it('goods are collected in a town near Warsaw, on a map', () => {
  expect(pickUpAddress).toMatchObject({ city: 'Pruszków', countryIso: 'PL', zip: '05-800' });
  const [, lat, lon] = /mlat=([\d.]+)&mlon=([\d.]+)/.exec(pickUpAddress.mapsUrl) ?? [];
  // Within 25 km of the middle of Warsaw (52.23 N, 21.01 E).
  const north = (Number(lat) - 52.23) * 111;
  const east = (Number(lon) - 21.01) * 68;
  expect(Math.hypot(north, east)).toBeGreaterThan(5);
  expect(Math.hypot(north, east)).toBeLessThan(25);
});

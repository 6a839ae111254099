import {
  dayIn,
  euCountries,
  findTaxPlace,
  isEuCountry,
  resolveSupply,
  startOfDay,
  taxPlaceRows,
  vatRateOn,
} from '@shop/regions';
import fc from 'fast-check';
import { decideTax, type TaxBuyer, type VatStatus } from './decide-tax.ts';
import type { Seller } from './seller.ts';

const polish: Seller = { country: 'PL', registrations: ['GB'], oneStopShop: true };
const rates: Readonly<Record<string, number>> = { PL: 2300, DE: 1900, SE: 2500, GB: 2000, HU: 2700 };
const rateOf = (country: string): number => rates[country] ?? 2100;
const today = '2026-11-29';
const decide = (
  country: string,
  buyer: TaxBuyer,
  supply?: 'goods' | 'service',
  postcode?: string,
  by: Seller = polish,
) => decideTax(by, findTaxPlace({ country, postcode, day: today }), today, buyer, rateOf, supply);
const consumer: TaxBuyer = { business: false, vatId: null, verdict: 'unverified' };
const business = (vatId: string, verdict: VatStatus): TaxBuyer => ({ business: true, vatId, verdict });

it.each([
  ['PL', consumer, 'S', 2300, 'PL'],
  ['PL', business('PL5260001246', 'verified'), 'S', 2300, 'PL'],
  ['PL', business('DE123456789', 'verified'), 'S', 2300, 'PL'],
  ['SE', consumer, 'S', 2500, 'SE'],
  ['DE', business('DE123456789', 'unavailable'), 'S', 1900, 'DE'],
  ['DE', business('DE123456789', 'verified'), 'K', 0, 'DE'],
  ['DE', business('PL5260001246', 'verified'), 'S', 1900, 'DE'],
  ['GR', business('EL094259216', 'verified'), 'K', 0, 'GR'],
  ['GB', consumer, 'S', 2000, 'GB'],
  ['NO', consumer, 'G', 0, 'NO'],
  ['US', business('', 'unverified'), 'G', 0, 'US'],
] as const)('goods to %s', (destination, buyer, category, rate, country) => {
  expect(decide(destination, buyer)).toMatchObject({ category, rate, country });
});

it.each([
  ['PL', consumer, 'S', 2300, 'PL'],
  ['DE', consumer, 'S', 2300, 'PL'],
  ['DE', business('DE136695976', 'verified'), 'AE', 0, 'DE'],
  ['DE', business('DE136695976', 'unavailable'), 'S', 2300, 'PL'],
  ['US', business('', 'unverified'), 'O', 0, 'US'],
  ['CH', consumer, 'O', 0, 'CH'],
] as const)('a service to %s is taxed by its own category', (destination, buyer, category, rate, country) => {
  expect(decide(destination, buyer, 'service')).toMatchObject({ category, rate, country });
});

it('charges the origin below the distance selling threshold', () => {
  expect(decide('SE', consumer, 'goods', undefined, { ...polish, oneStopShop: false })).toMatchObject({
    country: 'PL',
    rate: 2300,
  });
});

it('invariant 9: reverses the charge only for a verified business of another member state, and gives every zero a reason', () => {
  const country = fc.constantFrom(...euCountries, 'GB', 'NO', 'CH', 'US');
  const verdict = fc.constantFrom<VatStatus>('verified', 'unverified', 'invalid', 'unavailable');
  fc.assert(
    fc.property(country, country, fc.boolean(), verdict, (destination, origin, isBusiness, answer) => {
      const buyer = {
        business: isBusiness,
        vatId: `${origin === 'GR' ? 'EL' : origin}12345678`,
        verdict: answer,
      };
      const treatment = decide(destination, buyer);
      if (treatment.category === 'K') {
        expect([isBusiness, answer]).toEqual([true, 'verified']);
        expect(isEuCountry(origin) && origin !== 'PL' && destination !== 'PL').toBe(true);
      }
      expect(treatment.rate === 0).toBe(treatment.reason !== null);
    }),
  );
});

const xi = business('XI980780684', 'verified');
const british = business('GB980780684', 'verified');
const german = business('DE136695976', 'verified');

it.each([
  // Outside the VAT area, whatever the country and the number.
  ['DE', '78266', german, 'G', 0, 'DE'],
  ['DE', '78266', consumer, 'G', 0, 'DE'],
  ['DE', '27498', consumer, 'G', 0, 'DE'],
  ['IT', '23041', consumer, 'G', 0, 'IT'],
  ['IT', '22061', business('IT00743110157', 'verified'), 'G', 0, 'IT'],
  ['FI', '22100', consumer, 'G', 0, 'FI'],
  ['ES', '35001', consumer, 'G', 0, 'ES'],
  ['GB', 'JE2 3QA', consumer, 'G', 0, 'JE'],
  ['GB', 'GY1 1WG', british, 'G', 0, 'GG'],
  ['CH', '9490', consumer, 'G', 0, 'LI'],
  // A part of another area than the code suggests.
  ['MC', '98000', consumer, 'S', 2100, 'FR'],
  ['FR', '98000', german, 'K', 0, 'FR'],
  ['GB', 'IM1 3LY', consumer, 'S', 2000, 'GB'],
  ['DE', '87491', consumer, 'S', 2100, 'AT'],
  // Northern Ireland.
  ['GB', 'BT1 5GS', consumer, 'S', 2000, 'XI'],
  ['GB', 'BT1 5GS', xi, 'K', 0, 'XI'],
  ['GB', 'BT1 5GS', business('XI980780684', 'unavailable'), 'S', 2000, 'XI'],
  ['GB', 'BT1 5GS', british, 'S', 2000, 'XI'],
  ['GB', 'SW1A 1AA', xi, 'S', 2000, 'GB'],
  ['XI', '', xi, 'K', 0, 'XI'],
] as const)('goods to %s %s are of their place: %o', (country, postcode, buyer, category, rate, taxed) => {
  expect(decide(country, buyer, 'goods', postcode)).toMatchObject({ category, rate, country: taxed });
});

it.each([
  ['GB', 'BT1 5GS', consumer, 'S', 2000, 'GB'],
  ['GB', 'BT1 5GS', xi, 'S', 2000, 'GB'],
  ['DE', '10115', xi, 'S', 2300, 'PL'],
  ['IT', '23041', consumer, 'O', 0, 'IT'],
  ['GB', 'IM1 3LY', consumer, 'S', 2000, 'GB'],
] as const)(
  'a service to %s %s is of its buyer’s place: %o',
  (country, postcode, buyer, category, rate, taxed) => {
    expect(decide(country, buyer, 'service', postcode)).toMatchObject({ category, rate, country: taxed });
  },
);

it('gives Northern Ireland the union scheme, and below its threshold the rate of the origin', () => {
  const small = { ...polish, oneStopShop: false };
  expect(decide('GB', consumer, 'goods', 'BT1 5GS', small)).toMatchObject({ country: 'PL', rate: 2300 });
  expect(decide('GB', consumer, 'goods', 'BT1 5GS', { ...polish, registrations: [] })).toMatchObject({
    country: 'XI',
    category: 'S',
  });
  // Without a British number the same goods to Great Britain are an export.
  expect(decide('GB', consumer, 'goods', 'SW1A 1AA', { ...polish, registrations: [] }).category).toBe('G');
});

const rateOn = (rate: string, day: string): number => vatRateOn(rate, day) ?? Number.NaN;
const changes = [
  '2021-01-01',
  '2021-07-01',
  '2023-01-01',
  '2024-01-01',
  '2024-09-01',
  '2025-01-01',
  '2025-08-01',
];

it('at every midnight of every territory: an export is 0 %, and tax is the rate of the place on its own day', () => {
  const buyer = fc.constantFrom(consumer, xi, british, german);
  fc.assert(
    fc.property(
      fc.constantFrom(...taxPlaceRows),
      fc.constantFrom(...changes),
      fc.constantFrom(-1, 0),
      buyer,
      fc.constantFrom('goods', 'service'),
      ({ example }, change, offset, who, kind) => {
        const { timeZone } = findTaxPlace({ ...example, day: change });
        const at = new Date(startOfDay(timeZone, change).getTime() + offset);
        const { place, day } = resolveSupply(example, at);
        const treatment = decideTax(polish, place, day, who, rateOn, kind === 'goods' ? 'goods' : 'service');
        expect(treatment.rate === 0).toBe(treatment.reason !== null);
        expect(treatment.reasonCode !== undefined).toBe(treatment.reason !== null);
        if (place.area !== 'none') expect(day).toBe(dayIn(timeZone, at));
        if (place.rate === null) expect(['G', 'O']).toContain(treatment.category);
        else if (kind === 'goods' && treatment.category === 'S')
          expect(treatment).toMatchObject({ rate: vatRateOn(place.rate, day), country: place.taxCountry });
      },
    ),
  );
});

it('Bucharest is charged 21 % from its own midnight, when it is still July in Warsaw and in UTC', () => {
  const rateAt = (at: string) => {
    const { place, day } = resolveSupply({ country: 'RO', postcode: '030045' }, new Date(at));
    return [day, decideTax(polish, place, day, consumer, rateOn).rate];
  };
  expect(rateAt('2025-07-31T20:59:59.999Z')).toEqual(['2025-07-31', 1900]);
  expect(rateAt('2025-07-31T21:00:00Z')).toEqual(['2025-08-01', 2100]);
});

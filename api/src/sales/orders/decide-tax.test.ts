import { euCountries, isEuCountry } from '@shop/regions';
import fc from 'fast-check';
import { decideTax, type TaxBuyer, type VatStatus } from './decide-tax.ts';
import type { Seller } from './seller.ts';

const polish: Seller = { country: 'PL', registrations: ['GB'], oneStopShop: true };
const rates: Readonly<Record<string, number>> = { PL: 2300, DE: 1900, SE: 2500, GB: 2000, HU: 2700 };
const rateOf = (country: string): number => rates[country] ?? 2100;
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
  expect(decideTax(polish, destination, buyer, rateOf)).toMatchObject({ category, rate, country });
});

it.each([
  ['PL', consumer, 'S', 2300, 'PL'],
  ['DE', consumer, 'S', 2300, 'PL'],
  ['DE', business('DE136695976', 'verified'), 'AE', 0, 'DE'],
  ['DE', business('DE136695976', 'unavailable'), 'S', 2300, 'PL'],
  ['US', business('', 'unverified'), 'O', 0, 'US'],
  ['CH', consumer, 'O', 0, 'CH'],
] as const)('a service to %s is taxed by its own category', (destination, buyer, category, rate, country) => {
  expect(decideTax(polish, destination, buyer, rateOf, 'service')).toMatchObject({ category, rate, country });
});

it('charges the origin below the distance selling threshold', () => {
  expect(decideTax({ ...polish, oneStopShop: false }, 'SE', consumer, rateOf)).toMatchObject({
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
      const treatment = decideTax(polish, destination, buyer, rateOf);
      if (treatment.category === 'K') {
        expect([isBusiness, answer]).toEqual([true, 'verified']);
        expect(isEuCountry(origin) && origin !== 'PL' && destination !== 'PL').toBe(true);
      }
      expect(treatment.rate === 0).toBe(treatment.reason !== null);
    }),
  );
});

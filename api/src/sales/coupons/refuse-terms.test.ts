import { fromDecimal } from '@shop/money';
import fc from 'fast-check';
import { refuseBelowCost, refuseTerms } from './refuse-terms.ts';

const euro = (cents: bigint) => `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
const amountOff = (amount: string, minimum?: string) => ({
  discount: { kind: 'amount' as const, amounts: [{ currency: 'EUR' as const, amount }] },
  minimums: minimum === undefined ? [] : [{ currency: 'EUR' as const, amount: minimum }],
});
const margins = (basisPoints: number) => new Map([['EUR' as const, basisPoints]]);

it('lets no order of a price book be sold below cost', () => {
  fc.assert(
    fc.property(
      fc.bigInt(1n, 10n ** 9n),
      fc.integer({ min: 1, max: 9_999 }),
      fc.integer({ min: 1, max: 10_000 }),
      fc.bigInt(1n, 10n ** 7n),
      fc.bigInt(1n, 10n ** 8n),
      (price, margin, rate, off, minimum) => {
        // What is left of a price and its cost, `price * (1 - margin)`, both times 10,000.
        const cost = price * BigInt(10_000 - margin);
        const percent = { discount: { kind: 'percent' as const, rate }, minimums: [] };
        if (refuseBelowCost(percent, margins(margin)) === null)
          expect(price * BigInt(10_000 - rate)).toBeGreaterThanOrEqual(cost);
        const fixed = amountOff(euro(off), euro(minimum));
        if (refuseBelowCost(fixed, margins(margin)) === null && price >= minimum)
          expect((price - off) * 10_000n).toBeGreaterThanOrEqual(cost);
      },
    ),
  );
});

it('names the highest share and the smallest order that would do', () => {
  const percent = { discount: { kind: 'percent' as const, rate: 3001 }, minimums: [] };
  expect(refuseBelowCost(percent, margins(3000))).toMatchObject({
    code: 'coupon_below_cost',
    fields: [{ path: 'terms.discount.rate', limit: 3000 }],
  });
  expect(
    refuseBelowCost({ ...percent, discount: { kind: 'percent', rate: 3000 } }, margins(3000)),
  ).toBeNull();
  // 20 of 66.67 is just less than 30 %.
  const refused = refuseBelowCost(amountOff('20.00', '66.66'), margins(3000));
  expect(refused).toMatchObject({ fields: [{ path: 'terms.minimums', example: '66.67 EUR' }] });
  expect(refuseBelowCost(amountOff('20.00', '66.67'), margins(3000))).toBeNull();
  expect(refuseBelowCost(amountOff('20.00'), margins(3000))).not.toBeNull();
  expect(fromDecimal('66.67', 'EUR')?.amount).toBe(6667n);
});

it('refuses what the shop does not have, repeated currencies and an end before the start', () => {
  const refused = refuseTerms({
    ...amountOff('20.00'),
    note: 'Spring',
    minimums: [
      { currency: 'EUR', amount: '1.00' },
      { currency: 'EUR', amount: '2.00' },
    ],
    regions: ['pl', 'xx'],
    products: ['nothing'],
    starts_on: '2027-03-02',
    ends_on: '2027-03-01',
    usage_limit: null,
    usage_limit_per_buyer: null,
  });
  expect(refused).toMatchObject({
    fields: [
      { path: 'terms.regions.1', code: 'not_offered' },
      { path: 'terms.products.0', code: 'not_offered' },
      { path: 'terms.minimums.1.currency', code: 'duplicate' },
      { path: 'terms.ends_on', code: 'too_early' },
    ],
  });
});

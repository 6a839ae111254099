import type { StaffCoupon } from '@shop/contracts';
import fc from 'fast-check';
import {
  type CouponForm,
  couponCurrencies,
  emptyCouponForm,
  readBelowCost,
  readCouponForm,
  toCouponForm,
} from './coupon-form.ts';

const form = (change: Partial<CouponForm> = {}): CouponForm => ({
  ...emptyCouponForm('2027-03-01'),
  code: ' spring 27',
  note: 'Fair',
  percent: '12,5 %',
  ...change,
});

it('reads what people type', () => {
  expect(readCouponForm(form({ minimums: { PLN: '1 250,50' }, limit: ' 100 ' }))).toEqual({
    ok: true,
    code: 'SPRING27',
    terms: {
      note: 'Fair',
      discount: { kind: 'percent', rate: 1250 },
      minimums: [{ currency: 'PLN', amount: '1250.50' }],
      regions: null,
      products: null,
      starts_on: '2027-03-01',
      ends_on: null,
      usage_limit: 100,
      usage_limit_per_buyer: null,
    },
  });
});

it('names each field that is wrong', () => {
  const errorsOf = (change: Partial<CouponForm>) => {
    const read = readCouponForm(form(change));
    return read.ok ? {} : read.errors;
  };
  expect(errorsOf({ code: 'ä', note: ' ', percent: '0', regions: [], products: [], startsOn: '' })).toEqual({
    code: 'code',
    note: 'note',
    percent: 'percent',
    regions: 'regions',
    products: 'products',
    startsOn: 'day',
  });
  expect(errorsOf({ kind: 'amount' })).toEqual({ amounts: 'amountMissing' });
  expect(errorsOf({ kind: 'amount', amounts: { EUR: 'five' }, minimums: { EUR: '-1' } })).toEqual({
    amounts: 'amount',
    minimums: 'amount',
  });
  expect(errorsOf({ endsOn: '2027-02-28', limit: '0', limitPerBuyer: '1.5' })).toEqual({
    endsOn: 'dayOrder',
    limit: 'limit',
    limitPerBuyer: 'limit',
  });
});

it('shows a code as it is stored: saved unchanged, its terms stay', () => {
  const cents = fc.integer({ min: 1, max: 10 ** 8 }).map((all) => (all / 100).toFixed(2));
  const amounts = fc.uniqueArray(fc.constantFrom(...couponCurrencies), { minLength: 1 }).chain((chosen) =>
    fc.tuple(...chosen.map(() => cents)).map((each) =>
      couponCurrencies.flatMap((currency) => {
        const amount = each[chosen.indexOf(currency)];
        return amount === undefined ? [] : [{ currency, amount }];
      }),
    ),
  );
  const discount = fc.oneof(
    fc.integer({ min: 1, max: 10_000 }).map((rate) => ({ kind: 'percent' as const, rate })),
    amounts.map((each) => ({ kind: 'amount' as const, amounts: each })),
  );
  fc.assert(
    fc.property(
      discount,
      amounts,
      fc.option(fc.integer({ min: 1, max: 999_999 })),
      (given, minimums, limit) => {
        const terms = {
          note: 'Fair',
          discount: given,
          minimums,
          regions: ['pl'],
          products: null,
          starts_on: '2027-03-01',
          ends_on: '2027-03-31',
          usage_limit: limit,
          usage_limit_per_buyer: 1,
        };
        const stored: StaffCoupon = {
          ...terms,
          code: 'FAIR',
          state: 'active',
          revision: 1,
          orders: 0,
          effect: [],
        };
        expect(readCouponForm(toCouponForm(stored))).toEqual({ ok: true, code: 'FAIR', terms });
      },
    ),
    { numRuns: 50 },
  );
});

it('reads what would do from a refusal', () => {
  const problem = (field: object) =>
    ({
      code: 'coupon_below_cost',
      title: '',
      status: 422,
      fields: [{ path: '', code: '', message: '', ...field }],
    }) as Parameters<typeof readBelowCost>[0];
  expect(readBelowCost(problem({ limit: 3000 }))).toEqual({ share: 3000 });
  expect(readBelowCost(problem({ example: '66.67 PLN' }))).toEqual({
    minimum: { amount: '66.67', currency: 'PLN' },
  });
  expect(readBelowCost(undefined)).toBeNull();
});

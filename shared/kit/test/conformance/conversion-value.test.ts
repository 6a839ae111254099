import fc from 'fast-check';
import {
  estimateConversionValue,
  estimateMarginInEur,
  toEur,
} from '../../src/analytics/measure/conversion-value.ts';
import { toSegmentEvents } from '../../src/analytics/measure/segment-events.ts';

describe('values in EUR', () => {
  it.each([
    ['GBP', 115],
    ['PLN', 23],
    ['SEK', 8.9],
    ['RON', 20],
    ['EUR', 100],
    ['USD', undefined],
  ])('of 100 %s', (currency, eur) => {
    expect(toEur(100, currency)).toBe(eur);
  });
});

const line = { item_id: 'mailer-box-30', item_name: 'mailer-box', price: 2, quantity: 50 };
const sample = { ...line, item_id: 'box-eu--samples--samples--samples--samples--samples' };

it('estimates a margin of 30 percent, 38 for custom orders, none with a sample and none for USD', () => {
  expect(estimateConversionValue({ currency: 'EUR', value: 100, items: [line] })).toEqual({
    value_eur: 100,
    margin_eur: 30,
  });
  expect(estimateConversionValue({ currency: 'EUR', value: 100, items: [line], channel: 'custom' })).toEqual({
    value_eur: 100,
    margin_eur: 38,
  });
  expect(estimateConversionValue({ currency: 'PLN', value: 100, items: [line] })).toEqual({
    value_eur: 23,
    margin_eur: 6.9,
  });
  expect(estimateConversionValue({ currency: 'GBP', value: 200, items: [line, sample] })).toEqual({
    value_eur: 230,
  });
  expect(estimateConversionValue({ currency: 'USD', value: 100, items: [line] })).toEqual({});
  expect(estimateConversionValue({ method: 'password' })).toEqual({});
});

it('never estimates more than the value itself', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10 ** 8 }),
      fc.constantFrom('EUR', 'GBP', 'PLN'),
      (cents, currency) => {
        const eur = toEur(cents / 100, currency) ?? Number.NaN;
        const margin =
          estimateMarginInEur(cents / 100, currency, { channel: 'custom', hasSample: false }) ?? Number.NaN;
        expect(margin).toBeLessThanOrEqual(eur + 0.01);
        expect(Math.abs(margin - eur * 0.38)).toBeLessThanOrEqual(0.0101);
      },
    ),
    { numRuns: 100 },
  );
});

describe('the same event by the name that Segment has for it', () => {
  const valued = { currency: 'EUR', value: 100, items: [line] };
  const product = { product_id: 'mailer-box-30', name: 'mailer-box', price: 2, quantity: 50 };
  it.each([
    [
      'view_item_list',
      { item_list_id: 'home', items: [line] },
      'Product List Viewed',
      { list_id: 'home', products: [product] },
    ],
    ['select_item', { item_list_id: 'home', items: [line] }, 'Product Clicked', product],
    ['view_item', valued, 'Product Viewed', { ...product, currency: 'EUR' }],
    ['add_to_cart', valued, 'Product Added', { ...product, currency: 'EUR' }],
    ['remove_from_cart', valued, 'Product Removed', { ...product, currency: 'EUR' }],
    ['view_cart', valued, 'Cart Viewed', { currency: 'EUR', value: 100, products: [product] }],
    ['begin_checkout', valued, 'Checkout Started', { currency: 'EUR', value: 100, products: [product] }],
    [
      'add_shipping_info',
      { ...valued, shipping_tier: 'courier' },
      'Checkout Step Completed',
      { currency: 'EUR', value: 100, products: [product], shipping_method: 'courier', step: 1 },
    ],
    [
      'add_payment_info',
      { ...valued, payment_type: 'card' },
      'Payment Info Entered',
      { currency: 'EUR', value: 100, products: [product], payment_method: 'card', step: 2 },
    ],
    [
      'purchase',
      { ...valued, transaction_id: 'R1', tax: 23, shipping: 0, channel: 'custom' },
      'Order Completed',
      { currency: 'EUR', value: 100, products: [product], order_id: 'R1', tax: 23, shipping: 0 },
    ],
    [
      'refund',
      { ...valued, transaction_id: 'R1' },
      'Order Refunded',
      { currency: 'EUR', value: 100, products: [product], order_id: 'R1' },
    ],
    ['Coupon Applied', { coupon_id: 'SPRING' }, 'Coupon Applied', { coupon_id: 'SPRING' }],
    ['login', { method: 'password' }, 'login', { method: 'password' }],
  ])('%s', (event, detail, name, properties) => {
    expect(toSegmentEvents({ event, detail })).toEqual([{ name, properties }]);
  });
});

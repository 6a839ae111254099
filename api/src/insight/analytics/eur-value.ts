import { type Currency, divideHalfUp, type Money, money } from '@shop/money';

/** 1/1000 EUR per unit (specification 9). USD has no rate, so amounts in USD have no EUR value. */
const eurRates: Readonly<Partial<Record<Currency, bigint>>> = {
  EUR: 1000n,
  GBP: 1150n,
  PLN: 230n,
  SEK: 89n,
  RON: 200n,
};

/** Per cent of a line's net value. */
const margins = { standard: 30n, custom: 38n } as const;

/**
 * Converts an amount to EUR at the fixed rates for advertising metrics, rounded half up once; null
 * without a rate. Never use it for charges.
 *
 * @example toEur(money(10_000, 'PLN')) // 23.00 EUR
 */
export const toEur = ({ amount, currency }: Money): Money | null => {
  const rate = eurRates[currency];
  return rate === undefined ? null : money(divideHalfUp(amount * rate, 1000n), 'EUR');
};

/**
 * Estimates the gross margin of a net value, in EUR: 30 %, for the channel `custom` 38 %. Null
 * without a rate and for orders with a sample, whose margin is not representative.
 */
export const estimateMarginEur = (
  net: Money,
  { channel, hasSample }: { readonly channel: string; readonly hasSample: boolean },
): Money | null => {
  const rate = eurRates[net.currency];
  if (hasSample || rate === undefined) return null;
  const share = channel === 'custom' ? margins.custom : margins.standard;
  return money(divideHalfUp(net.amount * rate * share, 100_000n), 'EUR');
};

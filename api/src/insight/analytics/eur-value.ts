import { type Currency, divideHalfUp, type Money, money } from '@shop/money';

/** 1/1000 EUR per unit (specification 9). USD has no rate, so nothing in USD has a value in EUR. */
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
 * An amount in EUR at the fixed rates that advertising is measured with, rounded half up once; null where there is no
 * rate. Not for anything that is charged.
 *
 * @example toEur(money(10_000, 'PLN')) // 23.00 EUR
 */
export const toEur = ({ amount, currency }: Money): Money | null => {
  const rate = eurRates[currency];
  return rate === undefined ? null : money(divideHalfUp(amount * rate, 1000n), 'EUR');
};

/**
 * The estimated gross margin of a net value, in EUR: 30 %, of orders of the channel `custom` 38 %. Null without a rate
 * and where the order holds a sample, since its margin says nothing.
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

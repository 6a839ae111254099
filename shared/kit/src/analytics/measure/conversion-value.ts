import { divideHalfUp } from '@shop/money';

/** 1/1000 EUR per unit (specification 9). USD has no rate, so nothing in USD has a value in EUR. */
const eurRates: Readonly<Record<string, bigint>> = {
  EUR: 1000n,
  GBP: 1150n,
  PLN: 230n,
  SEK: 89n,
  RON: 200n,
};

const toCents = (value: number): bigint => BigInt(Math.round(value * 100));

/**
 * Returns a net value in EUR at the fixed rates of conversion tracking, rounded half up once; undefined without a rate.
 * Never use it for charges.
 *
 * @example toEur(100, 'PLN') // 23
 */
export function toEur(value: number, currency: string): number | undefined {
  const rate = eurRates[currency];
  return rate === undefined ? undefined : Number(divideHalfUp(toCents(value) * rate, 1000n)) / 100;
}

/**
 * Returns the estimated gross margin of a net value, in EUR: 30 %, for orders of the channel `custom` 38 %. Undefined
 * without a rate and for orders with a sample, whose margin is not representative.
 */
export function estimateMarginInEur(
  value: number,
  currency: string,
  { channel, hasSample }: { readonly channel: string | undefined; readonly hasSample: boolean },
): number | undefined {
  const rate = eurRates[currency];
  if (rate === undefined || hasSample) return undefined;
  const share = channel === 'custom' ? 38n : 30n;
  return Number(divideHalfUp(toCents(value) * rate * share, 100_000n)) / 100;
}

interface Item {
  readonly item_id: string;
  readonly item_name: string;
}
/** Returns the value of an event for ad bidding. Empty for an event without a value. */
export function estimateConversionValue(
  detail: Readonly<Record<string, unknown>>,
): Readonly<Partial<Record<'value_eur' | 'margin_eur', number>>> {
  const { value, currency, items, channel } = detail;
  if (typeof value !== 'number' || typeof currency !== 'string' || !Array.isArray(items)) return {};
  const hasSample = (items as readonly Item[]).some(({ item_id, item_name }) =>
    /sample/i.test(`${item_id} ${item_name}`),
  );
  const eur = toEur(value, currency);
  const margin = estimateMarginInEur(value, currency, {
    channel: typeof channel === 'string' ? channel : undefined,
    hasSample,
  });
  return {
    ...(eur === undefined ? {} : { value_eur: eur }),
    ...(margin === undefined ? {} : { margin_eur: margin }),
  };
}

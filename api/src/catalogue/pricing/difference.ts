import type { PriceComponent } from '@shop/contracts';
import { type Money, subtract } from '@shop/money';
import type { LinePrice } from './price-ladder.ts';

export interface PriceDifference {
  readonly net: Money;
  /** Adds up to `net` exactly. */
  readonly parts: readonly { readonly part: PriceComponent; readonly amount: Money }[];
}

/**
 * Returns the second line's extra cost over the first, by part; both have one quantity and
 * currency.
 */
export function comparePrices(from: LinePrice, to: LinePrice): PriceDifference {
  return {
    net: subtract(to.net, from.net),
    parts: to.parts.map(({ part, amount }) => {
      const before = from.parts.find((one) => one.part === part);
      return { part, amount: before ? subtract(amount, before.amount) : amount };
    }),
  };
}

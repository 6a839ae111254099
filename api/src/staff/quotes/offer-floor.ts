import { divideHalfUp } from '@shop/money';
import type { Market } from '../../catalogue/index.ts';

const basisPoints = 10_000n;

/** The lowest margin that one person may offer alone, in basis points: half of the price book's. */
export const lowestMargin = ({ book }: Pick<Market, 'book'>): number => Math.floor(book.margin / 2);

/**
 * The margin of a price in basis points of it, by the costs that the price model counts; null where nothing is paid.
 * Amounts are net, in minor units; `margin` is the price book's.
 * @example marginOf(10_000n, 10_000n, 3_000) // 3000: the model's own price
 */
export const marginOf = (net: bigint, modelNet: bigint, margin: number): number | null => {
  if (net <= 0n) return null;
  const cost = modelNet * (basisPoints - BigInt(margin));
  return Number(basisPoints - divideHalfUp(cost, net));
};

/** Whether a price earns less than one person may offer alone. */
export const isBelowFloor = (net: bigint, modelNet: bigint, market: Pick<Market, 'book'>): boolean => {
  const margin = marginOf(net, modelNet, market.book.margin);
  return margin === null || margin < lowestMargin(market);
};

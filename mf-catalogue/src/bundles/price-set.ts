import type { VolumePrice } from '@shop/contracts';
import { type Currency, fromDecimal, type Money, money, subtract, sum, zero } from '@shop/money';
import { type SetCount, type SetPart, setCounts } from './sets.ts';

/** A part of a set with its price tiers; each tier is the price of its whole quantity. */
export interface PricedPart extends Pick<SetPart, 'perSet'> {
  readonly tiers: readonly Pick<VolumePrice, 'range_start' | 'total_net' | 'total_gross'>[];
}

export interface SetPrice {
  readonly total: Money;
  /** Against the price per set at the smallest number, rounded down; zero for the smallest. */
  readonly saving: Money;
}

/**
 * Returns what a number of sets costs, and what it saves against the price per set at the smallest number: the sum of
 * the parts' own prices, nothing else. Null where a part has no price for a quantity.
 */
export function priceSet(
  parts: readonly PricedPart[],
  count: SetCount,
  basis: 'net' | 'gross',
  currency: Currency,
): SetPrice | null {
  const [smallest] = setCounts;
  const total = totalOf(parts, count, basis, currency);
  const first = totalOf(parts, smallest, basis, currency);
  if (!total || !first) return null;
  const repeated = money((first.amount * BigInt(count)) / BigInt(smallest), currency);
  const saving = subtract(repeated, total);
  return { total, saving: saving.amount > 0n ? saving : zero(currency) };
}

/** Returns whether some larger number of sets costs less per set than the smallest. */
export const savesAtMore = (
  parts: readonly PricedPart[],
  count: SetCount,
  basis: 'net' | 'gross',
  currency: Currency,
): boolean =>
  setCounts.some((larger) => {
    const price = larger > count ? priceSet(parts, larger, basis, currency) : null;
    return price !== null && price.saving.amount > 0n;
  });

function totalOf(
  parts: readonly PricedPart[],
  count: SetCount,
  basis: 'net' | 'gross',
  currency: Currency,
): Money | null {
  const amounts = parts.flatMap(({ perSet, tiers }) => {
    const tier = tiers.find(({ range_start }) => range_start === count * perSet);
    return tier ? (fromDecimal(tier[`total_${basis}`], currency) ?? []) : [];
  });
  return amounts.length === parts.length ? sum(amounts, currency) : null;
}

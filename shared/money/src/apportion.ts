import type { Money } from './money.ts';

/**
 * Splits an amount by weights with the largest remainder method, so that the parts add up exactly and none is more than
 * one minor unit away from its exact share. Equal remainders are served in list order; a weight of zero gets zero. With
 * all weights zero (or none), the first part gets the whole amount.
 *
 * @example apportion(money(100, 'EUR'), [1n, 1n, 1n]) // 0.34, 0.33, 0.33
 */
export function apportion(whole: Money, weights: readonly bigint[]): Money[] {
  if (whole.amount === 0n) return weights.map(() => ({ amount: 0n, currency: whole.currency }));
  const total = weights.reduce((sum, weight) => sum + weight, 0n);
  const sign = whole.amount < 0n ? -1n : 1n;
  const magnitude = whole.amount * sign;
  if (total === 0n) {
    return weights.map((_, index) => ({ amount: index === 0 ? whole.amount : 0n, currency: whole.currency }));
  }
  const parts = weights.map((weight, index) => {
    const numerator = magnitude * weight;
    return { index, floor: numerator / total, remainder: numerator % total };
  });
  let left = magnitude - parts.reduce((sum, part) => sum + part.floor, 0n);
  const byRemainder = [...parts].sort((a, b) =>
    a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1,
  );
  const extra = new Set<number>();
  for (const part of byRemainder) {
    if (left === 0n) break;
    extra.add(part.index);
    left -= 1n;
  }
  return parts.map(({ index, floor }) => ({
    amount: sign * (floor + (extra.has(index) ? 1n : 0n)),
    currency: whole.currency,
  }));
}

import type { CartRow } from '../orders/cart.repo.ts';
import type { InstalmentRow } from './schedule-row.ts';

/**
 * Computes the outstanding amount of each instalment of an accepted schedule, in order. Payments of
 * any amount cover the instalments one after another: an instalment's outstanding amount is `sum of
 * all up to it − captured`, between zero and its amount. The results add up to the total
 * outstanding. Minor units.
 *
 * @example computeDues([500n, 500n, 500n], 700n) // 0, 300, 500
 */
export function computeDues(amounts: readonly bigint[], captured: bigint): readonly bigint[] {
  let upTo = 0n;
  return amounts.map((amount) => {
    upTo += amount;
    const missing = upTo - captured;
    if (missing <= 0n) return 0n;
    if (missing >= amount) return amount;
    return missing;
  });
}

/** Sums the captured payments for instalments; the wallet's share is separate. Minor units. */
export const sumCapturedForInstalments = (
  payments: readonly Pick<CartRow['payments'][number], 'method' | 'state' | 'amount'>[],
): bigint =>
  payments
    .filter(({ state, method }) => state === 'completed' && method !== 'wallet')
    .reduce((all, { amount }) => all + amount, 0n);

/** An instalment of an accepted schedule with its outstanding amount; 0 means paid. */
export type InstalmentWithDue = InstalmentRow & { readonly amount: bigint; readonly due: bigint };

/**
 * Returns the instalments of an order's accepted schedule; empty for a proposal or an order paid in
 * full.
 */
export function listInstalmentsWithDue({
  schedule,
  payments,
}: Pick<CartRow, 'schedule' | 'payments'>): readonly InstalmentWithDue[] {
  if (schedule?.status !== 'accepted') return [];
  const parts = schedule.parts.flatMap((part) =>
    part.amount === null ? [] : { ...part, amount: part.amount },
  );
  const dues = computeDues(
    parts.map(({ amount }) => amount),
    sumCapturedForInstalments(payments),
  );
  return parts.map((part, index) => ({ ...part, due: dues[index] ?? 0n }));
}

/** Returns the next instalment to pay; null when all are paid or there is no accepted schedule. */
export const findNextInstalment = (cart: Pick<CartRow, 'schedule' | 'payments'>): InstalmentWithDue | null =>
  listInstalmentsWithDue(cart).find(({ due }) => due > 0n) ?? null;

import type { CartRow } from '../orders/cart.repo.ts';
import type { InstalmentRow } from './schedule-row.ts';

/**
 * What is still to be paid of each part of an agreed schedule, in the parts' order: money pays them one after the other,
 * in whatever amounts it came. Of a part that is `sum of all up to it − captured`, no less than nothing and no more than
 * the part. The dues add up to what is outstanding. Minor units.
 *
 * @example listDues([500n, 500n, 500n], 700n) // 0, 300, 500
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

/** What was paid for the parts: the wallet pays its share apart from them. Minor units. */
export const sumCapturedForInstalments = (
  payments: readonly Pick<CartRow['payments'][number], 'method' | 'state' | 'amount'>[],
): bigint =>
  payments
    .filter(({ state, method }) => state === 'completed' && method !== 'wallet')
    .reduce((all, { amount }) => all + amount, 0n);

/** A part of an agreed schedule with what is still to be paid of it; at 0 it is paid. */
export type InstalmentWithDue = InstalmentRow & { readonly amount: bigint; readonly due: bigint };

/** The parts of an order's agreed schedule; none of a proposal, or of an order that is paid in full. */
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

/** The part that is paid next; null when all are paid or nothing is agreed. */
export const findNextInstalment = (cart: Pick<CartRow, 'schedule' | 'payments'>): InstalmentWithDue | null =>
  listInstalmentsWithDue(cart).find(({ due }) => due > 0n) ?? null;

import type { PaymentRow } from '../orders/cart.repo.ts';
import type { ScheduleStatus } from '../payments/payment-status.ts';
import { computeDues, sumCapturedForInstalments } from './instalment-dues.ts';
import type { InstalmentRow, ScheduleRow } from './schedule-row.ts';

export type CoveringPayment = Pick<
  PaymentRow,
  'id' | 'method' | 'provider' | 'state' | 'amount' | 'instalment_id'
>;

/**
 * Whether a payment counts as its amount when an order is placed: it is completed, an awaited
 * transfer, or a wallet hold.
 */
const countsAsPaid = ({ state, provider }: CoveringPayment): boolean =>
  state === 'completed' ||
  (state === 'pending' && provider === 'transfer') ||
  (state === 'checkout' && provider === 'wallet');

/**
 * Whether the first instalment of an accepted schedule is paid: production and the invoice can then
 * start.
 */
export const isFirstInstalmentPaid = (
  payments: readonly Pick<CoveringPayment, 'method' | 'state' | 'amount'>[],
  schedule: { readonly parts: readonly Pick<InstalmentRow, 'amount'>[] } | null,
): boolean =>
  schedule !== null &&
  computeDues(
    schedule.parts.map(({ amount }) => amount ?? 0n),
    sumCapturedForInstalments(payments),
  )[0] === 0n;

/**
 * Whether an instalment of an accepted schedule is overdue: its due date is before `today`
 * (`YYYY-MM-DD`) and it is not fully paid.
 */
export function resolveScheduleStatus(
  parts: readonly { readonly amount: bigint; readonly due_on: string | null }[],
  payments: Parameters<typeof sumCapturedForInstalments>[0],
  today: string,
): ScheduleStatus {
  const dues = computeDues(
    parts.map(({ amount }) => amount),
    sumCapturedForInstalments(payments),
  );
  const late = parts.some(({ due_on }, index) => due_on !== null && due_on < today && dues[index] !== 0n);
  return late ? 'overdue' : 'on time';
}

/**
 * Computes the covered amount of an order (minor units): payments that count, and the whole payment
 * schedule once its first instalment does. An order is placed when this equals its total ("a valid
 * payment or accepted schedule covers the total").
 */
export function computeCoverage(
  payments: readonly CoveringPayment[],
  schedule: Pick<ScheduleRow, 'parts'> | null,
): bigint {
  const standing = payments.filter(countsAsPaid);
  const whole = standing
    .filter(({ instalment_id }) => instalment_id === null)
    .reduce((all, { amount }) => all + amount, 0n);
  const first = schedule?.parts[0];
  const begun =
    first && standing.some((one) => one.instalment_id === first.id && one.amount === first.amount);
  return begun ? schedule.parts.reduce((all, { amount }) => all + (amount ?? 0n), whole) : whole;
}

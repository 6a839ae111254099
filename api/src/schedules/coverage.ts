import type { PaymentRow } from '../orders/cart.repo.ts';
import type { ScheduleRow } from './schedule-row.ts';

export type CoveringPayment = Pick<
  PaymentRow,
  'id' | 'method' | 'provider' | 'state' | 'amount' | 'instalment_id'
>;

/**
 * Whether a payment stands for its amount when an order is placed: it is made, it is a transfer that is awaited, or it
 * is held in the wallet.
 */
const stands = ({ state, provider }: CoveringPayment): boolean =>
  state === 'completed' ||
  (state === 'pending' && provider === 'transfer') ||
  (state === 'checkout' && provider === 'wallet');

/** Whether the first part of a schedule is paid: from then on production and the invoice are due. */
export const isBegun = (
  payments: readonly CoveringPayment[],
  schedule: Pick<ScheduleRow, 'parts'> | null,
): boolean =>
  payments.some(
    ({ state, instalment_id }) => state === 'completed' && instalment_id === (schedule?.parts[0]?.id ?? 0),
  );

/**
 * How much of an order is covered (minor units): payments that stand, and the whole of a payment schedule once its
 * first part does. An order is placed when this is its total ("a valid payment or accepted schedule covers the total").
 */
export function coveredBy(
  payments: readonly CoveringPayment[],
  schedule: Pick<ScheduleRow, 'parts'> | null,
): bigint {
  const standing = payments.filter(stands);
  const whole = standing
    .filter(({ instalment_id }) => instalment_id === null)
    .reduce((all, { amount }) => all + amount, 0n);
  const first = schedule?.parts[0];
  const begun =
    first && standing.some((one) => one.instalment_id === first.id && one.amount === first.amount);
  return begun ? schedule.parts.reduce((all, { amount }) => all + (amount ?? 0n), whole) : whole;
}

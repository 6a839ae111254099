import type { Order } from '@shop/contracts';

export type PaymentState = Order['payments'][number]['state'];

/** The ledger's view of a payment. */
export interface PaymentFacts {
  readonly method: string;
  readonly state: PaymentState;
  readonly amount: bigint;
}

/**
 * States in which a payment may still succeed. A unique index allows at most one such payment per
 * order.
 */
export const openStates: readonly PaymentState[] = ['checkout', 'processing', 'requires_action', 'pending'];

/** Whether a charge may be in flight: the cart must not change meanwhile. */
export const isInFlight = ({ state }: { readonly state: PaymentState }): boolean =>
  state === 'processing' || state === 'pending';

/** Status of an order in instalments: all due instalments are paid, or one is overdue. */
export type ScheduleStatus = 'on time' | 'overdue';

/**
 * Maps payments to the specification's five statuses. `OK`: completed payments cover the total;
 * `WAITING`: a transfer or a later instalment is expected, or the buyer has to act; `DELAYED`: the
 * gateway decides later, or an instalment is overdue; `FAILED`: the last attempt failed; else
 * `NOT_STARTED`. A wallet hold alone does not count.
 *
 * @param all oldest first
 * @param parts of an order with an accepted payment schedule
 */
export function toPaymentStatus(
  all: readonly PaymentFacts[],
  total: bigint,
  parts: ScheduleStatus | null = null,
): Order['payment_status'] {
  const payments = all.filter(({ method, state }) => method !== 'wallet' || state === 'completed');
  const completed = payments.filter(({ state }) => state === 'completed');
  if (completed.length > 0 && completed.reduce((paid, { amount }) => paid + amount, 0n) >= total) return 'OK';
  if (parts === 'overdue') return 'DELAYED';
  const open = payments.find(({ state }) => openStates.includes(state));
  if (open?.state === 'requires_action' || (open?.state === 'pending' && open.method === 'check'))
    return 'WAITING';
  if (open) return 'DELAYED';
  if (parts === 'on time') return 'WAITING';
  return payments.at(-1)?.state === 'failed' ? 'FAILED' : 'NOT_STARTED';
}

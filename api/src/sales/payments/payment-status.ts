import type { Order } from '@shop/contracts';

export type PaymentState = Order['payments'][number]['state'];

/** The stored ledger view of an order's payments. Refund states follow with refunds. */
export interface PaymentFacts {
  readonly method: string;
  readonly state: PaymentState;
  readonly amount: bigint;
}

/** States in which a payment may still succeed. At most one of them per order: a unique index sees to it. */
export const openStates: readonly PaymentState[] = ['checkout', 'processing', 'requires_action', 'pending'];

/** Whether money may be moving for a payment right now: its cart is not touched meanwhile. */
export const isInFlight = ({ state }: { readonly state: PaymentState }): boolean =>
  state === 'processing' || state === 'pending';

/** How an order that is paid in parts stands: all parts that are due are paid, or one is overdue. */
export type ScheduleStatus = 'on time' | 'overdue';

/**
 * The specification's five words. `OK`: completed payments cover the total; `WAITING`: a transfer or a later part is
 * expected or the buyer has to act; `DELAYED`: the gateway will tell later, or a part is overdue; `FAILED`: the last
 * attempt failed; else `NOT_STARTED`. What is only held in a wallet says nothing.
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

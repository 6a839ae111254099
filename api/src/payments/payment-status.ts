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

/**
 * The specification's five words. `OK`: completed payments cover the total; `WAITING`: a transfer is expected or the
 * buyer has to act; `DELAYED`: the gateway will tell later; `FAILED`: the last attempt failed; else `NOT_STARTED`.
 *
 * @param payments oldest first
 */
export function paymentStatusOf(payments: readonly PaymentFacts[], total: bigint): Order['payment_status'] {
  const completed = payments.filter(({ state }) => state === 'completed');
  if (completed.length > 0 && completed.reduce((all, { amount }) => all + amount, 0n) >= total) return 'OK';
  const open = payments.find(({ state }) => openStates.includes(state));
  if (open?.state === 'requires_action' || (open?.state === 'pending' && open.method === 'check'))
    return 'WAITING';
  if (open) return 'DELAYED';
  return payments.at(-1)?.state === 'failed' ? 'FAILED' : 'NOT_STARTED';
}

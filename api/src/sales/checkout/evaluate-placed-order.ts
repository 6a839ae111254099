import { sql } from 'drizzle-orm';
import { type Failure, fail, type Tx } from '../../platform/index.ts';
import type { CartRow, PaymentRow } from '../orders/cart.repo.ts';
import type { PaymentChoice, PreparedPayment } from './payment-choice.ts';

/**
 * Whether a placed order is canceled, so that it can no longer be paid. Call it under the order's
 * lock.
 */
export async function isCanceled(tx: Tx, orderId: number): Promise<boolean> {
  const [canceled] = await tx.query(
    sql`select id from orders where id = ${orderId} and canceled_at is not null`,
  );
  return canceled !== undefined;
}

/**
 * Evaluates a payment for a placed order without naming an instalment. The payment method it was
 * placed with returns the order; so does any other once the order is paid. Another method for an
 * outstanding payment is refused, since it would not be charged.
 */
export function evaluatePlacedOrder(
  cart: CartRow,
  choice: PaymentChoice,
): PreparedPayment | Failure<'payment_already_open'> {
  const paid = cart.payments.reduce(
    (all, { state, amount }) => (state === 'completed' ? all + amount : all),
    0n,
  );
  if (paid >= cart.total || choice.method === cart.payment_method)
    return { kind: 'replay', cart, payment: findMatchingPayment(cart, choice) };
  return fail('payment_already_open', {
    detail: cart.schedule
      ? 'This order is placed and paid in instalments; send the instalment to pay as installment_id. Nothing was charged.'
      : 'This order is placed and waits for the transfer that was announced for it. Nothing was charged.',
  });
}

/**
 * Finds the payment for a repeated call: the completed one of the same card or redirect method,
 * else the last one.
 */
export function findMatchingPayment({ payments }: CartRow, { token }: PaymentChoice): PaymentRow | null {
  const made = payments.filter(({ state, provider }) => state === 'completed' && provider !== 'wallet');
  return made.findLast((one) => one.token === token) ?? made.at(-1) ?? null;
}

import { sql } from 'drizzle-orm';
import { releaseStock } from '../../catalogue/index.ts';
import type { Tx } from '../../platform/index.ts';
import { type CartRow, findCartById, lockCartById, type PaymentRow } from '../orders/cart.repo.ts';
import { mergeAfterHold } from '../orders/merge-later.job.ts';
import type { OrderPorts } from '../orders/ports.ts';
import type { IntentState } from '../payments/payment-provider.ts';
import { refundIfCanceled } from '../refunds/create-refund.ts';
import { releaseWallet } from '../wallet/wallet-payment.ts';
import { finalizeOrder } from './finalize-order.ts';
import { updateStatuses } from './update-statuses.ts';

export interface SettledPayment {
  readonly cart: CartRow;
  readonly payment: PaymentRow;
}

/**
 * Applies the gateway's state of an intent under the cart's lock. Monotone: a completed payment
 * stays completed and a repeated state changes nothing, so replies and events may arrive twice and
 * in any order. Success places the order; failure releases the cart; an open challenge (3-D Secure)
 * releases it for edits as well: nothing is charged before the buyer confirms here. Nothing is
 * refunded here, unless the order was canceled meanwhile.
 */
export async function settlePayment(
  tx: Tx,
  ports: OrderPorts,
  orderId: number,
  paymentId: number,
  said: IntentState,
  actor: string,
): Promise<SettledPayment> {
  const cart = await lockCartById(tx, orderId);
  const payment = cart?.payments.find(({ id }) => id === paymentId);
  if (!cart || !payment) throw new Error(`payment ${paymentId} of order ${orderId} is gone`);
  const next = nextPaymentState(payment.state, said.status);
  if (next !== payment.state || payment.intent_id !== said.intentId) {
    await tx.execute(sql`
      with changed as (
        update payments set state = ${next}, intent_id = ${said.intentId}, client_secret = ${said.clientSecret},
          redirect_url = ${said.redirectUrl}, decline_code = ${said.declineCode}, updated_at = now()
        where id = ${paymentId}
      )
      insert into order_audit (order_id, version, action, actor)
      values (${cart.id}, ${cart.version}, ${`payment.${next}`}, ${actor})`);
  }
  if (next === 'completed') {
    const payments = cart.payments.map((one) => (one.id === paymentId ? { ...one, state: next } : one));
    await finalizeOrder(tx, ports, { cart, payments, paidVersion: payment.cart_version, actor });
    if (cart.completed_at && payment.state !== 'completed') await refundIfCanceled(tx, cart, actor);
  } else if (next === 'failed' || next === 'void') {
    await releaseStock(tx, orderId);
    await releaseCart(tx, cart, actor);
  } else if (next === 'requires_action' && said.redirectUrl === null) {
    // The stock stays reserved during the challenge.
    await releaseCart(tx, cart, actor);
  }
  const settled = await findCartById(tx, orderId);
  const now = settled?.payments.find(({ id }) => id === paymentId);
  if (!settled || !now) throw new Error(`payment ${paymentId} of order ${orderId} is gone`);
  return { cart: settled, payment: now };
}

/** Returns a payment's next state for the gateway's `status`. */
export function nextPaymentState(
  state: PaymentRow['state'],
  status: IntentState['status'],
): PaymentRow['state'] {
  if (state === 'completed') return state;
  if (status === 'succeeded') return 'completed';
  if (state === 'failed' || state === 'void') return state;
  if (status === 'failed') return 'failed';
  if (status === 'canceled') return 'void';
  if (status === 'processing') return 'pending';
  // A repeated challenge does not undo a confirmation in flight.
  return state === 'pending' ? state : 'requires_action';
}

/** Releases the cart and the wallet's hold for it. */
async function releaseCart(tx: Tx, cart: CartRow, actor: string): Promise<void> {
  if (cart.completed_at) return updateStatuses(tx, cart.id);
  if (cart.payments.some(({ provider, state }) => provider === 'wallet' && state === 'checkout'))
    await releaseWallet(tx, cart.id, actor);
  await tx.execute(sql`update carts set completing_at = null where id = ${cart.id}`);
  await mergeAfterHold(tx, cart);
}

import { markets } from '@shop/regions';
import { type Failure, fail, type Tx } from '../../platform/index.ts';
import { type CartRow, findCartById } from '../orders/cart.repo.ts';
import { listPaymentMethods } from '../orders/order-facts.ts';
import type { CartWriter } from '../orders/write-cart.ts';
import { isInFlight } from '../payments/payment-status.ts';
import { scheduleReconciliation } from '../payments/reconcile-payment.job.ts';
import { findNextInstalment, listInstalmentsWithDue } from '../schedules/instalment-dues.ts';
import { findPendingAuthentication } from './evaluate-payment-attempt.ts';
import { findMatchingPayment } from './evaluate-placed-order.ts';
import { openPayment } from './open-payment.ts';
import type { PaymentChoice, PrepareCode, PreparedPayment } from './payment-choice.ts';
import { updateStatuses } from './update-statuses.ts';
import { voidPayment } from './void-payment.ts';

/**
 * Prepares the payment of one instalment of a placed order that is not canceled, under the cart's
 * lock. Instalments are paid in order, each with its outstanding amount. A paid one is returned as
 * it is; a card replaces a transfer that was announced but has not arrived. The caller names the
 * instalment, so a repeated call never pays the next one.
 */
export async function prepareInstalment(
  tx: Tx,
  { now, actor }: CartWriter,
  cart: CartRow,
  choice: PaymentChoice,
  instalmentId: number,
): Promise<PreparedPayment | Failure<PrepareCode>> {
  const { payments } = cart;
  const part = listInstalmentsWithDue(cart).find(({ id }) => id === instalmentId);
  if (!part) return fail('not_found');
  if (part.due === 0n) return { kind: 'replay', cart, payment: findMatchingPayment(cart, choice) };
  if (findNextInstalment(cart)?.id !== part.id)
    return fail('payment_already_open', { detail: 'Pay the earlier instalment of this order first.' });
  const offered = listPaymentMethods(markets[cart.region], now).includes(choice.method);
  if (!offered) return fail('payment_method_not_allowed');

  const open = payments.find(isInFlight);
  const announced = open?.provider === 'transfer' && open.instalment_id === part.id;
  if (open && announced && choice.provider === 'transfer') return { kind: 'asked', cart, payment: open };
  if (open && !announced) {
    return open.token === choice.token && open.method === choice.method && open.instalment_id === part.id
      ? { kind: 'charge', cart, payment: open, abandoned: null }
      : fail('payment_already_open');
  }
  const pending = findPendingAuthentication(cart);
  // A transfer may have arrived since the challenge: then its amount exceeds what is due.
  if (
    pending &&
    pending.token === choice.token &&
    pending.instalment_id === part.id &&
    pending.amount === part.due
  )
    return { kind: 'asked', cart, payment: pending };
  if (pending?.redirect_url) return { kind: 'abandon', cart, payment: pending };
  const stale = open ?? pending;
  if (stale) await voidPayment(tx, stale.id);

  const payment = await openPayment(tx, { cart, charge: part.due, instalmentId: part.id }, choice, actor);
  await updateStatuses(tx, cart.id);
  if (choice.provider === 'transfer')
    return { kind: 'asked', cart: (await findCartById(tx, cart.id)) ?? cart, payment };
  await scheduleReconciliation(tx, payment.id, now);
  return { kind: 'charge', cart, payment, abandoned: pending };
}

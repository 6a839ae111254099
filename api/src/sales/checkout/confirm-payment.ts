import type { FieldProblem, PaymentOutcome } from '@shop/contracts';
import { money, toDecimal } from '@shop/money';
import { sql } from 'drizzle-orm';
import { releaseStock } from '../../catalogue/index.ts';
import { type Failure, fail, failpoint, isFailure, type Result, type Tx } from '../../platform/index.ts';
import { type CartRow, lockCart, type PaymentRow, writeAudit } from '../orders/cart.repo.ts';
import { isInFlight } from '../payments/payment-status.ts';
import { scheduleReconciliation } from '../payments/reconcile-payment.job.ts';
import { computeCoverage } from '../schedules/coverage.ts';
import { listInstalmentsWithDue } from '../schedules/instalment-dues.ts';
import { reserveWallet } from '../wallet/wallet-payment.ts';
import {
  type CheckoutContext,
  type CompleteCode,
  fetchIntentState,
  gatewayBusy,
  presentPaymentOutcome,
} from './complete-order.ts';
import { isCanceled } from './evaluate-placed-order.ts';
import { settlePayment } from './settle-payment.ts';
import { voidPayment } from './void-payment.ts';

export interface ConfirmPaymentInput {
  readonly intentId: string;
  /** The card or page the caller means to pay with: that of the payment, or left out. */
  readonly methodId: string | undefined;
  /** Sandbox: what the buyer did on the bank's page. */
  readonly challenge: 'pass' | 'fail' | undefined;
}

const otherPaymentMethod: FieldProblem = {
  path: 'payment_method_id',
  code: 'not_offered',
  message: 'This payment was begun with another card; leave it out, or start a payment with this one.',
};

/**
 * Finishes a payment that asked for 3-D Secure, or looks how one on a bank's page ended. A cart that was changed since
 * the buyer was asked is not paid, nor a part that a transfer has paid most of: the question is given up and the new
 * total goes back for another look. Nothing is paid for an order that was canceled meanwhile. Repeated, it answers the
 * same order.
 */
export async function confirmPayment(
  completer: CheckoutContext,
  reference: string,
  confirmation: ConfirmPaymentInput,
): Promise<Result<PaymentOutcome, CompleteCode | 'invalid_input'>> {
  const { db, provider } = completer;
  if (!provider) return fail('payment_not_configured');
  const begun = await db.transaction((tx) => resumeAuthentication(tx, completer, reference, confirmation));
  if (isFailure(begun)) return begun;
  const { cart, payment } = begun;
  if (begun.givenUp) {
    await fetchIntentState(completer, () => provider.cancel(confirmation.intentId));
    return fail('cart_changed', { current_total: toDecimal(money(cart.total, cart.currency)) });
  }
  if (!isInFlight(payment)) return presentPaymentOutcome(completer, cart, payment);
  return confirmAtGateway(completer, cart, payment, confirmation.challenge);
}

interface OpenConfirmation {
  readonly cart: CartRow;
  readonly payment: PaymentRow;
  /** True: what the buyer was asked about is not what would be paid now. */
  readonly givenUp: boolean;
}

/**
 * Under the cart's lock: an open question becomes a charge under way, or is given up where the cart has moved on, less
 * is due or the wallet's share is gone. A payment that is no question any more is answered as it is; one that is not
 * made and whose order is canceled is not made any more.
 */
async function resumeAuthentication(
  tx: Tx,
  { user, actor, now }: CheckoutContext,
  reference: string,
  { intentId, methodId }: ConfirmPaymentInput,
): Promise<OpenConfirmation | Failure<'not_found' | 'invalid_input' | 'order_canceled'>> {
  const cart = await lockCart(tx, user.id, reference);
  const payment = cart?.payments.find((one) => one.intent_id === intentId);
  if (!cart || !payment) return fail('not_found');
  if (methodId !== undefined && methodId !== payment.token)
    return fail('invalid_input', { fields: [otherPaymentMethod] });
  // What it has open at the gateway is ended by a job that was planned with the cancellation (`end-payments.ts`).
  if (payment.state !== 'completed' && cart.completed_at && (await isCanceled(tx, cart.id)))
    return fail('order_canceled');
  if (payment.state !== 'requires_action') return { cart, payment, givenUp: false };
  const changed = cart.version !== payment.cart_version || exceedsDue(cart, payment);
  const moved = changed && payment.redirect_url === null;
  if (moved || !(await holdWallet(tx, cart, payment, actor))) {
    await voidPayment(tx, payment.id);
    await releaseStock(tx, cart.id);
    await writeAudit(tx, cart, 'payment.void', actor);
    return { cart, payment, givenUp: true };
  }
  await tx.execute(
    sql`update payments set state = 'processing', updated_at = now() where id = ${payment.id}`,
  );
  await tx.execute(
    sql`update carts set completing_at = now() where id = ${cart.id} and completed_at is null`,
  );
  await scheduleReconciliation(tx, payment.id, now);
  return { cart, payment: { ...payment, state: 'processing' }, givenUp: false };
}

/** Whether a transfer came for a later part while the bank asked for the whole of it. */
const exceedsDue = (cart: CartRow, { instalment_id, amount }: PaymentRow): boolean =>
  listInstalmentsWithDue(cart).some(({ id, due }) => id === instalment_id && amount > due);

/**
 * While the bank's question was open the cart was free, and so was the wallet: its share is held again before anything
 * is charged. False when it is gone.
 */
async function holdWallet(tx: Tx, cart: CartRow, payment: PaymentRow, actor: string): Promise<boolean> {
  if (cart.completed_at) return true;
  const asIfPaid = cart.payments.map((one) =>
    one.id === payment.id ? { ...one, state: 'completed' as const } : one,
  );
  const missing = cart.total - computeCoverage(asIfPaid, cart.schedule);
  return missing <= 0n || (await reserveWallet(tx, cart, missing, actor)) !== null;
}

/** Asks the gateway, outside of any transaction, and applies its answer. */
async function confirmAtGateway(
  completer: CheckoutContext,
  cart: CartRow,
  payment: PaymentRow,
  challenge: 'pass' | 'fail' | undefined,
): Promise<Result<PaymentOutcome, CompleteCode>> {
  const { db, ports, actor, provider } = completer;
  const intentId = payment.intent_id;
  if (!provider || intentId === null) return fail('completion_in_progress');
  const said = await fetchIntentState(completer, () =>
    payment.state === 'pending' ? provider.fetch(intentId) : provider.confirm(intentId, challenge),
  );
  if (!said) return gatewayBusy();
  failpoint('confirm:after-provider');
  const settled = await db.transaction((tx) => settlePayment(tx, ports, cart.id, payment.id, said, actor));
  return presentPaymentOutcome(completer, settled.cart, settled.payment);
}

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
  /**
   * The card or redirect method that the caller intends to pay with: that of the payment, or
   * omitted.
   */
  readonly methodId: string | undefined;
  /** Sandbox: the buyer's choice on the simulated bank page. */
  readonly challenge: 'pass' | 'fail' | undefined;
}

const otherPaymentMethod: FieldProblem = {
  path: 'payment_method_id',
  code: 'not_offered',
  message:
    'This payment was started with another card; leave the card out, or start a payment with this one.',
};

/**
 * Completes a payment after 3-D Secure, or checks the result of one on a bank's page. When the cart
 * changed since the challenge, or a transfer has paid most of the instalment, nothing is charged:
 * the challenge is canceled and the new total is returned for review. Nothing is charged for an
 * order that was canceled meanwhile. A repeated call returns the same order.
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
  /** True: the challenged amount differs from the amount due now. */
  readonly givenUp: boolean;
}

/**
 * Under the cart's lock: turns an open challenge into a charge in flight, or cancels it when the
 * cart changed, less is due or the wallet's share is gone. A payment without an open challenge is
 * returned as it is; an uncompleted one of a canceled order is not continued.
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
  // The cancellation has enqueued a job that ends what is open at the gateway (`end-payments.ts`).
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

/**
 * Whether a transfer for a later instalment arrived while the challenge was for the whole of it.
 */
const exceedsDue = (cart: CartRow, { instalment_id, amount }: PaymentRow): boolean =>
  listInstalmentsWithDue(cart).some(({ id, due }) => id === instalment_id && amount > due);

/**
 * The wallet is not held during a challenge: holds its share again before the charge. False when
 * the balance is gone.
 */
async function holdWallet(tx: Tx, cart: CartRow, payment: PaymentRow, actor: string): Promise<boolean> {
  if (cart.completed_at) return true;
  const asIfPaid = cart.payments.map((one) =>
    one.id === payment.id ? { ...one, state: 'completed' as const } : one,
  );
  const missing = cart.total - computeCoverage(asIfPaid, cart.schedule);
  return missing <= 0n || (await reserveWallet(tx, cart, missing, actor)) !== null;
}

/** Calls the gateway outside any transaction and applies its reply. */
async function confirmAtGateway(
  completer: CheckoutContext,
  cart: CartRow,
  payment: PaymentRow,
  challenge: 'pass' | 'fail' | undefined,
): Promise<Result<PaymentOutcome, CompleteCode>> {
  const { db, ports, actor, provider } = completer;
  const intentId = payment.intent_id;
  if (!provider || intentId === null) return fail('completion_in_progress');
  const intentState = await fetchIntentState(completer, () =>
    payment.state === 'pending' ? provider.fetch(intentId) : provider.confirm(intentId, challenge),
  );
  if (!intentState) return gatewayBusy();
  failpoint('confirm:after-provider');
  const settled = await db.transaction((tx) =>
    settlePayment(tx, ports, cart.id, payment.id, intentState, actor),
  );
  return presentPaymentOutcome(completer, settled.cart, settled.payment);
}

import type { Order, PaymentOutcome } from '@shop/contracts';
import { money } from '@shop/money';
import type { FastifyBaseLogger } from 'fastify';
import { fail, failpoint, isFailure, ok, type Result } from '../../platform/index.ts';
import { type CartRow, findCartById, type PaymentRow } from '../orders/cart.repo.ts';
import { presentCartOrOrder } from '../orders/read-order.ts';
import type { CartWriter } from '../orders/write-cart.ts';
import { chargeKey, type IntentState, type PaymentProvider } from '../payments/payment-provider.ts';
import { isInFlight } from '../payments/payment-status.ts';
import { finalizeOrder } from './finalize-order.ts';
import type { PaymentChoice, PrepareCode, PreparedPayment } from './payment-choice.ts';
import { preparePayment } from './prepare-payment.ts';
import { resolvePayer } from './resolve-payer.ts';
import { settlePayment } from './settle-payment.ts';

export interface CheckoutContext extends CartWriter {
  readonly provider: PaymentProvider | null;
  readonly log: FastifyBaseLogger;
  /** Returns the URL to which a bank's page redirects the buyer. */
  readonly returnUrl: (orderNumber: string) => string;
}

export type CompleteCode = PrepareCode | 'payment_failed' | 'payment_not_configured' | 'busy';

/**
 * The only way a cart becomes an order: PREPARE in a transaction, PAYMENT outside any, FINALIZE in
 * a transaction. A concurrent or later call gets the same order; the gateway's idempotency key
 * prevents a second charge. If the process dies after the charge, the next call or the payment's
 * reconciliation continues where it stopped.
 */
export async function completeOrder(
  completer: CheckoutContext,
  reference: string,
  choice: PaymentChoice,
): Promise<Result<PaymentOutcome, CompleteCode>> {
  const { db, ports, actor } = completer;
  const { provider } = completer;
  if (choice.provider !== 'transfer' && choice.provider !== 'wallet' && !provider)
    return fail('payment_not_configured');
  const prepared = await db.transaction(async (tx) => {
    const next = await preparePayment(tx, completer, reference, choice);
    if (!isFailure(next) && next.kind === 'charge') failpoint('complete:before-prepare-commit');
    if (!isFailure(next) && next.kind === 'place') {
      const { cart, payment } = next;
      const payments = payment ? [...cart.payments, payment] : cart.payments;
      await finalizeOrder(tx, ports, { cart, payments, paidVersion: cart.version, actor });
    }
    return next;
  });
  if (isFailure(prepared)) return prepared;
  if (prepared.kind === 'changed') return fail('cart_changed', { current_total: prepared.total });
  if (prepared.kind === 'abandon') {
    const ended = provider ? await abandonPayment(completer, provider, prepared) : false;
    return ended ? completeOrder(completer, reference, choice) : gatewayBusy();
  }
  if (prepared.kind === 'asked' || prepared.kind === 'replay')
    return ok(await presentPlacedOrder(completer, prepared.cart, prepared.payment));
  if (prepared.kind === 'place') {
    failpoint('complete:after-finalize');
    const cart = await findCartById(db, prepared.cart.id);
    return ok(await presentPlacedOrder(completer, cart ?? prepared.cart, prepared.payment));
  }
  return provider ? chargePayment(completer, provider, prepared) : fail('payment_not_configured');
}

/**
 * Cancels an attempt on a bank's page. If it has succeeded meanwhile, it becomes the order's
 * payment.
 */
async function abandonPayment(
  completer: CheckoutContext,
  provider: PaymentProvider,
  { cart, payment }: Extract<PreparedPayment, { kind: 'abandon' }>,
): Promise<boolean> {
  const intentId = payment.intent_id;
  const intentState =
    intentId === null ? null : await fetchIntentState(completer, () => provider.cancel(intentId));
  if (!intentState || intentState.status === 'requires_action') return false;
  await completer.db.transaction((tx) =>
    settlePayment(tx, completer.ports, cart.id, payment.id, intentState, completer.actor),
  );
  return true;
}

/** Calls the gateway outside any transaction and applies its reply. */
async function chargePayment(
  completer: CheckoutContext,
  provider: PaymentProvider,
  { cart, payment, abandoned }: Extract<PreparedPayment, { kind: 'charge' }>,
): Promise<Result<PaymentOutcome, CompleteCode>> {
  const { db, ports, actor } = completer;
  failpoint('complete:after-prepare');
  const left = abandoned?.intent_id;
  if (left) await fetchIntentState(completer, () => provider.cancel(left));
  const intentState = await fetchIntentState(completer, () =>
    payment.state === 'pending' && payment.intent_id
      ? provider.fetch(payment.intent_id)
      : provider.charge({
          idempotencyKey: chargeKey(cart.number, payment.id),
          amount: money(payment.amount, cart.currency),
          method:
            payment.method === 'card' || payment.method === 'stripe'
              ? { kind: 'card', token: payment.token ?? '' }
              : { kind: 'redirect', type: payment.token ?? payment.method },
          orderNumber: cart.number,
          payer: resolvePayer(cart),
          returnUrl: completer.returnUrl(cart.number),
        }),
  );
  if (!intentState) return gatewayBusy();
  failpoint('complete:after-charge');
  const settled = await db.transaction((tx) =>
    settlePayment(tx, ports, cart.id, payment.id, intentState, actor),
  );
  if (settled.cart.completed_at) failpoint('complete:after-finalize');
  return presentPaymentOutcome(completer, settled.cart, settled.payment);
}

/**
 * An unreachable gateway may have charged nevertheless, so a missing reply changes nothing here:
 * the payment stays open, and the next call or the reconciliation asks again.
 */
export async function fetchIntentState(
  { log }: Pick<CheckoutContext, 'log'>,
  ask: () => Promise<IntentState | null>,
): Promise<IntentState | null> {
  try {
    return await ask();
  } catch (error) {
    log.error({ err: error }, 'the gateway did not answer');
    return null;
  }
}

/**
 * Retryable, and not stored under the idempotency key: a repeated request asks the gateway again.
 */
export const gatewayBusy = () =>
  fail('busy', { detail: 'The bank has not replied yet. Try again in a moment; nothing is charged twice.' });

/** Maps a payment's state to the buyer's result. */
export async function presentPaymentOutcome(
  completer: CheckoutContext,
  cart: CartRow,
  payment: PaymentRow,
): Promise<Result<PaymentOutcome, CompleteCode>> {
  if (payment.state === 'failed' || payment.state === 'void') {
    const code = payment.decline_code ?? 'payment_canceled';
    return fail('payment_failed', {
      decline_code: code,
      detail: sentences[code] ?? sentences.card_declined ?? '',
    });
  }
  return ok(await presentPlacedOrder(completer, cart, payment));
}

const sentences: Readonly<Record<string, string>> = {
  card_declined: 'The bank declined this card; use another one. Nothing was charged.',
  insufficient_funds: 'This card has insufficient funds; use another one. Nothing was charged.',
  authentication_failed:
    'The bank could not verify your identity; try again or use another card. Nothing was charged.',
  expired_card: 'This card has expired; use another one. Nothing was charged.',
  payment_canceled: 'This payment was abandoned; start it again. Nothing was charged.',
};

async function presentPlacedOrder(
  completer: CheckoutContext,
  cart: CartRow,
  payment: PaymentRow | null,
): Promise<PaymentOutcome> {
  const { db, ports, user, now } = completer;
  const order: Order = await presentCartOrOrder(db, ports, cart, user, now);
  // A later instalment of a placed order counts by itself; an order that awaits a transfer is
  // placed as well.
  const waiting = cart.completed_at
    ? payment !== null && payment.provider !== 'transfer' && isInFlight(payment)
    : true;
  const status =
    payment?.state === 'requires_action' ? 'requires_action' : waiting ? 'processing' : 'succeeded';
  return {
    status,
    payment_intent_id: payment?.intent_id ?? '',
    client_secret: payment?.client_secret ?? null,
    redirect_url: payment?.redirect_url ?? null,
    order,
  };
}

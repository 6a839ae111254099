import {
  advanceCheckout,
  confirmCardPayment,
  type Order,
  type PaymentOutcome,
  payByCard,
  payByTransfer,
  tokeniseSandboxCard,
} from '@shop/contracts';
import { type ApiProblem, call, type Result } from '@shop/kit/api';
import { cacheOrder } from '../order/order.query.ts';

export interface SandboxCard {
  readonly number: string;
  readonly month: string;
  readonly year: string;
  readonly cvc: string;
}

/** Exchanges card details for a payment method id at the sandbox gateway; no card data is stored. */
export async function tokenise({
  number,
  month,
  year,
  cvc,
}: SandboxCard): Promise<Result<string, ApiProblem>> {
  const reply = await call(tokeniseSandboxCard, {
    body: { number, exp_month: Number(month), exp_year: 2000 + (Number(year) % 100), cvc },
  });
  return reply.ok ? { ok: true, value: reply.value.payment_method_id } : reply;
}

/** Whether a proposed schedule is declined, or which instalment of an accepted one is paid. */
export interface InstallmentChoice {
  readonly reject_payment_schedule?: boolean;
  readonly installment_id?: number;
}

/**
 * Pays and places the order. `total` is what the shopper agreed to; a different one is refused. `key` is one per
 * payment attempt: a second click or a retry after a lost connection sends the same request with the same key and gets
 * the same outcome.
 */
export async function pay(
  number: string,
  total: string,
  paymentMethodId: string,
  key: string,
  installmentChoice: InstallmentChoice = {},
): Promise<Result<PaymentOutcome, ApiProblem>> {
  const paid = await call(payByCard, {
    params: { orderId: number },
    body: { payment_method_id: paymentMethodId, expected_total: total, ...installmentChoice },
    idempotencyKey: key,
  });
  if (paid.ok) cacheOrder(paid.value.order);
  return paid;
}

/** Completes a payment after the 3-D Secure challenge. `challenge` is the sandbox's result; a real gateway knows it. */
export async function confirmChallenge(
  number: string,
  intentId: string,
  challenge: 'pass' | 'fail' | undefined,
  key: string,
): Promise<Result<PaymentOutcome, ApiProblem>> {
  const confirmed = await call(confirmCardPayment, {
    params: { orderId: number },
    body: { payment_intent_id: intentId, ...(challenge ? { sandbox_challenge: challenge } : {}) },
    idempotencyKey: key,
  });
  if (confirmed.ok) cacheOrder(confirmed.value.order);
  return confirmed;
}

/** Places the order now, for payment by bank transfer. */
export async function placeByTransfer(
  number: string,
  total: string,
  key: string,
  installmentChoice: InstallmentChoice = {},
): Promise<Result<Order, ApiProblem>> {
  const placed = await call(payByTransfer, {
    body: { order_number: number, expected_total: total, ...installmentChoice },
    idempotencyKey: key,
  });
  if (!placed.ok) return placed;
  cacheOrder(placed.value.order);
  return { ok: true, value: placed.value.order };
}

/** Places an order that the wallet pays in full. */
export async function placeByWallet(
  number: string,
  total: string,
  key: string,
): Promise<Result<Order, ApiProblem>> {
  const placed = await call(advanceCheckout, {
    params: { number },
    body: { expected_total: total },
    idempotencyKey: key,
  });
  if (placed.ok) cacheOrder(placed.value);
  return placed;
}

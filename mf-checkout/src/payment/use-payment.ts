import { type Order, type PaymentOutcome, valuedOrder } from '@shop/contracts';
import { track } from '@shop/kit/analytics';
import { type ApiProblem, newIdempotencyKey, success } from '@shop/kit/api';
import { navigate } from '@shop/kit/navigation';
import { useReducer } from 'react';
import { type CardInput, toDeclinedProblem } from './card-input.ts';
import { choosePayment } from './choose-payment.ts';
import { confirmChallenge, type InstallmentChoice, pay, placeByTransfer, placeByWallet } from './pay.ts';
import {
  initialPaymentState,
  type PaymentAttempt,
  type PreparedPayment,
  paymentReducer,
  resumeOrCreateAttempt,
} from './payment-attempt.ts';
import { trackInstallmentPaid, trackPurchase } from './track-purchase.ts';

/** Methods that this page handles itself; others need the gateway's own page. */
export const supportedMethods = ['card', 'check'] as const;
/** `wallet`: it pays the whole order. */
export type PayableMethod = (typeof supportedMethods)[number] | 'wallet';

interface PaymentOptions {
  readonly onStale: () => void;
  readonly installmentChoice: InstallmentChoice;
}

/** Codes that mean that the order on screen is outdated. */
const staleCodes = new Set<ApiProblem['code']>([
  'cart_changed',
  'stale_cart',
  'cart_completed',
  // The order has new requirements, such as an approval: the page shows them.
  'requirements_unmet',
]);

/** Returns the shopper's choice as a text: a different one is a new payment attempt. */
const toFingerprint = (
  order: Order,
  installmentChoice: InstallmentChoice,
  method: PayableMethod,
  card: CardInput | null,
): string =>
  JSON.stringify([
    method,
    order.total,
    order.wallet?.to_pay ?? null,
    order.payment_schedule?.id ?? null,
    installmentChoice,
    card?.fingerprint() ?? null,
  ]);

/**
 * Runs one payment: choose, tokenise, pay, complete the 3-D Secure challenge. The state says what to show. On a placed
 * order an instalment is paid: there is nothing to choose, and its confirmation opens afterwards.
 */
export function usePayment(order: Order, { onStale, installmentChoice }: PaymentOptions) {
  const isInstallment = order.completed_at !== null;
  const [state, dispatch] = useReducer(paymentReducer, initialPaymentState);

  const fail = (problem: ApiProblem) => {
    dispatch({ type: 'failed', problem });
    if (staleCodes.has(problem.code)) onStale();
  };
  // The page follows the order to its confirmation once it is placed.
  const completePayment = (placed: Order) => {
    if (!isInstallment) return trackPurchase(placed);
    trackInstallmentPaid(placed);
    void navigate('paymentSummary', { orderNumber: order.number }, { replace: true });
  };
  const prepare = async (
    method: PayableMethod,
    card: CardInput | null,
  ): Promise<PreparedPayment | undefined> => {
    const chosen = isInstallment ? success(order) : await choosePayment(order.number, method);
    if (!chosen.ok) return void fail(chosen.problem);
    if (!isInstallment) track.addPaymentInfo({ ...valuedOrder(order), payment_type: method });
    if (card === null) return { total: chosen.value.total, token: null };
    const token = await card.tokenise();
    return token.ok ? { total: chosen.value.total, token: token.value } : void fail(token.problem);
  };
  // A pending payment is no sale yet: the return page shows it and waits.
  const settle = (paid: PaymentOutcome) =>
    paid.status === 'processing'
      ? void navigate('paymentReturn', { orderNumber: order.number }, { replace: true })
      : completePayment(paid.order);
  const confirm = async ({ confirmKey }: PaymentAttempt, intent: string, challenge?: 'pass' | 'fail') => {
    dispatch({ type: 'challengeAnswered' });
    const confirmed = await confirmChallenge(order.number, intent, challenge, confirmKey);
    if (!confirmed.ok) return fail(confirmed.problem);
    // The challenge was closed without a result.
    if (confirmed.value.status === 'requires_action') return fail(toDeclinedProblem('authentication_failed'));
    settle(confirmed.value);
  };
  const placeWithoutCard = async ({ key }: PaymentAttempt, total: string, method: PayableMethod) => {
    const placed =
      method === 'wallet'
        ? await placeByWallet(order.number, total, key)
        : await placeByTransfer(order.number, total, key, installmentChoice);
    return placed.ok ? completePayment(placed.value) : fail(placed.problem);
  };
  const chargeCard = async (
    attempt: PaymentAttempt,
    total: string,
    token: string,
    card: CardInput | null,
  ) => {
    const paid = await pay(order.number, total, token, attempt.key, installmentChoice);
    if (!paid.ok) return fail(paid.problem);
    const { status, payment_intent_id: intent, client_secret: secret } = paid.value;
    if (status !== 'requires_action') return settle(paid.value);
    dispatch({ type: 'actionRequired', intent });
    if (!card?.handleChallenge || secret === null) return;
    await card.handleChallenge(secret);
    await confirm(attempt, intent);
  };

  /** `card` is null for a transfer. */
  const submit = async (method: PayableMethod, card: CardInput | null) => {
    const attempt = resumeOrCreateAttempt(
      state,
      toFingerprint(order, installmentChoice, method, card),
      newIdempotencyKey,
    );
    dispatch({ type: 'submitted', attempt });
    const prepared = attempt.prepared ?? (await prepare(method, card));
    if (!prepared) return;
    dispatch({ type: 'prepared', prepared });
    const { total, token } = prepared;
    if (token === null) await placeWithoutCard(attempt, total, method);
    else await chargeCard(attempt, total, token, card);
  };
  const answer = async (challenge: 'pass' | 'fail') => {
    const { intent, attempt } = state;
    if (intent === undefined || !attempt) return;
    await confirm(attempt, intent, challenge);
  };
  return { state, submit, answer, leave: () => dispatch({ type: 'challengeClosed' }) };
}

import { type Order, type PaymentOutcome, valuedOrder } from '@shop/contracts';
import { track } from '@shop/kit/analytics';
import { type ApiProblem, newIdempotencyKey, success } from '@shop/kit/api';
import { navigate } from '@shop/kit/navigation';
import { useReducer } from 'react';
import { choosePayment } from './choose-payment.ts';
import { confirmChallenge, type PartsChoice, pay, placeByWallet, transfer } from './pay.ts';
import { type Attempt, attemptFor, nextState, type Prepared, startingState } from './payment-attempt.ts';
import { tellPart, tellSale } from './tell-sale.ts';
import { refusedCard, type TypedCard } from './typed-card.ts';

/** Methods this page can carry out by itself; the others need the gateway's own page. */
export const payableHere = ['card', 'check'] as const;
/** `wallet`: it pays for all of the order. */
export type PayableMethod = (typeof payableHere)[number] | 'wallet';

interface PaymentOptions {
  readonly onStale: () => void;
  readonly parts: PartsChoice;
}

/** Codes after which the order on screen is no longer the order on the server. */
const stale = new Set<ApiProblem['code']>([
  'cart_changed',
  'stale_cart',
  'cart_completed',
  // Something is asked of it by now, such as an approval: the page then says what.
  'requirements_unmet',
]);

/** What the shopper wants, as one text: another one is another intention to pay. */
const intentionOf = (
  order: Order,
  parts: PartsChoice,
  method: PayableMethod,
  card: TypedCard | null,
): string =>
  JSON.stringify([
    method,
    order.total,
    order.wallet?.to_pay ?? null,
    order.payment_schedule?.id ?? null,
    parts,
    card?.content() ?? null,
  ]);

/**
 * Carries one payment through: choose, tokenise, pay, answer the bank. The state says what to show. Of an order
 * that is placed already a part is paid: there is nothing to choose any more, and its confirmation is opened when it is paid.
 */
export function usePayment(order: Order, { onStale, parts }: PaymentOptions) {
  const ofPart = order.completed_at !== null;
  const [state, dispatch] = useReducer(nextState, startingState);

  const refuse = (problem: ApiProblem) => {
    dispatch({ type: 'refused', problem });
    if (stale.has(problem.code)) onStale();
  };
  // The page follows the order to its confirmation by itself once it is placed.
  const done = (placed: Order) => {
    if (!ofPart) return tellSale(placed);
    tellPart(placed);
    void navigate('paymentSummary', { orderNumber: order.number }, { replace: true });
  };
  const prepare = async (method: PayableMethod, card: TypedCard | null): Promise<Prepared | undefined> => {
    const chosen = ofPart ? success(order) : await choosePayment(order.number, method);
    if (!chosen.ok) return void refuse(chosen.problem);
    if (!ofPart) track.addPaymentInfo({ ...valuedOrder(order), payment_type: method });
    if (card === null) return { total: chosen.value.total, token: null };
    const token = await card.tokenise();
    return token.ok ? { total: chosen.value.total, token: token.value } : void refuse(token.problem);
  };
  // A payment that is decided later is no sale yet: the page of the return says so and waits.
  const settle = (paid: PaymentOutcome) =>
    paid.status === 'processing'
      ? void navigate('paymentReturn', { orderNumber: order.number }, { replace: true })
      : done(paid.order);
  const confirm = async ({ confirmKey }: Attempt, intent: string, challenge?: 'pass' | 'fail') => {
    dispatch({ type: 'answered' });
    const confirmed = await confirmChallenge(order.number, intent, challenge, confirmKey);
    if (!confirmed.ok) return refuse(confirmed.problem);
    // The bank's question was left without an answer.
    if (confirmed.value.status === 'requires_action') return refuse(refusedCard('authentication_failed'));
    settle(confirmed.value);
  };
  const placeWithoutCard = async ({ key }: Attempt, total: string, method: PayableMethod) => {
    const placed =
      method === 'wallet'
        ? await placeByWallet(order.number, total, key)
        : await transfer(order.number, total, key, parts);
    return placed.ok ? done(placed.value) : refuse(placed.problem);
  };
  const chargeCard = async (attempt: Attempt, total: string, token: string, card: TypedCard | null) => {
    const paid = await pay(order.number, total, token, attempt.key, parts);
    if (!paid.ok) return refuse(paid.problem);
    const { status, payment_intent_id: intent, client_secret: secret } = paid.value;
    if (status !== 'requires_action') return settle(paid.value);
    dispatch({ type: 'asked', intent });
    if (!card?.ask || secret === null) return;
    await card.ask(secret);
    await confirm(attempt, intent);
  };

  /** `card` is null for a transfer. */
  const submit = async (method: PayableMethod, card: TypedCard | null) => {
    const attempt = attemptFor(state, intentionOf(order, parts, method, card), newIdempotencyKey);
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
  return { state, submit, answer, leave: () => dispatch({ type: 'left' }) };
}

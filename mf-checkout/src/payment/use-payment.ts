import type { Order } from '@shop/contracts';
import { track } from '@shop/kit/analytics';
import { type ApiProblem, newIdempotencyKey } from '@shop/kit/api';
import { useReducer } from 'react';
import { valued } from '../order/order-items.ts';
import { choosePayment } from './choose-payment.ts';
import { confirmChallenge, pay, type SandboxCard, tokenise, transfer } from './pay.ts';
import { type Attempt, attemptFor, nextState, type Prepared, startingState } from './payment-attempt.ts';

/** Methods this page can carry out by itself; the others need the gateway's own page. */
export const payableHere = ['card', 'check'] as const;
export type PayableMethod = (typeof payableHere)[number];

/** Codes after which the order on screen is no longer the order on the server. */
const stale = new Set<ApiProblem['code']>(['cart_changed', 'stale_cart', 'cart_completed']);

/** Carries one payment through: choose, tokenise, pay, answer the bank. The state says what to show. */
export function usePayment(order: Order, onStale: () => void) {
  const [state, dispatch] = useReducer(nextState, startingState);

  const refuse = (problem: ApiProblem) => {
    dispatch({ type: 'refused', problem });
    if (stale.has(problem.code)) onStale();
  };
  // The page follows the order to its confirmation by itself once it is placed.
  const done = (placed: Order) => {
    track.purchase({
      ...valued(placed),
      transaction_id: placed.number,
      tax: Number(placed.tax_total),
      shipping: Number(placed.ship_total),
    });
  };
  const prepare = async (method: PayableMethod, card: SandboxCard): Promise<Prepared | undefined> => {
    const chosen = await choosePayment(order.number, method);
    if (!chosen.ok) return void refuse(chosen.problem);
    track.addPaymentInfo({ ...valued(order), payment_type: method });
    if (method === 'check') return { total: chosen.value.total, token: null };
    const token = await tokenise(card);
    return token.ok ? { total: chosen.value.total, token: token.value } : void refuse(token.problem);
  };
  const charge = async ({ key }: Attempt, { total, token }: Prepared) => {
    if (token === null) {
      const placed = await transfer(order.number, total, key);
      return placed.ok ? done(placed.value) : refuse(placed.problem);
    }
    const paid = await pay(order.number, total, token, key);
    if (!paid.ok) return refuse(paid.problem);
    if (paid.value.status === 'requires_action')
      return dispatch({ type: 'asked', intent: paid.value.payment_intent_id });
    done(paid.value.order);
  };

  return {
    state,
    submit: async (method: PayableMethod, card: SandboxCard) => {
      const content = JSON.stringify([method, order.total, method === 'card' ? card : null]);
      const attempt = attemptFor(state, content, newIdempotencyKey);
      dispatch({ type: 'submitted', attempt });
      const prepared = attempt.prepared ?? (await prepare(method, card));
      if (!prepared) return;
      dispatch({ type: 'prepared', prepared });
      await charge(attempt, prepared);
    },
    answer: async (challenge: 'pass' | 'fail') => {
      const { intent, attempt } = state;
      if (intent === undefined || !attempt) return;
      dispatch({ type: 'answered' });
      const confirmed = await confirmChallenge(order.number, intent, challenge, attempt.confirmKey);
      if (confirmed.ok) await done(confirmed.value.order);
      else refuse(confirmed.problem);
    },
    leave: () => dispatch({ type: 'left' }),
  };
}

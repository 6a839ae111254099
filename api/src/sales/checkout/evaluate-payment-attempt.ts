import { type Failure, fail } from '../../platform/index.ts';
import type { CartRow, PaymentRow } from '../orders/cart.repo.ts';
import { parseIfMatch } from '../orders/write-cart.ts';
import { isInFlight } from '../payments/payment-status.ts';
import type { PaymentChoice, PreparedPayment } from './payment-choice.ts';
import { isPaidInInstalments } from './split-payment.ts';

type AttemptCode = 'payment_schedule_not_offered' | 'completion_in_progress' | 'stale_cart';

/**
 * What earlier attempts to pay an open cart make of this one, the cart being locked. A charge that is under way is
 * joined by the same choice and refuses any other, whatever version the caller saw; a question that is still open is
 * asked again, or given up first where a bank's page could charge for it. Null: a payment may be prepared.
 */
export function evaluatePaymentAttempt(
  cart: CartRow,
  choice: PaymentChoice,
  ifMatch: string | undefined,
): PreparedPayment | Failure<AttemptCode> | null {
  const inParts = isPaidInInstalments(cart, choice.rejectSchedule === true);
  // Who names the part they were shown is never charged more than that.
  const named = choice.instalmentId;
  if (named !== undefined && !(inParts && cart.schedule?.parts[0]?.id === named))
    return fail('payment_schedule_not_offered');

  const isSameChoice = ({ token, instalment_id }: PaymentRow): boolean =>
    token === choice.token && (instalment_id !== null) === inParts;
  const moving = cart.payments.find(isInFlight);
  if (moving)
    return isSameChoice(moving) && moving.method === choice.method
      ? { kind: 'charge', cart, payment: moving, abandoned: null }
      : fail('completion_in_progress');

  const seen = parseIfMatch(ifMatch);
  if (seen !== undefined && seen !== String(cart.version)) return fail('stale_cart');

  const question = findPendingAuthentication(cart);
  if (question && isSameChoice(question) && question.cart_version === cart.version)
    return { kind: 'asked', cart, payment: question };
  return question?.redirect_url ? { kind: 'abandon', cart, payment: question } : null;
}

/** The payment whose buyer the bank still asks (3-D Secure, a page of its own). */
export const findPendingAuthentication = ({ payments }: Pick<CartRow, 'payments'>): PaymentRow | null =>
  payments.find(({ state }) => state === 'requires_action') ?? null;

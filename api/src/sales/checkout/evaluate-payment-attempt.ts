import { type Failure, fail } from '../../platform/index.ts';
import type { CartRow, PaymentRow } from '../orders/cart.repo.ts';
import { parseIfMatch } from '../orders/write-cart.ts';
import { isInFlight } from '../payments/payment-status.ts';
import type { PaymentChoice, PreparedPayment } from './payment-choice.ts';
import { isPaidInInstalments } from './split-payment.ts';

type AttemptCode = 'payment_schedule_not_offered' | 'completion_in_progress' | 'stale_cart';

/**
 * Evaluates a new payment attempt against earlier ones of a locked open cart. The same choice joins
 * a charge in flight; any other is refused, whatever version the caller read. An open challenge is
 * returned again, or first canceled when a bank's page could still charge for it. Null: a payment
 * may be prepared.
 */
export function evaluatePaymentAttempt(
  cart: CartRow,
  choice: PaymentChoice,
  ifMatch: string | undefined,
): PreparedPayment | Failure<AttemptCode> | null {
  const inParts = isPaidInInstalments(cart, choice.rejectSchedule === true);
  // A caller who names an instalment is never charged more than that.
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

/** Returns the payment with an open challenge (3-D Secure or a bank's page). */
export const findPendingAuthentication = ({ payments }: Pick<CartRow, 'payments'>): PaymentRow | null =>
  payments.find(({ state }) => state === 'requires_action') ?? null;

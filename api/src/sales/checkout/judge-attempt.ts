import { type Failure, fail } from '../../platform/index.ts';
import type { CartRow, PaymentRow } from '../orders/cart.repo.ts';
import { versionOf } from '../orders/write-cart.ts';
import { isMoving } from '../payments/payment-status.ts';
import type { PaymentChoice, Prepared } from './payment-choice.ts';
import { wantsParts } from './share-out.ts';

type AttemptCode = 'payment_schedule_not_offered' | 'completion_in_progress' | 'stale_cart';

/**
 * What earlier attempts to pay an open cart make of this one, the cart being locked. A charge that is under way is
 * joined by the same choice and refuses any other, whatever version the caller saw; a question that is still open is
 * asked again, or given up first where a bank's page could charge for it. Null: a payment may be prepared.
 */
export function judgeAttempt(
  cart: CartRow,
  choice: PaymentChoice,
  ifMatch: string | undefined,
): Prepared | Failure<AttemptCode> | null {
  const inParts = wantsParts(cart, choice.rejectSchedule === true);
  // Who names the part they were shown is never charged more than that.
  const named = choice.instalmentId;
  if (named !== undefined && !(inParts && cart.schedule?.parts[0]?.id === named))
    return fail('payment_schedule_not_offered');

  const isSame = ({ token, instalment_id }: PaymentRow): boolean =>
    token === choice.token && (instalment_id !== null) === inParts;
  const moving = cart.payments.find(isMoving);
  if (moving)
    return isSame(moving) && moving.method === choice.method
      ? { kind: 'charge', cart, payment: moving, abandoned: null }
      : fail('completion_in_progress');

  const seen = versionOf(ifMatch);
  if (seen !== undefined && seen !== String(cart.version)) return fail('stale_cart');

  const question = openQuestion(cart);
  if (question && isSame(question) && question.cart_version === cart.version)
    return { kind: 'asked', cart, payment: question };
  return question?.redirect_url ? { kind: 'abandon', cart, payment: question } : null;
}

/** The payment whose buyer the bank still asks (3-D Secure, a page of its own). */
export const openQuestion = ({ payments }: Pick<CartRow, 'payments'>): PaymentRow | null =>
  payments.find(({ state }) => state === 'requires_action') ?? null;

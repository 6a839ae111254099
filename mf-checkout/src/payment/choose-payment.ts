import { type Order, saveOrderConsents, submitCheckoutStep } from '@shop/contracts';
import { type ApiProblem, call, newIdempotencyKey, type Result } from '@shop/kit/api';
import { cacheOrder } from '../order/order.query.ts';

type Method = NonNullable<Order['payment_method']>;

/** Stores the payment method and the acceptance of the terms, before any charge. */
export async function choosePayment(number: string, method: Method): Promise<Result<Order, ApiProblem>> {
  const chosen = await call(submitCheckoutStep, {
    params: { number },
    query: { state: 'payment' },
    body: { order: { payments_attributes: [{ payment_method: method }], accepted_terms: true } },
    idempotencyKey: newIdempotencyKey(),
  });
  if (!chosen.ok) return chosen;
  cacheOrder(chosen.value);
  const consent = await call(saveOrderConsents, {
    body: {
      order_number: number,
      consents: [{ type: 'terms_and_conditions_and_privacy_policy', status: 'granted' }],
    },
    idempotencyKey: newIdempotencyKey(),
  });
  return consent.ok ? chosen : consent;
}

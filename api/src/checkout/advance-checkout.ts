import type { Order } from '@shop/contracts';
import { findCart } from '../orders/cart.repo.ts';
import { presentRow } from '../orders/read-order.ts';
import { versionOf } from '../orders/write-cart.ts';
import { fail, ok, type Result } from '../server/result.ts';
import { type CompleteCode, type Completer, completeOrder } from './complete-order.ts';

/**
 * `checkouts next`: with something missing 422 with the requirements; at `confirm` it places orders that need no charge
 * (transfer) and says of the others that they want to be paid. A placed order is answered as it is.
 */
export async function advanceCheckout(
  completer: Completer,
  reference: string,
  expectedTotal: string | undefined,
): Promise<Result<Order, Exclude<CompleteCode, 'payment_failed' | 'payment_method_not_allowed'>>> {
  const { db, ports, user, now } = completer;
  const cart = await findCart(db, user.id, reference);
  if (!cart) return fail('not_found');
  const order = await presentRow(db, ports, cart, user, now);
  if (cart.completed_at) return ok(order);
  const seen = versionOf(completer.ifMatch);
  if (seen !== undefined && seen !== String(cart.version)) return fail('stale_cart');
  if (order.requirements.length > 0) return fail('requirements_unmet', { requirements: order.requirements });
  if (cart.payment_method !== 'check') {
    const message = 'Pay to place the order.';
    return fail('requirements_unmet', {
      requirements: [{ step: 'payment', field: 'payments', code: 'blank', message }],
    });
  }
  const choice = { method: 'check', provider: 'transfer', token: null, expectedTotal } as const;
  const done = await completeOrder(completer, reference, choice);
  if (done.ok) return ok(done.value.order);
  const { code } = done;
  return code === 'payment_failed' || code === 'payment_method_not_allowed'
    ? fail('requirements_unmet')
    : { ...done, code };
}

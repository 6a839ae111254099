import type { Order } from '@shop/contracts';
import { fail, ok, type Result } from '../../platform/index.ts';
import { findCart } from '../orders/cart.repo.ts';
import { presentCartOrOrder } from '../orders/read-order.ts';
import { parseIfMatch } from '../orders/write-cart.ts';
import { remainingAmount } from '../wallet/wallet-share.ts';
import { type CheckoutContext, type CompleteCode, completeOrder } from './complete-order.ts';
import type { PaymentChoice } from './payment-choice.ts';
import { refuseDeferred } from './refuse-deferred.ts';

/** Errors of payment that this call cannot return: another call placed the order meanwhile. */
type NotHere = 'payment_failed' | 'payment_method_not_allowed' | 'payment_already_open' | 'order_canceled';

/**
 * `checkouts next`: 422 with the requirements when something is missing. At `confirm` it places
 * orders without a charge (bank transfer), and answers that others must be paid first. A placed
 * order is returned as it is.
 */
export async function advanceCheckout(
  completer: CheckoutContext,
  reference: string,
  expectedTotal: string | undefined,
): Promise<Result<Order, Exclude<CompleteCode, NotHere>>> {
  const { db, ports, user, now } = completer;
  const cart = await findCart(db, user.id, reference);
  if (!cart) return fail('not_found');
  const order = await presentCartOrOrder(db, ports, cart, user, now);
  if (cart.completed_at) return ok(order);
  const seen = parseIfMatch(completer.ifMatch);
  if (seen !== undefined && seen !== String(cart.version)) return fail('stale_cart');
  if (order.requirements.length > 0) return fail('requirements_unmet', { requirements: order.requirements });
  if (cart.payment_method === 'hokodo') {
    const refused = refuseDeferred(cart.region);
    return refused.code === 'payment_not_configured'
      ? { ...refused, code: refused.code }
      : fail('requirements_unmet');
  }
  const byWallet = remainingAmount(cart) === 0n;
  if (cart.payment_method !== 'check' && !byWallet) {
    const message = 'Pay to place the order.';
    return fail('requirements_unmet', {
      requirements: [{ step: 'payment', field: 'payments', code: 'blank', message }],
    });
  }
  // The wallet pays at once, so the buyer names the total that they agree to, or the version that shows it.
  if (byWallet && cart.total > 0n && expectedTotal === undefined && seen === undefined)
    return fail('cart_changed', { current_total: order.total });
  const choice: PaymentChoice =
    cart.payment_method === 'check'
      ? { method: 'check', provider: 'transfer', token: null, expectedTotal }
      : { method: cart.payment_method ?? 'wallet', provider: 'wallet', token: null, expectedTotal };
  const done = await completeOrder(completer, reference, choice);
  if (done.ok) return ok(done.value.order);
  const { code } = done;
  return code === 'payment_failed' ||
    code === 'payment_method_not_allowed' ||
    code === 'payment_already_open' ||
    code === 'order_canceled'
    ? fail('requirements_unmet')
    : { ...done, code };
}

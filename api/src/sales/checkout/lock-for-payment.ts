import { type Failure, fail, type Tx } from '../../platform/index.ts';
import { lockCompanyOfCart } from '../company-orders/lock-company.ts';
import { lockCoupon } from '../coupons/coupons.repo.ts';
import { type CartRow, findCartById, lockCart } from '../orders/cart.repo.ts';

/**
 * Locks a cart for payment until the transaction ends, in the general lock order: company, cart,
 * coupon. The company comes first because its limits are sums over its orders, which are therefore
 * placed one after another. `stale_cart` when the cart changed its owner during the wait.
 */
export async function lockForPayment(
  tx: Tx,
  userId: number,
  reference: string,
): Promise<CartRow | Failure<'not_found' | 'stale_cart'>> {
  const company = await lockCompanyOfCart(tx, userId, reference);
  const cart = await lockCart(tx, userId, reference);
  if (!cart) return fail('not_found');
  if (cart.completed_at) return cart;
  if ((cart.company?.id ?? null) !== company) return fail('stale_cart');
  return lockCouponOfCart(tx, cart);
}

/**
 * Counts uses under the coupon's own lock and reads them after the wait: two orders cannot take the
 * last use.
 */
async function lockCouponOfCart(tx: Tx, cart: CartRow): Promise<CartRow> {
  if (!cart.coupon) return cart;
  await lockCoupon(tx, cart.coupon.id);
  return (await findCartById(tx, cart.id)) ?? cart;
}

import { type Failure, fail, type Tx } from '../../platform/index.ts';
import { lockCompanyOfCart } from '../company-orders/lock-company.ts';
import { lockCoupon } from '../coupons/coupons.repo.ts';
import { type CartRow, findCartById, lockCart } from '../orders/cart.repo.ts';

/**
 * The cart, held for its payment until the transaction ends, in the order in which everybody locks: the company, the
 * cart, then its coupon. A company is locked first because its limits are sums over its orders, which are thus placed
 * one after the other. `stale_cart` when the cart changed hands while the lock was waited for.
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

/** Uses are counted under the coupon's own lock, and read after it was waited for: two orders cannot take the last one. */
async function lockCouponOfCart(tx: Tx, cart: CartRow): Promise<CartRow> {
  if (!cart.coupon) return cart;
  await lockCoupon(tx, cart.coupon.id);
  return (await findCartById(tx, cart.id)) ?? cart;
}

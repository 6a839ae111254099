import type { Order } from '@shop/contracts';
import { fail, type Result } from '../../platform/index.ts';
import { type CartWriter, type WriteCode, writeCart } from '../orders/write-cart.ts';
import { findCoupon } from './coupons.repo.ts';
import type { CouponRefusal } from './evaluate-coupon.ts';

type Code = CouponRefusal | 'coupon_unknown';

/**
 * Applies a discount code to the cart and replaces an earlier one: an order has one code. Fails and
 * changes nothing for a code that is unknown or not valid for this cart now, and for any code on an
 * accepted offer, whose prices are agreed.
 */
export const applyCoupon = (
  writer: CartWriter,
  reference: string,
  code: string,
): Promise<Result<Order, WriteCode | Code>> =>
  writeCart<Code>(
    writer,
    reference,
    'coupon.apply',
    async (tx, cart) => {
      if (cart.channel === 'custom') return fail('coupon_not_for_cart');
      const coupon = await findCoupon(tx, cart.id, code);
      return coupon ? { ...cart, coupon } : fail('coupon_unknown');
    },
    ({ couponRefusal }) => (couponRefusal ? fail(couponRefusal) : null),
  );

/** Removes the discount code; a cart without one does not change. */
export const removeCoupon = (writer: CartWriter, reference: string): Promise<Result<Order, WriteCode>> =>
  writeCart(writer, reference, 'coupon.remove', async (_tx, cart) => ({ ...cart, coupon: null }));

import type { Order } from '@shop/contracts';
import { fail, type Result } from '../../platform/index.ts';
import { type CartWriter, type WriteCode, writeCart } from '../orders/write-cart.ts';
import { findCoupon } from './coupons.repo.ts';
import type { CouponRefusal } from './evaluate-coupon.ts';

type Code = CouponRefusal | 'coupon_unknown';

/**
 * Puts a discount code on the cart, in the place of one that is there: an order has one code. Refused, and nothing
 * changed: a code that does not exist or does not hold for this cart now, and any code on an accepted offer, whose
 * prices are agreed.
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

/** Takes the code off the cart; a cart without one stays as it is. */
export const removeCoupon = (writer: CartWriter, reference: string): Promise<Result<Order, WriteCode>> =>
  writeCart(writer, reference, 'coupon.remove', async (_tx, cart) => ({ ...cart, coupon: null }));

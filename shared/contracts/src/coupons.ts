import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { orderSchema } from './orders.ts';
import { idParams } from './primitives.ts';

/**
 * An order has one discount code; a new one replaces it. The code stays on a changed cart. While it does not apply, the
 * discount is zero (`promo_total` is 0).
 */
export const applyCouponCode = defineEndpoint({
  method: 'PUT',
  path: '/orders/:id/apply_coupon_code',
  summary: 'Put a discount code on the cart',
  audience: 'visitor',
  params: idParams,
  body: z.object({ coupon_code: z.string().check(z.minLength(1), z.maxLength(40)) }),
  reply: orderSchema,
  errors: [
    'stale_cart',
    'cart_completed',
    'completion_in_progress',
    'coupon_unknown',
    'coupon_expired',
    'coupon_used_up',
    'coupon_not_for_cart',
    'coupon_minimum_not_reached',
  ],
});
export const removeCouponCode = defineEndpoint({
  method: 'DELETE',
  path: '/orders/:id/coupon_code',
  summary: 'Take the discount code off the cart',
  audience: 'visitor',
  params: idParams,
  reply: orderSchema,
  errors: ['stale_cart', 'cart_completed', 'completion_in_progress'],
});

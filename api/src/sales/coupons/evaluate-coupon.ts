import { type Currency, type Money, money, shareOf, sum, zero } from '@shop/money';
import type { CouponRow } from './coupons.repo.ts';

export type CouponRefusal =
  | 'coupon_expired'
  | 'coupon_used_up'
  | 'coupon_not_for_cart'
  | 'coupon_minimum_not_reached';

export interface CouponCart {
  readonly region: string;
  readonly currency: Currency;
  /**
   * As displayed: with VAT where prices include it. `slug` is the catalogue's. Services are never
   * discounted: the price of a tree goes to the planter, and a check costs the same work whatever
   * the boxes cost.
   */
  readonly lines: readonly { readonly slug: string; readonly amount: Money; readonly service?: boolean }[];
}

export type CouponEvaluation =
  | { readonly ok: true; readonly discount: Money; readonly eligible: readonly boolean[] }
  | { readonly ok: false; readonly code: CouponRefusal };

/**
 * Returns a coupon's discount on a cart, on the displayed price basis, or why there is none. A
 * percentage is rounded half up once per order; an amount is capped at the value of the lines it
 * applies to.
 * @example a rate of 1000 on lines of 40.74 and 10.00 gives a discount of 5.07
 */
export function evaluateCoupon(coupon: CouponRow, cart: CouponCart): CouponEvaluation {
  const { currency } = cart;
  if (!coupon.valid) return { ok: false, code: 'coupon_expired' };
  if (!coupon.left) return { ok: false, code: 'coupon_used_up' };
  const eligible = cart.lines.map(
    ({ slug, service = false }) => !service && (coupon.products === null || coupon.products.includes(slug)),
  );
  const fixed = coupon.amounts[currency];
  const here = coupon.regions === null || coupon.regions.includes(cart.region);
  const worth = sum(
    cart.lines.filter((_, index) => eligible[index]).map(({ amount }) => amount),
    currency,
  );
  if (!here || worth.amount === 0n || (coupon.kind === 'amount' && fixed === undefined)) {
    return { ok: false, code: 'coupon_not_for_cart' };
  }
  if (worth.amount < BigInt(coupon.minimums[currency] ?? 0)) {
    return { ok: false, code: 'coupon_minimum_not_reached' };
  }
  const taken = coupon.kind === 'percent' ? shareOf(worth, coupon.rate ?? 0).amount : BigInt(fixed ?? 0);
  return { ok: true, discount: money(taken < worth.amount ? taken : worth.amount, currency), eligible };
}

/** The result without a discount. */
export const noDiscount = (currency: Currency) => ({ discount: zero(currency), eligible: [] as boolean[] });

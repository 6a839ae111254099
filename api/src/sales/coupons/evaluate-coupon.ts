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
   * As shown to the buyer: with VAT where prices are shown with it. `slug` is the catalogue's. A service is never
   * discounted: a tree is paid to who plants it, and a check is worth its hour however cheap the boxes are.
   */
  readonly lines: readonly { readonly slug: string; readonly amount: Money; readonly service?: boolean }[];
}

export type CouponEvaluation =
  | { readonly ok: true; readonly discount: Money; readonly eligible: readonly boolean[] }
  | { readonly ok: false; readonly code: CouponRefusal };

/**
 * What a coupon takes off a cart, on the basis on which its prices are shown, or why it takes nothing. A percentage is
 * rounded half up once for the order; an amount takes at most what the lines it holds for are worth.
 * @example a rate of 1000 on lines of 40.74 and 10.00 takes 5.07
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

/** What no coupon takes. */
export const noDiscount = (currency: Currency) => ({ discount: zero(currency), eligible: [] as boolean[] });

import { parseCode } from '@shop/intake';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/index.ts';

/** A coupon as evaluated for one cart. Amounts are minor units per currency, as JSON numbers. */
export interface CouponRow {
  readonly id: number;
  readonly code: string;
  readonly kind: 'percent' | 'amount';
  /** Basis points. */
  readonly rate: number | null;
  readonly amounts: Readonly<Record<string, number>>;
  readonly minimums: Readonly<Record<string, number>>;
  readonly regions: readonly string[] | null;
  readonly products: readonly string[] | null;
  /** Within its window by the database's clock. */
  readonly valid: boolean;
  /** Whether uses are left, in total and for this buyer. */
  readonly left: boolean;
}

/**
 * A coupon `k` as JSON for the cart `c`. A redemption counts while its order is not canceled or its
 * payment is open.
 */
export const couponJson: SQL = sql`
  json_build_object('id', k.id, 'code', k.code, 'kind', k.kind, 'rate', k.rate, 'amounts', k.amounts,
    'minimums', k.minimums, 'regions', k.regions, 'products', k.products,
    'valid', now() >= k.starts_at and (k.ends_at is null or now() < k.ends_at),
    'left', (
      select (k.usage_limit is null or count(*) < k.usage_limit)
        and (k.user_limit is null or count(*) filter (where r.user_id = c.user_id) < k.user_limit)
      from coupon_redemptions r join carts o on o.id = r.order_id
      where r.coupon_id = k.id and r.order_id <> c.id and (o.completed_at is not null or exists (
        select 1 from payments p
        where p.order_id = o.id and p.state in ('processing', 'pending', 'requires_action')))))`;

/** The form in which codes are stored; a text that is none finds none. */
const canonicalCode = (typed: string): string => {
  const read = parseCode(typed);
  return read.ok ? read.value : '';
};

/** Finds a coupon by its code as somebody typed it, evaluated for the cart; null without one. */
export async function findCoupon(db: Queryable, cartId: number, code: string): Promise<CouponRow | null> {
  const [row] = await db.query<{ coupon: CouponRow }>(sql`
    select ${couponJson} as coupon from coupons k, carts c
    where k.code = ${canonicalCode(code)} and c.id = ${cartId}`);
  return row?.coupon ?? null;
}

/** Locks the coupon until the transaction ends. Read it again after the lock. */
export const lockCoupon = (tx: Queryable, id: number): Promise<unknown> =>
  tx.query(sql`select id from coupons where id = ${id} for update`);

/**
 * Counts a use of the coupon for this order. Call it under the coupon's lock, after checking that
 * uses are left.
 */
export const redeemCoupon = (
  tx: Queryable,
  couponId: number,
  order: { readonly id: number; readonly user_id: number },
): Promise<number> =>
  tx.execute(sql`
    insert into coupon_redemptions (coupon_id, order_id, user_id) values (${couponId}, ${order.id}, ${order.user_id})
    on conflict (coupon_id, order_id) do update set user_id = excluded.user_id, at = now()`);

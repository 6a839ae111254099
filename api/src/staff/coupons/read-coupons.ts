import type { CouponState, CouponVersion, StaffCoupon } from '@shop/contracts';
import { type Currency, money, toDecimal } from '@shop/money';
import { dayIn, sellerTimeZone } from '@shop/regions';
import { type SQL, sql } from 'drizzle-orm';
import {
  fail,
  ok,
  type PageQuery,
  pagingMembers,
  type Queryable,
  type Result,
  readPage,
  toLimitOffset,
} from '../../platform/index.ts';
import { literal } from '../orders/list-orders.ts';
import { actorName } from '../people/actor-name.ts';

/** Minor units by currency. */
type Amounts = Readonly<Partial<Record<Currency, number>>>;

interface Row {
  readonly code: string;
  readonly note: string;
  readonly kind: 'percent' | 'amount';
  readonly rate: number | null;
  readonly amounts: Amounts;
  readonly minimums: Amounts;
  readonly regions: string[] | null;
  readonly products: string[] | null;
  readonly starts_at: Date;
  readonly ends_at: Date | null;
  readonly usage_limit: number | null;
  readonly user_limit: number | null;
  readonly revision: number;
  readonly state: CouponState;
  readonly effect: readonly {
    readonly currency: Currency;
    readonly orders: number;
    readonly total: number;
    readonly discount: number;
  }[];
}

/** Uses count as at the checkout: those of placed orders that were not canceled, by the database's clock. */
const couponsSql = sql`
  select k.*, coalesce(e.effect, '[]'::json) as effect, case
      when k.ends_at <= now() then 'ended'
      when k.starts_at > now() then 'scheduled'
      when k.usage_limit <= coalesce(e.orders, 0) then 'used_up'
      else 'active' end as state
  from coupons k left join lateral (
    select sum(x.orders) as orders, json_agg(x order by x.currency) as effect from (
      select o.currency, count(*)::int as orders, sum(o.total)::float8 as total,
        -sum(c.promo_total)::float8 as discount
      from coupon_redemptions r join orders o on o.id = r.order_id join carts c on c.id = r.order_id
      where r.coupon_id = k.id and o.placed_at is not null and o.canceled_at is null
      group by o.currency) x) e on true`;

const present = (row: Row): StaffCoupon => {
  const list = (amounts: Amounts) =>
    (Object.entries(amounts) as [Currency, number][]).map(([currency, amount]) => ({
      currency,
      amount: toDecimal(money(amount, currency)),
    }));
  return {
    code: row.code,
    note: row.note,
    discount:
      row.kind === 'percent'
        ? { kind: 'percent', rate: row.rate ?? 0 }
        : { kind: 'amount', amounts: list(row.amounts) },
    minimums: list(row.minimums),
    regions: row.regions,
    products: row.products,
    starts_on: dayIn(sellerTimeZone, row.starts_at),
    // The end is the moment after the last day.
    ends_on: row.ends_at && dayIn(sellerTimeZone, new Date(row.ends_at.getTime() - 1)),
    usage_limit: row.usage_limit,
    usage_limit_per_buyer: row.user_limit,
    state: row.state,
    revision: row.revision,
    orders: row.effect.reduce((all, { orders }) => all + orders, 0),
    effect: row.effect.map(({ currency, orders, total, discount }) => ({
      currency,
      orders,
      total: toDecimal(money(total, currency)),
      discount: toDecimal(money(discount, currency)),
    })),
  };
};

interface Filter extends PageQuery {
  readonly state?: CouponState | undefined;
  readonly text?: string | undefined;
}

/** Codes with their uses and effect, newest first; one statement. */
export const listCoupons = async (db: Queryable, query: Filter) => {
  const wanted: SQL[] = [
    ...(query.state === undefined ? [] : [sql`state = ${query.state}`]),
    ...(query.text === undefined
      ? []
      : [sql`(code || ' ' || note) ilike '%' || ${literal(query.text)} || '%'`]),
  ];
  const where = wanted.length === 0 ? sql`` : sql`where ${sql.join(wanted, sql` and `)}`;
  const { rows, total } = await readPage<Row>(
    db,
    toLimitOffset(query),
    (limitClause) => sql`
      select *, count(*) over () as all_rows from (${couponsSql}) coupon ${where} order by id desc ${limitClause}`,
  );
  return { coupons: rows.map(present), ...pagingMembers(query, rows.length, total) };
};

/** One code. */
export const findCoupon = async (db: Queryable, code: string): Promise<Result<StaffCoupon, 'not_found'>> => {
  const [row] = await db.query<Row>(sql`select * from (${couponsSql}) coupon where code = ${code}`);
  return row ? ok(present(row)) : fail('not_found');
};

/** The versions of a code with who made them, newest first. */
export const listCouponVersions = async (db: Queryable, code: string): Promise<CouponVersion[]> => {
  const rows = await db.query<Omit<CouponVersion, 'changed_at'> & { readonly changed_at: Date }>(sql`
    select v.revision, v.terms, v.changed_by, ${actorName(sql`v.changed_by`)} as changed_by_name, v.changed_at
    from coupon_versions v join coupons k on k.id = v.coupon_id
    where k.code = ${code} order by v.revision desc limit 100`);
  return rows.map((row) => ({ ...row, changed_at: row.changed_at.toISOString() }));
};

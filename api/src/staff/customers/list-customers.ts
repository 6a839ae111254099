import type { CustomerKind, StaffCustomerRow, StaffCustomerSort } from '@shop/contracts';
import { type Currency, money, toDecimal } from '@shop/money';
import { sellerTimeZone, startOfDay } from '@shop/regions';
import { type SQL, sql } from 'drizzle-orm';
import { array, type Queryable } from '../../platform/index.ts';
import { contains, type OrderPosition, writePosition } from '../orders/list-orders.ts';

export interface CustomerFilter {
  readonly kind?: CustomerKind | undefined;
  readonly region?: string | undefined;
  /** `2026-11-30`, a day of the plant. */
  readonly since?: string | undefined;
  /** A fragment of at least three characters. */
  readonly text?: string | undefined;
}

/** Minor units by currency. */
export type Spend = readonly { readonly currency: Currency; readonly minor: string }[];

interface Row extends Omit<StaffCustomerRow, 'since' | 'spend' | 'last_order_at'> {
  readonly since: Date;
  readonly since_text: string;
  readonly spend: Spend;
  readonly last_order_at: Date | null;
}

/** The accounts that an account `u` is: itself and the visitors that became it. */
export const personIds = sql`(select u.id union all select v.id from users v where v.merged_into = u.id)`;

/** Placed orders of a customer `u`: how many, for how much, and when the last; as the lateral table `bought`. */
export const boughtSql = sql`lateral (
  select coalesce(sum(g.placed), 0)::int as orders, max(g.last) as last_order_at,
    coalesce(json_agg(json_build_object('currency', g.currency, 'minor', g.spent::text) order by g.currency)
      filter (where g.spent > 0), '[]') as spend
  from (
    select o.currency, count(*) as placed, sum(o.total) filter (where o.canceled_at is null) as spent,
      max(o.placed_at) as last
    from orders o where o.user_id in ${personIds} and o.placed_at is not null group by o.currency
  ) g) bought`;

/** What a guest `u` wrote in the newest order; as the lateral table `guest`, without a row for accounts. */
export const guestSql = sql`lateral (
  select o.email, o.snapshot #>> '{ship_address,phone}' as phone,
    nullif(concat_ws(' ', o.snapshot #>> '{ship_address,firstname}', o.snapshot #>> '{ship_address,lastname}'), '') as name,
    o.snapshot #>> '{bill_address,company}' as company
  from orders o where u.email is null and o.user_id = u.id and o.placed_at is not null
  order by o.placed_at desc limit 1) guest`;

/** Name, address and company of a customer `u` beside `guest`. */
export const whoSql = sql`u.id, u.region, case when u.email is null then 'guest' else 'account' end as kind,
  coalesce(u.email, guest.email) as email,
  coalesce(nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''), guest.name) as name,
  coalesce(u.company_name, guest.company) as company`;

export const presentSpend = (spend: Spend) =>
  spend.map(({ currency, minor }) => ({ currency, amount: toDecimal(money(BigInt(minor), currency)) }));

const conditions = (filter: CustomerFilter, regions: readonly string[] | null): readonly SQL[] => [
  sql`u.customer_since is not null and u.role = 'customer'`,
  ...(regions === null ? [] : [sql`u.region = any(${array([...regions], 'text')})`]),
  ...(filter.region === undefined ? [] : [sql`u.region = ${filter.region}`]),
  ...(filter.kind === undefined
    ? []
    : [filter.kind === 'guest' ? sql`u.email is null` : sql`u.email is not null`]),
  ...(filter.since === undefined
    ? []
    : [sql`u.customer_since >= ${startOfDay(sellerTimeZone, filter.since).toISOString()}::timestamptz`]),
  ...(filter.text === undefined ? [] : [contains(sql`u.search_text`, filter.text)]),
];

/** Lists one page of the customers of these regions (null: all), and where the next begins; one statement. */
export const listCustomers = async (
  db: Queryable,
  filter: CustomerFilter,
  regions: readonly string[] | null,
  { sort, limit, after }: { sort: StaffCustomerSort; limit: number; after: OrderPosition | null },
): Promise<{ readonly customers: StaffCustomerRow[]; readonly next: string | null }> => {
  const [beyond, direction] = sort === '-since' ? [sql`<`, sql`desc`] : [sql`>`, sql`asc`];
  const where = [
    ...conditions(filter, regions),
    ...(after
      ? [sql`(u.customer_since, u.id) ${beyond} (${after.value}::timestamptz, ${after.id}::int)`]
      : []),
  ];
  const rows = await db.query<Row>(sql`
    with page as materialized (
      select u.id from users u where ${sql.join(where, sql` and `)}
      order by u.customer_since ${direction}, u.id ${direction} limit ${limit + 1}
    )
    select ${whoSql}, u.customer_since as since, u.customer_since::text as since_text, bought.orders, bought.spend,
      bought.last_order_at
    from page join users u on u.id = page.id cross join ${boughtSql} left join ${guestSql} on true
    order by u.customer_since ${direction}, u.id ${direction}`);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    customers: shown.map(({ since_text: _text, ...row }) => ({
      ...row,
      since: row.since.toISOString(),
      spend: presentSpend(row.spend),
      last_order_at: row.last_order_at?.toISOString() ?? null,
    })),
    next: rows.length > limit && last ? writePosition({ value: last.since_text, id: last.id }) : null,
  };
};

import type { FigureGroup, SalesFigure, StaffFigures } from '@shop/contracts';
import { type Currency, minorToDecimal } from '@shop/money';
import { addDays, type Day, sellerTimeZone, startOfDay } from '@shop/regions';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/index.ts';
import { inRegions } from '../orders/list-orders.ts';

export interface FigurePeriod {
  /** Days of the seller's clock, both included. */
  readonly from: Day;
  readonly to: Day;
  readonly by: FigureGroup;
  readonly region?: string | undefined;
  /** Those of the caller; null: all. */
  readonly regions: readonly string[] | null;
}

/** The regions that count, as a condition on a column. */
const regional = (column: SQL, { region, regions }: FigurePeriod): SQL =>
  sql.join(
    [
      sql`true`,
      ...(region === undefined ? [] : [sql`${column} = ${region}`]),
      ...(regions === null ? [] : [inRegions(column, regions)]),
    ],
    sql` and `,
  );

/** Whether an instant lies within the days of the period. */
const within = (column: SQL, { from, to }: FigurePeriod): SQL => sql`
  ${column} >= ${startOfDay(sellerTimeZone, from).toISOString()}::timestamptz
  and ${column} < ${startOfDay(sellerTimeZone, addDays(to, 1)).toISOString()}::timestamptz`;

/** The placed orders `o` of the period. */
const placed = (period: FigurePeriod): SQL => sql`
  o.placed_at is not null and ${within(sql`o.placed_at`, period)} and ${regional(sql`o.region`, period)}`;

const groupOf: Readonly<Record<Exclude<FigureGroup, 'product'>, SQL>> = {
  month: sql`to_char(o.placed_at at time zone ${sellerTimeZone}, 'YYYY-MM')`,
  day: sql`to_char(o.placed_at at time zone ${sellerTimeZone}, 'YYYY-MM-DD')`,
  region: sql`o.region`,
};

/**
 * What an order comes to without tax is the sum of the bases of its taxes; its lines add up to that without delivery.
 */
const salesSql = (period: FigurePeriod): SQL =>
  period.by === 'product'
    ? sql`
      with chosen as materialized (select o.id, o.currency from orders o where ${placed(period)}),
      lines as (
        select l.order_id, l.currency, case when l.service is null then l.item ->> 'slug' else 'services' end as key,
          case when l.service is null then l.quantity else 0 end as quantity, l.net
        from chosen o join order_lines l on l.order_id = o.id
      ),
      rest as (
        select o.id as order_id, o.currency, 'delivery' as key, 0 as quantity,
          (select coalesce(sum(t.base), 0) from order_taxes t where t.order_id = o.id)
            - (select coalesce(sum(l.net), 0) from order_lines l where l.order_id = o.id) as net
        from chosen o
      )
      select key, currency, count(distinct order_id)::int as orders, sum(quantity)::int as quantity,
        sum(net)::bigint as net
      from (select * from lines union all select * from rest where net <> 0) part
      group by key, currency order by sum(net) desc, key, currency`
    : sql`
      select ${groupOf[period.by]} as key, o.currency, count(*)::int as orders, sum(o.quantity)::int as quantity,
        sum((select coalesce(sum(t.base), 0) from order_taxes t where t.order_id = o.id))::bigint as net
      from orders o where ${placed(period)}
      group by 1, o.currency order by 1, o.currency`;

const totalsSql = (period: FigurePeriod): SQL => sql`
  with sold as (
    select o.currency, count(*)::int as orders, count(o.canceled_at)::int as canceled,
      sum((select coalesce(sum(t.base), 0) from order_taxes t where t.order_id = o.id))::bigint as net
    from orders o where ${placed(period)} group by o.currency
  ),
  given as (
    select r.currency, sum(r.amount)::bigint as refunded
    from refunds r join orders o on o.id = r.order_id
    where ${within(sql`r.created_at`, period)} and ${regional(sql`o.region`, period)} group by r.currency
  )
  select currency, coalesce(orders, 0) as orders, coalesce(canceled, 0) as canceled, coalesce(net, 0) as net,
    coalesce(refunded, 0) as refunded
  from sold full join given using (currency) order by net desc, currency`;

/** Requests received in the period: answered, won by an accepted offer, or closed with or without a reason. */
const quotesSql = (period: FigurePeriod): SQL => sql`
  with asked as materialized (
    select q.status, q.lost_reason,
      exists (select from offers f where f.quote_request_id = q.id and f.status <> 'draft') as offered,
      exists (select from offers f where f.quote_request_id = q.id and f.status = 'accepted') as won
    from quote_requests q where ${within(sql`q.created_at`, period)} and ${regional(sql`q.region`, period)}
  ),
  lost as (select lost_reason as reason, count(*)::int as count from asked where status = 'closed' and not won group by 1)
  select (select count(*)::int from asked) as received, (select count(*)::int from asked where offered) as offered,
    (select count(*)::int from asked where won) as won, (select coalesce(sum(count), 0)::int from lost) as lost,
    (select coalesce(json_agg(json_build_object('reason', reason, 'count', count) order by count desc, reason), '[]')
      from (select * from lost order by count desc, reason limit 10) first) as reasons`;

/** Orders by the day on which they were to leave. An order has left when all of it has. */
const dispatchSql = (period: FigurePeriod, today: Day): SQL => sql`
  with promised as materialized (
    select o.dispatch_on, o.placed_at,
      case when o.fulfilment_status in ('shipped', 'delivered')
        then (select max(s.shipped_at) from shipments s where s.order_id = o.id) end as left_at
    from orders o
    where o.placed_at is not null and o.canceled_at is null
      and o.dispatch_on between ${period.from}::date and ${period.to}::date and ${regional(sql`o.region`, period)}
  ),
  judged as (
    select *, (left_at at time zone ${sellerTimeZone})::date as left_on from promised
  )
  select count(*)::int as promised, (count(*) filter (where left_on <= dispatch_on))::int as on_time,
    (count(*) filter (where coalesce(left_on, ${today}::date) > dispatch_on))::int as late,
    percentile_cont(0.5) within group (order by extract(epoch from left_at - placed_at) / 86400) as lead_days
  from judged`;

type SalesRow = Omit<SalesFigure, 'net'> & { readonly net: bigint };
interface TotalRow {
  readonly currency: Currency;
  readonly orders: number;
  readonly canceled: number;
  readonly net: bigint;
  readonly refunded: bigint;
}

/** Reads the figures of a period, in four statements. `today`: the day of the seller's clock. */
export const readFigures = async (db: Queryable, period: FigurePeriod, today: Day): Promise<StaffFigures> => {
  const sales = await db.query<SalesRow>(salesSql(period));
  const totals = await db.query<TotalRow>(totalsSql(period));
  const [quotes] = await db.query<StaffFigures['quotes']>(quotesSql(period));
  const [dispatch] = await db.query<StaffFigures['dispatch']>(dispatchSql(period, today));
  if (!quotes || !dispatch) throw new Error('An aggregate without groups has one row.');
  const lead = dispatch.lead_days;
  return {
    from: period.from,
    to: period.to,
    sales: sales.map((row) => ({ ...row, net: minorToDecimal(row.net, row.currency) })),
    totals: totals.map(({ net, refunded, ...row }) => ({
      ...row,
      net: minorToDecimal(net, row.currency),
      refunded: minorToDecimal(refunded, row.currency),
    })),
    quotes: { ...quotes, reasons: [...quotes.reasons] },
    dispatch: { ...dispatch, lead_days: lead === null ? null : Math.round(Number(lead) * 10) / 10 },
  };
};

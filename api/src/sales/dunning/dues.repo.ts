import { type Currency, type Money, money } from '@shop/money';
import { type Day, dayIn, type RegionId, sellerTimeZone } from '@shop/regions';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/index.ts';
import { outstandingOf } from '../refunds/book-transfer.ts';
import { findNextStep } from './next-step.ts';

/** The day on which payments count as due or overdue: that of the seller. */
export const dueDay = (now: Date): Day => dayIn(sellerTimeZone, now);

/**
 * Three named queries of a statement, the last of them `dues (id, kind, due_on, amount, outstanding)`: the orders `o`
 * that meet a condition and still expect money. `computeDues` says the same of the instalments of one order.
 */
export const duesSql = (where: SQL, today: Day): SQL => sql`
  unpaid as materialized (
    select o.id, (o.placed_at at time zone ${sellerTimeZone}::text)::date as placed_on, ${outstandingOf(sql`o`)} as outstanding,
      (select coalesce(sum(p.amount), 0) from payments p
        where p.order_id = o.id and p.state = 'completed' and p.method <> 'wallet')::bigint as captured,
      (select s.id from payment_schedules s where s.order_id = o.id and s.status = 'accepted') as schedule_id
    from orders o
    where o.placed_at is not null and o.canceled_at is null and o.payment_status in ('WAITING', 'DELAYED')
      and o.payment_state in ('none', 'partially_paid') and ${where}
  ),
  parts as (
    select u.id, u.outstanding, i.position, i.due_on, least(i.amount,
      greatest(0, sum(i.amount) over (partition by u.id order by i.position) - u.captured))::bigint as due
    from unpaid u join payment_instalments i on i.schedule_id = u.schedule_id
    where i.amount is not null and i.due_on is not null
  ),
  dues as (
    select p.id, 'instalment' as kind, min(p.due_on) as due_on, coalesce(
      sum(p.due) filter (where p.due_on < ${today}::date), (array_agg(p.due order by p.position))[1])::bigint as amount,
      p.outstanding
    from parts p where p.due > 0 group by p.id, p.outstanding
    union all
    select u.id, 'transfer', u.placed_on, u.outstanding, u.outstanding from unpaid u
    where u.schedule_id is null and u.outstanding > 0 and exists (
      select from payments p where p.order_id = u.id and p.provider = 'transfer' and p.state = 'pending')
  )`;

/** An outstanding payment of one order. */
export interface OrderDue {
  readonly orderId: number;
  readonly number: string;
  readonly region: RegionId;
  readonly kind: 'transfer' | 'instalment';
  readonly dueOn: Day;
  readonly amount: Money;
  /** Whole days since then; 0 before and on it. */
  readonly days: number;
  /** Null after the final notice. */
  readonly next: ReturnType<typeof findNextStep>;
}

interface Row {
  readonly id: bigint;
  readonly number: string;
  readonly region: RegionId;
  readonly currency: Currency;
  readonly kind: OrderDue['kind'];
  readonly due_on: string;
  readonly amount: bigint;
  readonly sent: Parameters<typeof findNextStep>[2];
}

/** Whole days from one day to another; 0 where the second is not later. */
export const daysSince = (from: Day, to: Day): number =>
  Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000));

/** Finds what one order owes now; null where it expects nothing. */
export async function findOrderDue(db: Queryable, number: string, now: Date): Promise<OrderDue | null> {
  const today = dueDay(now);
  const [row] = await db.query<Row>(sql`
    with ${duesSql(sql`o.number = ${number}`, today)}
    select d.id, o.number, o.region, o.currency, d.kind, to_char(d.due_on, 'YYYY-MM-DD') as due_on, d.amount,
      (select coalesce(json_agg(json_build_object('step', s.step, 'sentOn', to_char(s.sent_on, 'YYYY-MM-DD')) order by s.id), '[]')
        from dunning_steps s where s.order_id = d.id and s.due_on = d.due_on) as sent
    from dues d join orders o on o.id = d.id`);
  if (!row) return null;
  return {
    orderId: Number(row.id),
    number: row.number,
    region: row.region,
    kind: row.kind,
    dueOn: row.due_on,
    amount: money(row.amount, row.currency),
    days: daysSince(row.due_on, today),
    next: findNextStep(row.kind, row.due_on, row.sent),
  };
}

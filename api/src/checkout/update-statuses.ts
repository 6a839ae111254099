import type { Order } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/db.ts';
import { invoiceOrder } from '../invoices/issue-invoice.ts';
import { type PartsStanding, type PaymentFacts, paymentStatusOf } from '../payments/payment-status.ts';

interface Row extends PaymentFacts {
  readonly total: bigint;
  readonly standing: PartsStanding | null;
  /** It is the first part of a payment schedule, paid. */
  readonly begins: boolean;
}

/** What an order's payments amount to. Nothing is owed on a total of zero. */
export const statusOf = (
  payments: readonly PaymentFacts[],
  total: bigint,
  parts: PartsStanding | null = null,
): Order['payment_status'] => (total === 0n ? 'OK' : paymentStatusOf(payments, total, parts));

/**
 * Brings a placed order's stored status up to date. It is derived from the payments by `statusOf` alone, here and at
 * placement, and stored so that orders can be filtered by it. An order that is paid with it, or whose first part is, gets
 * its invoice.
 */
export async function updateStatuses(tx: Queryable, orderId: number): Promise<void> {
  const rows = await tx.query<Row>(sql`
    select o.total, p.method, p.state, p.amount, s.standing, p.instalment_id is not null and s.first = p.instalment_id
      and p.state = 'completed' as begins
    from orders o left join payments p on p.order_id = o.id left join lateral (
      select min(i.id) filter (where i.position = 1) as first,
        case when bool_or(i.due_on < (now() at time zone 'UTC')::date and not exists (
          select 1 from payments x where x.instalment_id = i.id and x.state = 'completed'))
          then 'overdue' when count(*) > 0 then 'on time' end as standing
      from payment_schedules k join payment_instalments i on i.schedule_id = k.id
      where k.order_id = o.id and k.status = 'accepted'
    ) s on true
    where o.id = ${orderId} order by p.id`);
  const total = rows[0]?.total ?? 0n;
  const parts = rows[0]?.standing ?? null;
  const payments = rows.filter(({ method }) => method !== null);
  const status = statusOf(payments, total, parts);
  const changed = await tx.execute(sql`
    update orders set payment_status = ${status} where id = ${orderId} and payment_status is distinct from ${status}`);
  const begun = rows.some(({ begins }) => begins);
  if (begun || (changed > 0 && status === 'OK')) await invoiceOrder(tx, orderId, true);
}

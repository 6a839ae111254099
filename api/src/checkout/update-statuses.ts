import type { Order, PaymentLedgerState } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/db.ts';
import { invoiceOrder } from '../invoices/issue-invoice.ts';
import { noMoneyBack, paymentStateOf, wireStatusOf } from '../payments/payment-ledger.ts';
import { type PartsStanding, type PaymentFacts, paymentStatusOf } from '../payments/payment-status.ts';
import { recordOrderEvent } from '../webhooks/record-event.ts';

interface Row extends PaymentFacts {
  readonly total: bigint;
  readonly standing: PartsStanding | null;
  /** It is the first part of a payment schedule, paid. */
  readonly begins: boolean;
  readonly refunded: bigint;
  readonly disputed: bigint;
  readonly lost: bigint;
  readonly canceled: boolean;
}

/** What an order's payments amount to. Nothing is owed on a total of zero. */
export const statusOf = (
  payments: readonly PaymentFacts[],
  total: bigint,
  parts: PartsStanding | null = null,
): Order['payment_status'] => (total === 0n ? 'OK' : paymentStatusOf(payments, total, parts));

/** The same in the ledger's words, of an order that nothing was given back of. */
export const stateOfPayments = (payments: readonly PaymentFacts[], total: bigint): PaymentLedgerState =>
  paymentStateOf({ total, payments, ...noMoneyBack });

/**
 * Brings a placed order's stored statuses up to date: `payment_status` in the specification's words, `payment_state` in
 * the ledger's. They are derived from payments, refunds and disputes here and at placement alone, and stored so that
 * orders can be filtered by them. An order that is paid with it, or whose first part is, gets its invoice; a canceled
 * one never does.
 */
export async function updateStatuses(tx: Queryable, orderId: number): Promise<void> {
  const rows = await tx.query<Row>(sql`
    select o.total, p.method, p.state, p.amount, s.standing, p.instalment_id is not null and s.first = p.instalment_id
      and p.state = 'completed' as begins, o.canceled_at is not null as canceled,
      (select coalesce(sum(x.amount), 0) from refund_payouts x join refunds r on r.id = x.refund_id
        where r.order_id = o.id and x.state = 'succeeded')::bigint as refunded,
      (select coalesce(sum(d.amount) filter (where d.status = 'open'), 0) from disputes d join payments y on y.id = d.payment_id
        where y.order_id = o.id)::bigint as disputed,
      (select coalesce(sum(d.amount) filter (where d.status = 'lost'), 0) from disputes d join payments y on y.id = d.payment_id
        where y.order_id = o.id)::bigint as lost
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
  const { refunded = 0n, disputed = 0n, lost = 0n, canceled = false } = rows[0] ?? {};
  const ledger = { total, payments, refunded, disputed, lost, canceled };
  const status = wireStatusOf(ledger, statusOf(payments, total, parts));
  const state = paymentStateOf(ledger);
  const changed = await tx.execute(sql`
    update orders set payment_status = ${status}, payment_state = ${state} where id = ${orderId}
      and (payment_status is distinct from ${status} or payment_state is distinct from ${state})`);
  if (canceled) return;
  if (changed > 0 && status === 'OK') await recordOrderEvent(tx, 'order.paid', orderId);
  const begun = rows.some(({ begins }) => begins);
  if (begun || (changed > 0 && status === 'OK')) await invoiceOrder(tx, orderId, true);
}

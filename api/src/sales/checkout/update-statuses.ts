import type { Order, PaymentLedgerState } from '@shop/contracts';
import { marketDay, markets, type RegionId } from '@shop/regions';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/index.ts';
import { invoiceOrder } from '../invoices/issue-invoice.ts';
import { recordOrderEvent } from '../orders/record-order-event.ts';
import { computePaymentState, noRefunds, toWireStatus } from '../payments/payment-ledger.ts';
import { type PaymentFacts, type ScheduleStatus, toPaymentStatus } from '../payments/payment-status.ts';
import { isFirstInstalmentPaid, resolveScheduleStatus } from '../schedules/coverage.ts';

interface Row extends PaymentFacts {
  readonly total: bigint;
  /** Instalments of an accepted payment schedule, in order; null: paid in full. */
  readonly parts: readonly { readonly amount: string; readonly due_on: string | null }[] | null;
  readonly region: RegionId;
  /** The database's clock. */
  readonly now: Date;
  readonly refunded: bigint;
  readonly disputed: bigint;
  readonly lost: bigint;
  readonly canceled: boolean;
}

/** Computes the status of an order's payments. A total of zero counts as paid. */
export const computePaymentStatus = (
  payments: readonly PaymentFacts[],
  total: bigint,
  parts: ScheduleStatus | null = null,
): Order['payment_status'] => (total === 0n ? 'OK' : toPaymentStatus(payments, total, parts));

/** The same in the ledger's terms, for an order without refunds. */
export const computeLedgerState = (payments: readonly PaymentFacts[], total: bigint): PaymentLedgerState =>
  computePaymentState({ total, payments, ...noRefunds });

/**
 * Updates a placed order's stored statuses: `payment_status` in the specification's terms,
 * `payment_state` in the ledger's. They are derived from payments, refunds and disputes only here
 * and at placement, and stored for filters. An order gets its invoice when it, or its first
 * instalment, is paid; a canceled one never does.
 */
export async function updateStatuses(tx: Queryable, orderId: number): Promise<void> {
  const rows = await tx.query<Row>(sql`
    select o.total, p.method, p.state, p.amount, o.canceled_at is not null as canceled,
      o.region, now() as now,
      (select json_agg(json_build_object('amount', i.amount::text, 'due_on', to_char(i.due_on, 'YYYY-MM-DD')) order by i.position)
        from payment_schedules k join payment_instalments i on i.schedule_id = k.id
        where k.order_id = o.id and k.status = 'accepted' and i.amount is not null) as parts,
      (select coalesce(sum(x.amount), 0) from refund_payouts x join refunds r on r.id = x.refund_id
        where r.order_id = o.id and x.state = 'succeeded')::bigint as refunded,
      (select coalesce(sum(d.amount) filter (where d.status = 'open'), 0) from disputes d join payments y on y.id = d.payment_id
        where y.order_id = o.id)::bigint as disputed,
      (select coalesce(sum(d.amount) filter (where d.status = 'lost'), 0) from disputes d join payments y on y.id = d.payment_id
        where y.order_id = o.id)::bigint as lost
    from orders o left join payments p on p.order_id = o.id
    where o.id = ${orderId} order by p.id`);
  const total = rows[0]?.total ?? 0n;
  const payments = rows.filter(({ method }) => method !== null);
  const parts = rows[0]?.parts?.map(({ amount, due_on }) => ({ amount: BigInt(amount), due_on })) ?? null;
  const { refunded = 0n, disputed = 0n, lost = 0n, canceled = false } = rows[0] ?? {};
  const today = rows[0] ? marketDay(markets[rows[0].region], rows[0].now) : '';
  const ledger = { total, payments, refunded, disputed, lost, canceled };
  const status = toWireStatus(
    ledger,
    computePaymentStatus(payments, total, parts && resolveScheduleStatus(parts, payments, today)),
  );
  const state = computePaymentState(ledger);
  const changed = await tx.execute(sql`
    update orders set payment_status = ${status}, payment_state = ${state} where id = ${orderId}
      and (payment_status is distinct from ${status} or payment_state is distinct from ${state})`);
  if (canceled) return;
  if (changed > 0 && status === 'OK') await recordOrderEvent(tx, 'order.paid', orderId);
  if (isFirstInstalmentPaid(payments, parts && { parts }) || (changed > 0 && status === 'OK'))
    await invoiceOrder(tx, orderId, true);
}

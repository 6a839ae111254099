import type { Order } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/db.ts';
import { invoiceOrder } from '../invoices/issue-invoice.ts';
import { type PaymentFacts, paymentStatusOf } from '../payments/payment-status.ts';

/** What an order's payments amount to. Nothing is owed on a total of zero. */
export const statusOf = (payments: readonly PaymentFacts[], total: bigint): Order['payment_status'] =>
  total === 0n ? 'OK' : paymentStatusOf(payments, total);

/**
 * Brings a placed order's stored status up to date. It is derived from the payments by `statusOf` alone, here and at
 * placement, and stored so that orders can be filtered by it. An order that is paid with it gets its invoice.
 */
export async function updateStatuses(tx: Queryable, orderId: number): Promise<void> {
  const rows = await tx.query<PaymentFacts & { readonly total: bigint }>(sql`
    select o.total, p.method, p.state, p.amount from orders o left join payments p on p.order_id = o.id
    where o.id = ${orderId} order by p.id`);
  const total = rows[0]?.total ?? 0n;
  const payments = rows.filter(({ method }) => method !== null);
  const status = statusOf(payments, total);
  const changed = await tx.execute(sql`
    update orders set payment_status = ${status} where id = ${orderId} and payment_status is distinct from ${status}`);
  if (changed > 0 && status === 'OK') await invoiceOrder(tx, orderId, true);
}

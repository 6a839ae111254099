import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/db.ts';
import { type PaymentFacts, paymentStatusOf } from '../payments/payment-status.ts';

/** The one writer of an order's stored statuses: derived from its payments, stored so that orders can be filtered. */
export async function updateStatuses(tx: Queryable, orderId: number): Promise<void> {
  const rows = await tx.query<PaymentFacts & { readonly total: bigint }>(sql`
    select o.total, p.method, p.state, p.amount from orders o left join payments p on p.order_id = o.id
    where o.id = ${orderId} order by p.id`);
  const total = rows[0]?.total ?? 0n;
  const payments = rows.filter(({ method }) => method !== null);
  const status = total === 0n ? 'OK' : paymentStatusOf(payments, total);
  await tx.execute(sql`
    update orders set payment_status = ${status} where id = ${orderId} and payment_status is distinct from ${status}`);
}

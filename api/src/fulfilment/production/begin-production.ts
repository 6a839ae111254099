import type { Order } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { type Db, fail, isFailure, ok, type Result } from '../../platform/index.ts';
import { lockPlacedOrder, type OrderPorts, readOrderById, writeAudit } from '../../sales/index.ts';
import { isAwaitingProofApproval } from '../approvals/approvals.repo.ts';
import { isOnHold } from '../holds/hold-order.ts';
import { hasFailedQa } from '../qa/qa.repo.ts';
import { updateFulfilment } from '../shipments/update-fulfilment.ts';

/**
 * Starts production under the order's lock: afterwards the buyer cannot cancel; a canceled order is
 * not produced. Safe to repeat. The order must be paid, or have its first instalment paid.
 */
export async function beginProduction(
  db: Db,
  ports: OrderPorts,
  reference: string,
  actor: string,
  now: Date,
): Promise<
  Result<
    Order,
    | 'not_found'
    | 'order_canceled'
    | 'order_not_paid'
    | 'order_on_hold'
    | 'approval_pending'
    | 'quality_check_failed'
  >
> {
  const orderId = await db.transaction(async (tx) => {
    const cart = await lockPlacedOrder(tx, reference);
    if (!cart) return fail('not_found');
    const [order] = await tx.query<{ canceled: boolean; begun: boolean; paid: boolean }>(sql`
      select canceled_at is not null as canceled, fulfilment_status <> 'none' as begun,
        payment_state in ('paid', 'overpaid') or exists (select 1 from invoices i where i.order_id = orders.id and i.kind = 'normal') as paid
      from orders where id = ${cart.id}`);
    if (!order || order.canceled) return fail('order_canceled');
    if (order.begun) return cart.id;
    if (!order.paid) return fail('order_not_paid');
    if (await isOnHold(tx, cart.id)) return fail('order_on_hold');
    if (await isAwaitingProofApproval(tx, cart.id)) return fail('approval_pending');
    if (await hasFailedQa(tx, cart.id)) return fail('quality_check_failed');
    await updateFulfilment(tx, cart.id, true);
    await writeAudit(tx, cart, 'production.begin', actor);
    return cart.id;
  });
  if (isFailure(orderId)) return orderId;
  const shown = await readOrderById(db, ports, orderId, now);
  return shown ? ok(shown) : fail('not_found');
}

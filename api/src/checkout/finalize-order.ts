import { sql } from 'drizzle-orm';
import type { Tx } from '../db/db.ts';
import { enqueue } from '../jobs/define-job.ts';
import { type CartRow, writeAudit } from '../orders/cart.repo.ts';
import { sendOrderMail } from '../orders/order-mail.job.ts';
import type { OrderPorts } from '../orders/ports.ts';
import { makePrintFile } from '../production/print-file.job.ts';
import { updateStatuses } from './update-statuses.ts';

/**
 * Last phase of completion, under the cart's lock: places the draft, marks its designs as ordered, and enqueues the
 * confirmation mail and one print file per designed line. Called again for a placed order it does nothing, so the
 * reply of a gateway, its event and the watch over the payment may all come here in any order.
 */
export async function finalizeOrder(
  tx: Tx,
  ports: OrderPorts,
  cart: CartRow,
  actor: string,
  paidVersion: number,
): Promise<void> {
  if (cart.completed_at) return updateStatuses(tx, cart.id);
  const placed = await tx.execute(sql`
    update orders set placed_at = now()
    where id = ${cart.id} and placed_at is null and cart_version = ${paidVersion}`);
  // Money for a cart that has moved on since: kept in the ledger for staff, never turned into another order.
  if (placed !== 1) return void (await writeAudit(tx, cart, 'payment.unmatched', actor));
  await tx.execute(sql`update carts set completed_at = now(), completing_at = null where id = ${cart.id}`);
  await updateStatuses(tx, cart.id);
  const lines = await tx.query<{ box_design_id: string }>(sql`
    insert into production_files (order_id, order_line_id)
    select order_id, id from order_lines where order_id = ${cart.id} and design_document is not null
    on conflict (order_line_id) do nothing
    returning (select box_design_id from order_lines l where l.id = production_files.order_line_id) as box_design_id`);
  if (lines.length > 0) {
    await ports.markOrdered(tx, cart.user_id, [...new Set(lines.map((line) => line.box_design_id))]);
    await enqueue(tx, makePrintFile, { order_id: cart.id }, { key: cart.number });
  }
  await enqueue(tx, sendOrderMail, { order_id: cart.id }, { key: cart.number });
  await writeAudit(tx, cart, 'checkout.place', actor);
}

import type { BodyOf, createShipment as contract, FieldProblem } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { type Db, fail, isFailure, ok, type Result } from '../../platform/index.ts';
import { lockPlacedOrder, writeAudit } from '../../sales/index.ts';
import { isAwaitingProofApproval } from '../approvals/approvals.repo.ts';
import { isOnHold } from '../holds/hold-order.ts';
import { listBlockedLines } from '../qa/qa.repo.ts';
import { findShipment, insertShipment, type StoredShipment } from './shipments.repo.ts';
import { linePiecesSql, updateFulfilment } from './update-fulfilment.ts';

type Refusal =
  | 'not_found'
  | 'invalid_input'
  | 'order_canceled'
  | 'order_not_paid'
  | 'order_on_hold'
  | 'approval_pending'
  | 'quality_check_failed'
  | 'shipment_exceeds_order';

const problem = (
  index: number,
  name: string,
  code: string,
  message: string,
  limit?: number,
): FieldProblem => ({
  path: `line_items.${index}.${name}`,
  code,
  message,
  ...(limit === undefined ? {} : { limit }),
});

/**
 * Packs pieces of an order under its lock, so that of two calls for the same pieces one is refused.
 * The rest of a line is ordered minus packed and shipped minus refunded pieces; unshipped pieces
 * are refunded first. Afterwards the buyer cannot cancel, since packing starts production if
 * nothing else did.
 */
export async function packShipment(
  db: Db,
  { order_number, carrier, tracking_number, weight_grams, line_items }: BodyOf<typeof contract>,
  actor: string,
): Promise<Result<StoredShipment, Refusal>> {
  const shipmentId = await db.transaction(async (tx): Promise<number | Result<never, Refusal>> => {
    const cart = await lockPlacedOrder(tx, order_number);
    if (!cart) return fail('not_found');
    const [order] = await tx.query<{ canceled: boolean; paid: boolean }>(sql`
      select canceled_at is not null as canceled, payment_state in ('paid', 'overpaid', 'partially_refunded') or exists (
        select 1 from invoices i where i.order_id = orders.id and i.kind = 'normal') as paid
      from orders where id = ${cart.id}`);
    if (!order || order.canceled) return fail('order_canceled');
    if (!order.paid) return fail('order_not_paid');
    if (await isOnHold(tx, cart.id)) return fail('order_on_hold');
    if (await isAwaitingProofApproval(tx, cart.id)) return fail('approval_pending');
    const lines = await tx.query<{ id: bigint; left: number }>(sql`
      select g.id, greatest(g.quantity - g.shipped - g.packed - g.refunded, 0) as left
      from (select l.id, ${linePiecesSql} from order_lines l where l.order_id = ${cart.id} and l.service is null) g`);
    const left = new Map(lines.map((line) => [Number(line.id), line.left]));
    const named = line_items.map((line) => line.line_item_id);
    const unknown = line_items.flatMap((line, index) =>
      !left.has(line.line_item_id) || named.indexOf(line.line_item_id) !== index
        ? [problem(index, 'line_item_id', 'not_offered', 'Choose goods of this order, each line once.')]
        : [],
    );
    if (unknown.length > 0) return fail('invalid_input', { fields: unknown });
    const above = line_items.flatMap((line, index) => {
      const most = left.get(line.line_item_id) ?? 0;
      return line.quantity > most
        ? [problem(index, 'quantity', 'too_big', `At most ${most} of this line are left to ship.`, most)]
        : [];
    });
    if (above.length > 0) return fail('shipment_exceeds_order', { fields: above });
    if ((await listBlockedLines(tx, named)).length > 0) return fail('quality_check_failed');
    const id = await insertShipment(tx, {
      orderId: cart.id,
      carrier,
      trackingNumber: tracking_number ?? null,
      actor,
      weightGrams: weight_grams ?? null,
      lines: line_items,
    });
    await updateFulfilment(tx, cart.id);
    await writeAudit(tx, cart, 'shipment.packed', actor);
    return id;
  });
  if (isFailure(shipmentId) || typeof shipmentId !== 'number') return shipmentId;
  const made = await findShipment(db, shipmentId, null);
  return made ? ok(made) : fail('not_found');
}

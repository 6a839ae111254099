import type { BodyOf, updateShipment as contract, ShipmentState } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { type Db, enqueue, fail, isFailure, ok, type Result } from '../../platform/index.ts';
import { lockCartById, recordOrderEvent, writeAudit } from '../../sales/index.ts';
import { isOnHold } from '../holds/hold-order.ts';
import { listBlockedLines } from '../qa/qa.repo.ts';
import { sendShipmentMail } from './shipment-mail.job.ts';
import { findShipment, moveShipment as move, type StoredShipment } from './shipments.repo.ts';
import { updateFulfilment } from './update-fulfilment.ts';

/** The next state of a shipment. */
const nextState: Readonly<Record<ShipmentState, ShipmentState | null>> = {
  packed: 'shipped',
  shipped: 'delivered',
  delivered: null,
};

type Refusal =
  | 'not_found'
  | 'invalid_input'
  | 'order_canceled'
  | 'order_on_hold'
  | 'quality_check_failed'
  | 'transition_not_allowed';

/**
 * Advances a shipment by one state, under its order's lock, and updates the order's status. On
 * dispatch it mails the buyer and records `order.shipped`, once. A call with the current state
 * changes nothing.
 */
export async function moveShipment(
  db: Db,
  id: number,
  { state, tracking_number }: BodyOf<typeof contract>,
  actor: string,
): Promise<Result<StoredShipment, Refusal>> {
  const moved = await db.transaction(async (tx): Promise<null | Result<never, Refusal>> => {
    const [at] = await tx.query<{ order_id: bigint }>(sql`select order_id from shipments where id = ${id}`);
    const cart = at ? await lockCartById(tx, Number(at.order_id)) : null;
    const shipment = cart ? await findShipment(tx, id, null) : null;
    if (!cart || !shipment) return fail('not_found');
    const tracking = tracking_number ?? shipment.tracking_number;
    if (shipment.state === state && tracking === shipment.tracking_number) return null;
    const [canceled] = await tx.query(
      sql`select id from orders where id = ${cart.id} and canceled_at is not null`,
    );
    if (canceled) return fail('order_canceled');
    // A dispatched shipment retains the tracking number of its mail.
    if (shipment.state !== state ? nextState[shipment.state] !== state : state !== 'packed')
      return fail('transition_not_allowed');
    if (shipment.state !== 'packed' && tracking !== shipment.tracking_number)
      return fail('transition_not_allowed');
    if (state === 'shipped') {
      if (await isOnHold(tx, cart.id)) return fail('order_on_hold');
      if (tracking === null && shipment.carrier !== 'pick-up')
        return fail('invalid_input', {
          fields: [
            { path: 'tracking_number', code: 'required', message: 'Enter the carrier’s tracking number.' },
          ],
        });
      const lines = shipment.line_items.map(({ line_item_id }) => line_item_id);
      if ((await listBlockedLines(tx, lines)).length > 0) return fail('quality_check_failed');
    }
    await move(tx, id, state, tracking);
    if (state === shipment.state) return null;
    await updateFulfilment(tx, cart.id);
    await writeAudit(tx, cart, `shipment.${state}`, actor);
    if (state === 'shipped') {
      await enqueue(tx, sendShipmentMail, { shipment_id: id }, { key: String(id) });
      await recordOrderEvent(
        tx,
        'order.shipped',
        cart.id,
        tracking === null ? {} : { tracking_number: tracking },
      );
    }
    return null;
  });
  if (isFailure(moved)) return moved;
  const shown = await findShipment(db, id, null);
  return shown ? ok(shown) : fail('not_found');
}

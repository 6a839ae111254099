import type { Order } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { returnStock } from '../../catalogue/index.ts';
import {
  type Db,
  enqueue,
  fail,
  failpoint,
  isFailure,
  ok,
  type Result,
  type Tx,
} from '../../platform/index.ts';
import { updateStatuses } from '../checkout/update-statuses.ts';
import { lockCoupon } from '../coupons/coupons.repo.ts';
import { byReference, type CartRow, lockCartById, writeAudit } from '../orders/cart.repo.ts';
import type { OrderPorts } from '../orders/ports.ts';
import { readOrderById } from '../orders/read-order.ts';
import { recordOrderEvent } from '../orders/record-order-event.ts';
import { refundRemaining } from '../refunds/create-refund.ts';
import { readCancellationFacts } from './cancellation-facts.ts';
import { type CancellationFacts, type CancellationKind, resolveCancellation } from './cancellation-rules.ts';
import { endPayments, sendCancelMail } from './jobs.ts';

export interface CancelOrderInput {
  readonly db: Db;
  readonly ports: OrderPorts;
  readonly reference: string;
  readonly by: 'buyer' | 'staff';
  /** Whether the caller may cancel this order, evaluated under its lock. */
  readonly allowed: (cart: CartRow, facts: CancellationFacts) => boolean;
  readonly reason: string;
  readonly note: string | null;
  readonly actor: string;
  readonly now: Date;
}

/**
 * Cancels a placed order in one transaction under its lock: voids awaited transfers, releases the
 * coupon, returns stock, refunds all payments with a credit note and enqueues a mail. Jobs call the
 * gateways afterwards: they pay the refunds and cancel open intents; money that still arrives is
 * refunded then. A second caller gets the same canceled order. Locks: cart, coupon, stock, wallet.
 */
export async function cancelOrder(
  canceling: CancelOrderInput,
): Promise<Result<Order, 'not_found' | 'order_not_cancelable'>> {
  const { db, ports, reference, now } = canceling;
  const orderId = await db.transaction(async (tx) => {
    const [found] = await tx.query<{ id: bigint }>(
      sql`select c.id from carts c where ${byReference(reference)} and c.merged_into is null`,
    );
    const cart = found ? await lockCartById(tx, Number(found.id)) : null;
    const facts = cart ? await readCancellationFacts(tx, cart) : null;
    if (!cart || !facts || !canceling.allowed(cart, facts)) return fail('not_found');
    if (facts.canceled) return cart.id;
    const ending = resolveCancellation(canceling.by, facts);
    if (!ending) return fail('order_not_cancelable');
    await recordCancellation(tx, cart, ending, canceling);
    failpoint('cancel:before-commit');
    tx.afterCommit(() => failpoint('cancel:after-commit'));
    return cart.id;
  });
  if (isFailure(orderId)) return orderId;
  const order = await readOrderById(db, ports, orderId, now);
  return order ? ok(order) : fail('not_found');
}

async function recordCancellation(
  tx: Tx,
  cart: CartRow,
  ending: CancellationKind,
  { by, reason, note, actor }: CancelOrderInput,
): Promise<void> {
  await tx.execute(sql`update orders set canceled_at = now() where id = ${cart.id} and canceled_at is null`);
  await tx.execute(sql`
    insert into cancellations (order_id, canceled_by, kind, reason, note, actor)
    values (${cart.id}, ${by}, ${ending}, ${reason}, ${note}, ${actor})`);
  await tx.execute(sql`
    update payments set state = 'void', updated_at = now()
    where order_id = ${cart.id} and provider = 'transfer' and state = 'pending'`);
  if (cart.coupon) {
    await lockCoupon(tx, cart.coupon.id);
    await tx.execute(sql`delete from coupon_redemptions where order_id = ${cart.id}`);
  }
  await returnStock(tx, cart.id);
  await writeAudit(tx, cart, `order.${ending}`, actor);
  await enqueue(tx, sendCancelMail, { order_id: cart.id }, { key: cart.number });
  const open = cart.payments.some(
    ({ provider, state }) =>
      provider !== 'transfer' &&
      provider !== 'wallet' &&
      ['processing', 'pending', 'requires_action'].includes(state),
  );
  if (open) await enqueue(tx, endPayments, { order_id: cart.id }, { key: cart.number });
  await updateStatuses(tx, cart.id);
  await recordOrderEvent(tx, 'order.canceled', cart.id);
  const cause = ending === 'withdrawal' ? 'withdrawal' : 'order_canceled';
  // Last: it takes the wallet's lock and the credit note's number.
  await refundRemaining(tx, cart, { reason: cause, note: null, actor, key: `cancel:${cart.id}`, told: true });
}

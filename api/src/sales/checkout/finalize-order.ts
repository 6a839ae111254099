import { markets, timeZoneOf } from '@shop/regions';
import { sql } from 'drizzle-orm';
import { consumeStock, releaseStock } from '../../catalogue/index.ts';
import { enqueue, failpoint, type Tx } from '../../platform/index.ts';
import { invoiceOrder } from '../invoices/issue-invoice.ts';
import type { CartRow, PaymentRow } from '../orders/cart.repo.ts';
import { mergeAfterHold } from '../orders/merge-later.job.ts';
import { sendOrderMail } from '../orders/order-mail.job.ts';
import { orderPlaced } from '../orders/order-placed.event.ts';
import type { OrderPorts } from '../orders/ports.ts';
import { recordOrderEvent } from '../orders/record-order-event.ts';
import { acceptPaymentSchedule } from '../schedules/accept-payment-schedule.ts';
import { computeCoverage, isFirstInstalmentPaid } from '../schedules/coverage.ts';
import { consumeWallet, releaseWallet, reserveWallet } from '../wallet/wallet-payment.ts';
import { computeLedgerState, computePaymentStatus, updateStatuses } from './update-statuses.ts';

export interface FinalizeInput {
  readonly cart: CartRow;
  /** The order's current payments, oldest first. */
  readonly payments: readonly PaymentRow[];
  /** The version of the cart that was paid for. */
  readonly paidVersion: number;
  readonly actor: string;
}

/**
 * The last phase of completion, under the cart's lock: places the draft, takes the reserved goods
 * out of stock, marks its designs as ordered, publishes `orderPlaced` and enqueues the confirmation
 * mail. Does nothing for a placed order, so the gateway's reply, its event and the reconciliation
 * may arrive in any order. Money for a cart that has changed since is recorded for staff
 * (`payment.unmatched`) and never becomes another order.
 */
export async function finalizeOrder(
  tx: Tx,
  ports: OrderPorts,
  { cart, payments, paidVersion, actor }: FinalizeInput,
): Promise<void> {
  if (cart.completed_at) return updateStatuses(tx, cart.id);
  const standing = await consumeWalletShare(tx, cart, payments, actor);
  const covered = computeCoverage(standing, cart.schedule) >= cart.total;
  const schedule = cart.schedule && standing.some((one) => one.instalment_id !== null) ? cart.schedule : null;
  const status = computePaymentStatus(standing, cart.total, schedule && 'on time');
  const [row] = await tx.query<{ action: string; designs: readonly string[] }>(sql`
    with placed as (
      update orders set placed_at = now(), payment_status = ${status},
        payment_state = ${computeLedgerState(standing, cart.total)}
      where id = ${cart.id} and placed_at is null and cart_version = ${paidVersion} and ${covered} returning id
    ), done as (
      update carts set completing_at = null, completed_at = case when exists (select 1 from placed) then now() end
      where id = ${cart.id}
    )
    insert into order_audit (order_id, version, action, actor)
    values (${cart.id}, ${cart.version},
      case when exists (select 1 from placed) then 'checkout.place' else 'payment.unmatched' end, ${actor})
    returning action, (
      select coalesce(json_agg(distinct l.box_design_id), '[]') from order_lines l
      where l.order_id = ${cart.id} and l.design_document is not null) as designs`);
  await mergeAfterHold(tx, cart);
  if (row?.action !== 'checkout.place') {
    await releaseStock(tx, cart.id);
    await releaseWallet(tx, cart.id, actor);
    return;
  }
  await consumeStock(tx, cart);
  if (standing.some(({ provider }) => provider === 'wallet')) await consumeWallet(tx, cart.id);
  if (schedule)
    await acceptPaymentSchedule(tx, cart.id, schedule, timeZoneOf(markets[cart.region].countryCode));
  if (row.designs.length > 0) await ports.markOrdered(tx, cart.user_id, row.designs);
  await tx.publish(orderPlaced, { orderId: cart.id, number: cart.number });
  await enqueue(tx, sendOrderMail, { order_id: cart.id }, { key: cart.number });
  await recordOrderEvent(tx, 'order.placed', cart.id);
  if (status === 'OK') await recordOrderEvent(tx, 'order.paid', cart.id);
  // Last, since the invoice's number locks its series until the commit.
  await invoiceOrder(tx, cart.id, status === 'OK' || isFirstInstalmentPaid(standing, schedule));
  failpoint('complete:before-finalize-commit');
}

/**
 * Returns the payments after the wallet's share is taken. When a charge arrives that was given up,
 * the wallet's share was released: it is taken again if the balance covers it.
 */
async function consumeWalletShare(
  tx: Tx,
  cart: CartRow,
  payments: readonly PaymentRow[],
  actor: string,
): Promise<readonly PaymentRow[]> {
  const missing = cart.wallet_applied ? cart.total - computeCoverage(payments, cart.schedule) : 0n;
  const late = missing > 0n ? await reserveWallet(tx, cart, missing, actor) : null;
  return [...payments, ...(late ? [late] : [])].map((one) =>
    one.provider === 'wallet' && one.state === 'checkout' ? { ...one, state: 'completed' } : one,
  );
}

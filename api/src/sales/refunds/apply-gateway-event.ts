import { sql } from 'drizzle-orm';
import { type Db, failpoint, type Tx } from '../../platform/index.ts';
import { applyPaymentEvent, type PaymentEvent, storePaymentEvent } from '../checkout/reconcile-payments.ts';
import { updateStatuses } from '../checkout/update-statuses.ts';
import { type CartRow, lockCartById, writeAudit } from '../orders/cart.repo.ts';
import type { OrderPorts } from '../orders/ports.ts';
import {
  type DisputeState,
  type PaymentProvider,
  type RefundState,
  refundKey,
} from '../payments/payment-provider.ts';
import { createRefund, refundIfCanceled } from './create-refund.ts';
import { planAmount, type RefundPlan, remainingValue } from './plan-refund.ts';
import { isRefundOrDispute } from './refund-events.ts';
import { findPayouts, findRefundable } from './refunds.repo.ts';
import { settlePayout } from './settle-payout.ts';

/**
 * Applies a gateway's event. The event is stored under its id first and its content is not trusted:
 * the gateway is asked for the current state, so events may arrive twice, late and in any order
 * with the same result.
 */
export async function applyGatewayEvent(
  db: Db,
  ports: OrderPorts,
  provider: PaymentProvider,
  event: PaymentEvent,
): Promise<'applied' | 'known'> {
  if (!isRefundOrDispute(event.kind)) return applyPaymentEvent(db, ports, provider, event);
  await storePaymentEvent(db, provider.name, event);
  const [seen] = await db.query<{ applied_at: Date | null }>(sql`
    select applied_at from payment_events where provider = ${provider.name} and event_id = ${event.id}`);
  if (seen?.applied_at) return 'known';
  const [payment] = await db.query<{ id: bigint; order_id: bigint }>(sql`
    select id, order_id from payments where provider = ${provider.name} and intent_id = ${event.intentId}`);
  if (payment) {
    const [refunds, disputes] = [
      await provider.refundsOf(event.intentId),
      await provider.disputesOf(event.intentId),
    ];
    await db.transaction((tx) =>
      syncRefundsAndDisputes(
        tx,
        Number(payment.order_id),
        Number(payment.id),
        provider.name,
        refunds,
        disputes,
      ),
    );
  }
  failpoint('webhook:before-apply-commit');
  await db.execute(sql`
    update payment_events set applied_at = now() where provider = ${provider.name} and event_id = ${event.id}`);
  return 'applied';
}

/**
 * Updates the ledger's refunds and disputes of one payment from the gateway, under the cart's lock.
 */
async function syncRefundsAndDisputes(
  tx: Tx,
  orderId: number,
  paymentId: number,
  provider: string,
  refunds: readonly RefundState[],
  disputes: readonly DisputeState[],
): Promise<void> {
  const cart = await lockCartById(tx, orderId);
  // Money for a cart that never became an order is reported to staff as `payment.unmatched`.
  if (!cart?.completed_at) return;
  for (const dispute of disputes) await saveDispute(tx, cart, paymentId, provider, dispute);
  const payouts = await findPayouts(tx, sql`x.payment_id = ${paymentId}`);
  for (const refundState of refunds) {
    const own = payouts.find(
      (payout) =>
        payout.provider_refund_id === refundState.refundId ||
        refundState.key === refundKey(payout.number, payout),
    );
    if (own) await settlePayout(tx, orderId, own.id, refundState, 'job:event');
    else if (refundState.key === null && refundState.status !== 'failed')
      await adoptRefund(tx, cart, paymentId, refundState);
  }
  await updateStatuses(tx, orderId);
  // Money that was held during a dispute is refundable once the dispute is won. Last: it takes the
  // credit note's number.
  await refundIfCanceled(tx, cart, 'job:event');
}

/** An open dispute is decided once; its amount is the bank's. */
async function saveDispute(
  tx: Tx,
  cart: CartRow,
  paymentId: number,
  provider: string,
  { disputeId, amount, status, reason }: DisputeState,
): Promise<void> {
  const changed = await tx.execute(sql`
    insert into disputes (provider, provider_dispute_id, payment_id, currency, amount, status, reason)
    values (${provider}, ${disputeId}, ${paymentId}, ${cart.currency}, ${amount}, ${status}, ${reason})
    on conflict (provider, provider_dispute_id) do update set status = excluded.status, updated_at = now()
      where disputes.status = 'open' and excluded.status <> 'open'`);
  if (changed > 0) await writeAudit(tx, cart, `dispute.${status}`, 'job:event');
}

/**
 * Records a refund made at the gateway itself as a price reduction with a credit note. One that
 * does not fit the order is reported to staff in the audit as `refund.unmatched`.
 */
async function adoptRefund(
  tx: Tx,
  cart: CartRow,
  paymentId: number,
  refundState: RefundState,
): Promise<void> {
  const { left, payments } = await findRefundable(tx, cart.id, cart.currency);
  const payment = payments.find(({ id }) => id === paymentId);
  const plan =
    payment && payment.left >= refundState.amount ? planRefundAmount(left, refundState.amount) : null;
  if (!payment || !plan) {
    await writeAudit(tx, cart, 'refund.unmatched', 'job:event');
    return;
  }
  const refundId = await createRefund(tx, cart, plan, [payment], {
    reason: 'gateway',
    note: null,
    actor: 'job:event',
    key: `gateway:${refundState.refundId}`,
  });
  const [payout] = await findPayouts(tx, sql`x.refund_id = ${refundId}`);
  if (payout) await settlePayout(tx, cart.id, payout.id, refundState, 'job:event');
}

const planRefundAmount = (left: Parameters<typeof remainingValue>[0], amount: bigint): RefundPlan | null => {
  const goods = remainingValue(left);
  if (amount <= goods) return planAmount(left, amount);
  const plan = planAmount(left, goods);
  return plan && { ...plan, surplus: amount - goods, amount };
};

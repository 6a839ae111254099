import type { Refund } from '@shop/contracts';
import { money, toDecimal } from '@shop/money';
import { sql } from 'drizzle-orm';
import { array, enqueue, failpoint, type Tx } from '../../platform/index.ts';
import { updateStatuses } from '../checkout/update-statuses.ts';
import { type CartRow, writeAudit } from '../orders/cart.repo.ts';
import { recordOrderEvent } from '../orders/record-order-event.ts';
import { restoreWallet } from '../wallet/restore-wallet.ts';
import { issueCreditNote } from './credit-note.ts';
import { payOut } from './pay-out.job.ts';
import { planFull, type RefundPlan, remainingValue } from './plan-refund.ts';
import { refundCreated } from './refund-created.event.ts';
import { sendRefundMail } from './refund-mail.job.ts';
import { findRefundable, type RefundablePayment } from './refunds.repo.ts';

export interface RefundInput {
  readonly reason: Refund['reason'];
  readonly note: string | null;
  readonly actor: string;
  /** For an automatic refund: the event that caused it. */
  readonly key?: string;
  /** Another mail, that of the cancellation, notifies the buyer. */
  readonly told?: boolean;
}

/**
 * Records a refund under the cart's lock: its lines, payouts and credit note. A wallet is credited
 * at once, a job calls the gateway after the commit, a transfer waits for staff. The plan must come
 * from `findRefundable` in the same transaction; the database refuses it otherwise.
 *
 * @param credited the credit note's content when larger: for a canceled order its whole value
 */
export async function createRefund(
  tx: Tx,
  cart: CartRow,
  plan: RefundPlan,
  payments: readonly RefundablePayment[],
  { reason, note, actor, key, told = false }: RefundInput,
  credited: RefundPlan = plan,
): Promise<number> {
  const [row] = await tx.query<{ id: bigint }>(sql`
    insert into refunds (order_id, currency, amount, ship_net, ship_tax, surplus, reason, note, actor, key)
    values (${cart.id}, ${cart.currency}, ${plan.amount}, ${plan.shipping.net}, ${plan.shipping.tax}, ${plan.surplus},
      ${reason}, ${note}, ${actor}, ${key ?? null})
    returning id`);
  if (!row) throw new Error('inserting a refund returned no row');
  const refundId = Number(row.id);
  if (plan.lines.length > 0) {
    await tx.execute(sql`
      insert into refund_lines (refund_id, currency, order_line_id, quantity, net, tax)
      select ${refundId}, ${cart.currency}, v.id, v.quantity, v.net, v.tax from unnest(
        ${array(
          plan.lines.map(({ id }) => id),
          'bigint',
        )}, ${array(
          plan.lines.map(({ quantity }) => quantity),
          'int',
        )}, ${array(
          plan.lines.map(({ net }) => net),
          'bigint',
        )}, ${array(
          plan.lines.map(({ tax }) => tax),
          'bigint',
        )}) as v (id, quantity, net, tax)`);
  }
  let rest = plan.amount;
  for (const payment of payments) {
    let amount = payment.left;
    if (amount > rest) amount = rest;
    if (amount <= 0n) continue;
    rest -= amount;
    await openPayout(tx, cart, refundId, payment, amount, actor);
  }
  if (rest > 0n) throw new Error(`refund ${refundId} is more than what was paid`);
  await writeAudit(tx, cart, `refund.${reason}`, actor);
  if (!told) await enqueue(tx, sendRefundMail, { refund_id: refundId }, { key: String(refundId) });
  await updateStatuses(tx, cart.id);
  await tx.publish(refundCreated, { orderId: cart.id });
  // Last, since the invoice's number locks its series until the commit.
  if (reason !== 'vat_correction') await issueCreditNote(tx, cart.id, refundId, credited);
  failpoint('refund:before-prepare-commit');
  return refundId;
}

async function openPayout(
  tx: Tx,
  cart: CartRow,
  refundId: number,
  payment: RefundablePayment,
  amount: bigint,
  actor: string,
): Promise<void> {
  const [payout] = await tx.query<{ id: bigint }>(sql`
    insert into refund_payouts (refund_id, currency, payment_id, amount)
    values (${refundId}, ${cart.currency}, ${payment.id}, ${amount}) returning id`);
  const id = Number(payout?.id);
  if (payment.provider === 'wallet') {
    const back = await restoreWallet(tx, cart.id, {
      amount: money(amount, cart.currency),
      actor,
      key: `refund:${id}`,
    });
    if (back?.amount !== amount) throw new Error(`the wallet did not take back payout ${id}`);
    await tx.execute(sql`update refund_payouts set state = 'succeeded' where id = ${id}`);
    await recordOrderEvent(tx, 'order.refunded', cart.id, {
      refund_id: refundId,
      amount: toDecimal(money(amount, cart.currency)),
    });
  } else if (payment.provider !== 'transfer') {
    await enqueue(tx, payOut, { payout_id: id, round: 0 }, { key: `${id}:1:0` });
  }
}

/**
 * Refunds everything captured and not refunded, and credits the invoice in full, once. It credits
 * the invoice even when a bank holds the money in a dispute or has withdrawn it and there is
 * nothing to pay out. Call it under the cart's lock for canceled orders, and again for money that
 * arrives or is released later.
 */
export async function refundRemaining(tx: Tx, cart: CartRow, cause: RefundInput): Promise<number | null> {
  const { left, payments } = await findRefundable(tx, cart.id, cart.currency);
  const [plan, whole] = [planFull(left), planFull({ ...left, money: remainingValue(left) })];
  if (plan && whole && plan.amount > 0n) return createRefund(tx, cart, plan, payments, cause, whole);
  if (whole) await issueCreditNote(tx, cart.id, null, whole);
  return null;
}

/**
 * Refunds money that arrived for a canceled order or that a bank held during a dispute. Such money
 * never stays captured without a refund.
 */
export async function refundIfCanceled(tx: Tx, cart: CartRow, actor: string): Promise<void> {
  const [canceled] = await tx.query(
    sql`select id from orders where id = ${cart.id} and canceled_at is not null`,
  );
  if (canceled) await refundRemaining(tx, cart, { reason: 'order_canceled', note: null, actor });
}

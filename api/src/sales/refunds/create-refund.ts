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
import { planFull, type RefundPlan, remainingGoods } from './plan-refund.ts';
import { refundCreated } from './refund-created.event.ts';
import { sendRefundMail } from './refund-mail.job.ts';
import { findRefundable, type RefundablePayment } from './refunds.repo.ts';

export interface RefundInput {
  readonly reason: Refund['reason'];
  readonly note: string | null;
  readonly actor: string;
  /** Where the refund is made by itself: the event it stands for. */
  readonly key?: string;
  /** Another mail tells the buyer of it: that of the cancellation it belongs to. */
  readonly told?: boolean;
}

/**
 * Writes a refund down, under the cart's lock: what of which line, out of which payments, with its credit note. A wallet
 * gets its money at once, a gateway is called by a job once this transaction has committed, a transfer waits for staff.
 * The plan has to come from `findRefundable` of the same transaction; the database refuses it otherwise.
 *
 * @param credited what the credit note is of, where that is more: of a canceled order all that it is worth
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
  // Last, since the invoice's number holds its series until the end.
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
 * Gives back all that an order took and did not give back yet, and credits its invoice whole, once: also where a bank
 * holds the money in a dispute or took it back, and there is nothing to pay out. Under the cart's lock, for orders that
 * are canceled, and again for money that arrives or comes free afterwards.
 */
export async function refundRemaining(tx: Tx, cart: CartRow, cause: RefundInput): Promise<number | null> {
  const { left, payments } = await findRefundable(tx, cart.id, cart.currency);
  const [plan, whole] = [planFull(left), planFull({ ...left, money: remainingGoods(left) })];
  if (plan && whole && plan.amount > 0n) return createRefund(tx, cart, plan, payments, cause, whole);
  if (whole) await issueCreditNote(tx, cart.id, null, whole);
  return null;
}

/**
 * Money that arrived for an order that is canceled goes back, and so does what a bank held while it heard a dispute:
 * never captured but canceled without a refund.
 */
export async function refundIfCanceled(tx: Tx, cart: CartRow, actor: string): Promise<void> {
  const [canceled] = await tx.query(
    sql`select id from orders where id = ${cart.id} and canceled_at is not null`,
  );
  if (canceled) await refundRemaining(tx, cart, { reason: 'order_canceled', note: null, actor });
}

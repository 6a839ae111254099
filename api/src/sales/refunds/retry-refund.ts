import type { Refund } from '@shop/contracts';
import { money, toDecimal } from '@shop/money';
import { sql } from 'drizzle-orm';
import {
  type Db,
  enqueue,
  fail,
  isFailure,
  isUniqueViolation,
  ok,
  type Result,
  type Tx,
} from '../../platform/index.ts';
import { updateStatuses } from '../checkout/update-statuses.ts';
import { lockCartById, writeAudit } from '../orders/cart.repo.ts';
import { recordOrderEvent } from '../orders/record-order-event.ts';
import { payOut } from './pay-out.job.ts';
import { findPayouts, findRefund, type PayoutRow } from './refunds.repo.ts';

/** The payouts of a refund, under the lock of its order; empty when there is no such refund. */
async function lockPayouts(tx: Tx, refundId: number): Promise<readonly PayoutRow[]> {
  const [first] = await findPayouts(tx, sql`x.refund_id = ${refundId}`);
  if (!first) return [];
  await lockCartById(tx, first.order_id);
  return findPayouts(tx, sql`x.refund_id = ${refundId}`);
}

const read = async (db: Db, refundId: number): Promise<Result<Refund, 'not_found'>> => {
  const refund = await findRefund(db, refundId);
  return refund ? ok(refund) : fail('not_found');
};

/** Asks the gateway once more for the payouts that came back: another attempt is another refund there. */
export async function retryRefund(
  db: Db,
  refundId: number,
  actor: string,
): Promise<Result<Refund, 'not_found' | 'refund_not_open'>> {
  const done = await db.transaction(async (tx) => {
    const payouts = await lockPayouts(tx, refundId);
    const [first] = payouts;
    if (!first) return fail('not_found');
    const failed = payouts.filter(
      ({ state, provider }) => state === 'failed' && provider !== 'transfer' && provider !== 'wallet',
    );
    if (failed.length === 0) return fail('refund_not_open');
    for (const { id, attempt } of failed) {
      await tx.execute(sql`
        update refund_payouts set state = 'pending', attempt = ${attempt + 1}, provider_refund_id = null, failure = null,
          updated_at = now() where id = ${id}`);
      await enqueue(tx, payOut, { payout_id: id, round: 0 }, { key: `${id}:${attempt + 1}:0` });
    }
    const cart = await lockCartById(tx, first.order_id);
    if (cart) await writeAudit(tx, cart, 'refund.retry', actor);
    await updateStatuses(tx, first.order_id);
    return null;
  });
  return isFailure(done) ? done : read(db, refundId);
}

/**
 * A payout that staff made by bank transfer: of a transfer, or where the gateway could not pay back. The same reference
 * again for the same payout changes nothing; for another one it is refused.
 */
export async function recordPayout(
  db: Db,
  refundId: number,
  paid: { readonly payout_id: number; readonly reference: string; readonly paid_on: string },
  actor: string,
): Promise<Result<Refund, 'not_found' | 'refund_not_open' | 'transfer_already_booked'>> {
  try {
    const done = await db.transaction(async (tx) => {
      const payout = (await lockPayouts(tx, refundId)).find(({ id }) => id === paid.payout_id);
      if (!payout) return fail('not_found');
      const [booked] = await tx.query<{ refund_id: bigint; id: bigint }>(
        sql`select id, refund_id from refund_payouts where reference = ${paid.reference}`,
      );
      if (booked) return Number(booked.id) === payout.id ? null : fail('transfer_already_booked');
      const open =
        payout.state === 'failed' || (payout.state === 'pending' && payout.provider === 'transfer');
      if (!open) return fail('refund_not_open');
      await tx.execute(sql`
        update refund_payouts set state = 'succeeded', reference = ${paid.reference}, paid_on = ${paid.paid_on}::date,
          failure = null, updated_at = now() where id = ${payout.id}`);
      const cart = await lockCartById(tx, payout.order_id);
      if (cart) await writeAudit(tx, cart, 'refund.paid_out', actor);
      await updateStatuses(tx, payout.order_id);
      await recordOrderEvent(tx, 'order.refunded', payout.order_id, {
        refund_id: refundId,
        amount: toDecimal(money(payout.amount, payout.currency)),
      });
      return null;
    });
    return isFailure(done) ? done : read(db, refundId);
  } catch (error) {
    if (isUniqueViolation(error)) return fail('transfer_already_booked');
    throw error;
  }
}

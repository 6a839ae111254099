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
import { isPeriodClosed } from '../periods/close-period.ts';
import { payOut } from './pay-out.job.ts';
import { findPayouts, findRefund, type PayoutRow } from './refunds.repo.ts';

/** Returns the payouts of a refund under its order's lock; empty for an unknown refund. */
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

/** Retries the failed payouts at the gateway, each as a new attempt with a new refund. */
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
 * Records a payout that staff made by bank transfer: for a transfer, or when the gateway could not
 * refund. The same reference for the same payout changes nothing; for another payout it is refused.
 */
export async function recordPayout(
  db: Db,
  refundId: number,
  paid: { readonly payout_id: number; readonly reference: string; readonly paid_on: string },
  actor: string,
): Promise<Result<Refund, 'not_found' | 'refund_not_open' | 'transfer_already_booked' | 'period_closed'>> {
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
      if (await isPeriodClosed(tx, paid.paid_on)) return fail('period_closed');
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

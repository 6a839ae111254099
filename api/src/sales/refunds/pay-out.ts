import { money } from '@shop/money';
import { sql } from 'drizzle-orm';
import { enqueue, failpoint, handle, type JobHandler } from '../../platform/index.ts';
import { type PaymentProvider, type RefundState, refundKey } from '../payments/payment-provider.ts';
import { payOut } from './pay-out.job.ts';
import { findPayouts, type PayoutRow } from './refunds.repo.ts';
import { settlePayout } from './settle-payout.ts';

/**
 * Minutes until the next check of a pending refund; the last interval repeats for about a month.
 */
const retryMinutes = [1, 5, 30, 240] as const;
const maxRounds = 190;

/**
 * Pays one payout through the gateway, outside any transaction, under a key of order, payment,
 * payout and attempt: a repeated run makes one refund. When the gateway does not answer, the job
 * fails and is retried; a pending refund is checked again in case its event is lost.
 */
export const payOutHandler = (provider: PaymentProvider): JobHandler =>
  handle(payOut, async ({ payout_id, round }, { db, attempt }) => {
    const [payout] = await findPayouts(db, sql`x.id = ${payout_id}`);
    if (payout?.state !== 'pending' || payout.provider !== provider.name || payout.intent_id === null) return;
    failpoint('refund:after-prepare');
    const refundState = await findOrCreateRefund(
      provider,
      payout,
      payout.intent_id,
      attempt > 1 || round > 0,
    );
    failpoint('refund:after-provider');
    const settled = await db.transaction(async (tx) => {
      const next = await settlePayout(tx, payout.order_id, payout.id, refundState, 'job:refund');
      failpoint('refund:before-commit');
      return next;
    });
    failpoint('refund:after-commit');
    if (settled?.state !== 'pending' || round >= maxRounds) return;
    const minutes = retryMinutes[Math.min(round, retryMinutes.length - 1)] ?? 240;
    await enqueue(
      db,
      payOut,
      { payout_id, round: round + 1 },
      {
        key: `${payout.id}:${payout.attempt}:${round + 1}`,
        runAt: new Date(Date.now() + minutes * 60_000),
      },
    );
  });

/** Looks for an existing refund first: gateways drop their idempotency keys after a day. */
async function findOrCreateRefund(
  provider: PaymentProvider,
  payout: PayoutRow,
  intentId: string,
  mayExist: boolean,
): Promise<RefundState> {
  const key = refundKey(payout.number, payout);
  const known = mayExist
    ? (await provider.refundsOf(intentId)).find(
        (one) => one.key === key || (one.refundId !== null && one.refundId === payout.provider_refund_id),
      )
    : undefined;
  return (
    known ?? provider.refund({ intentId, amount: money(payout.amount, payout.currency), idempotencyKey: key })
  );
}

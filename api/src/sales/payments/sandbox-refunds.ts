import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { type Db, defineJob, enqueue, type Queryable } from '../../platform/index.ts';
import type { DisputeState, RefundRequest, RefundState } from './payment-provider.ts';
import { sendIntentEvent } from './sandbox-event.job.ts';

interface RefundRow {
  readonly id: string;
  readonly idempotency_key: string;
  readonly amount: bigint;
  readonly status: RefundState['status'];
  readonly failure: string | null;
}

/** Settles a pending refund of the sandbox. */
export const sandboxRefundSettles = defineJob('sandbox.refund', z.object({ refund_id: z.string() }));

const stateOfRefund = (row: RefundRow): RefundState => ({
  refundId: row.id,
  // Refunds made at the gateway itself have no key of ours.
  key: row.idempotency_key.startsWith('gateway-') ? null : row.idempotency_key,
  amount: row.amount,
  status: row.status,
  failure: row.failure,
});

/** Refunds an intent: never more than its amount, and nothing while it is disputed. */
export const sandboxRefund = (
  db: Db,
  { intentId, amount, idempotencyKey }: RefundRequest,
  settleSeconds: number,
): Promise<RefundState> =>
  db.transaction(async (tx) => {
    const [intent] = await tx.query<{ amount: bigint; outcome: string; status: string }>(
      sql`select amount, outcome, status from sandbox_intents where id = ${intentId} for update`,
    );
    const [known] = await tx.query<RefundRow>(
      sql`select id, idempotency_key, amount, status, failure from sandbox_refunds where idempotency_key = ${idempotencyKey}`,
    );
    if (known) return stateOfRefund(known);
    const [sums] = await tx.query<{ given: bigint; disputed: boolean }>(sql`
      select coalesce((select sum(amount) from sandbox_refunds where intent_id = ${intentId} and status <> 'failed'), 0)::bigint as given,
        exists (select 1 from sandbox_disputes where intent_id = ${intentId} and status <> 'won') as disputed`);
    const refused = (failure: string): RefundState => ({
      refundId: null,
      key: idempotencyKey,
      amount: amount.amount,
      status: 'failed',
      failure,
    });
    if (intent?.status !== 'succeeded') return refused('charge_not_captured');
    if (sums?.disputed) return refused('charge_disputed');
    if ((sums?.given ?? 0n) + amount.amount > intent.amount) return refused('charge_already_refunded');
    const later = intent.outcome === 'refund_delayed' || intent.outcome === 'refund_fails';
    const row: RefundRow = {
      id: `re_sandbox_${randomBytes(12).toString('hex')}`,
      idempotency_key: idempotencyKey,
      amount: amount.amount,
      status: later ? 'pending' : 'succeeded',
      failure: null,
    };
    await tx.execute(sql`
      insert into sandbox_refunds (id, idempotency_key, intent_id, amount, status)
      values (${row.id}, ${idempotencyKey}, ${intentId}, ${row.amount}, ${row.status})`);
    const runAt = new Date(Date.now() + settleSeconds * 1000);
    if (later) await enqueue(tx, sandboxRefundSettles, { refund_id: row.id }, { key: row.id, runAt });
    else await sendIntentEvent(tx, intentId, 'charge.refunded', { seconds: settleSeconds });
    return stateOfRefund(row);
  });

/** Settles a pending refund and sends the event. A repeated call changes nothing. */
export const settleSandboxRefund = (db: Db, refundId: string): Promise<void> =>
  db.transaction(async (tx) => {
    const [row] = await tx.query<{ intent_id: string; status: string }>(sql`
      update sandbox_refunds r set
        status = case when i.outcome = 'refund_fails' then 'failed' else 'succeeded' end,
        failure = case when i.outcome = 'refund_fails' then 'lost_or_stolen_card' end
      from sandbox_intents i where r.id = ${refundId} and r.status = 'pending' and i.id = r.intent_id
      returning r.intent_id, r.status`);
    if (row)
      await sendIntentEvent(tx, row.intent_id, row.status === 'failed' ? 'refund.failed' : 'charge.refunded');
  });

export const listSandboxRefunds = async (db: Queryable, intentId: string): Promise<readonly RefundState[]> =>
  (
    await db.query<RefundRow>(sql`
      select id, idempotency_key, amount, status, failure from sandbox_refunds
      where intent_id = ${intentId} order by created_at, id`)
  ).map(stateOfRefund);

export const listSandboxDisputes = (db: Queryable, intentId: string): Promise<readonly DisputeState[]> =>
  db.query<DisputeState>(sql`
    select id as "disputeId", amount, status, reason from sandbox_disputes where intent_id = ${intentId}`);

/**
 * Opens a dispute over the whole payment. The shop receives the event after `seconds`; null: no
 * event.
 */
export async function openSandboxDispute(
  tx: Queryable,
  intentId: string,
  seconds: number | null,
): Promise<void> {
  await tx.execute(sql`
    insert into sandbox_disputes (id, intent_id, amount, status)
    select ${`dp_sandbox_${randomBytes(12).toString('hex')}`}, id, amount, 'open' from sandbox_intents where id = ${intentId}
    on conflict (intent_id) do nothing`);
  if (seconds !== null) await sendIntentEvent(tx, intentId, 'charge.dispute.created', { seconds });
}

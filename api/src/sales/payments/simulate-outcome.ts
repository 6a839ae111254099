import { randomBytes } from 'node:crypto';
import type { BodyOf, simulateSandboxOutcome as contract, ReplyOf } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { type Db, fail, ok, type Result, type Tx } from '../../platform/index.ts';
import { sendIntentEvent } from './sandbox-event.job.ts';
import { openSandboxDispute } from './sandbox-refunds.ts';

type SimulationInput = BodyOf<typeof contract>;
type Outcome = SimulationInput['outcome'];

/** The event of each outcome, and the older event that a late message carries. */
const eventKinds: Readonly<Record<Outcome, { readonly kind: string; readonly older: string }>> = {
  paid: { kind: 'payment_intent.succeeded', older: 'payment_intent.processing' },
  failed: { kind: 'payment_intent.payment_failed', older: 'payment_intent.processing' },
  abandoned: { kind: 'payment_intent.canceled', older: 'payment_intent.processing' },
  dispute_opened: { kind: 'charge.dispute.created', older: 'charge.refunded' },
  dispute_won: { kind: 'charge.dispute.closed', older: 'charge.dispute.created' },
  dispute_lost: { kind: 'charge.dispute.closed', older: 'charge.dispute.created' },
  refunded: { kind: 'charge.refunded', older: 'refund.created' },
  refund_returned: { kind: 'refund.failed', older: 'charge.refunded' },
};

/**
 * Simulates an outcome for one of the caller's payments, only at the sandbox gateway. The shop
 * receives events as from a real gateway: stored first, then applied by a job.
 */
export function simulateOutcome(
  db: Db,
  userId: number,
  { payment_intent_id: intentId, outcome, amount, messages = 'once' }: SimulationInput,
): Promise<Result<ReplyOf<typeof contract>, 'not_found'>> {
  return db.transaction(async (tx) => {
    const [own] = await tx.query(sql`
      select p.id from payments p join carts c on c.id = p.order_id
      where p.provider = 'sandbox' and p.intent_id = ${intentId} and c.user_id = ${userId}`);
    if (!own) return fail('not_found');
    await tx.query(sql`select id from sandbox_intents where id = ${intentId} for update`);
    const changed = await changeIntent(tx, intentId, outcome, amount);
    return ok({
      payment_intent_id: intentId,
      changed,
      messages: await sendEvents(tx, intentId, outcome, messages),
    });
  });
}

async function changeIntent(
  tx: Tx,
  intentId: string,
  outcome: Outcome,
  amount: string | undefined,
): Promise<boolean> {
  const ends = {
    paid: ['succeeded', null],
    failed: ['failed', 'card_declined'],
    abandoned: ['canceled', null],
  } as const;
  if (outcome === 'paid' || outcome === 'failed' || outcome === 'abandoned') {
    const [status, decline] = ends[outcome];
    return (
      (await tx.execute(sql`
        update sandbox_intents set status = ${status}, decline_code = ${decline}
        where id = ${intentId} and status in ('requires_action', 'processing')`)) === 1
    );
  }
  if (outcome === 'dispute_opened') {
    const [paid] = await tx.query(
      sql`select id from sandbox_intents where id = ${intentId} and status = 'succeeded'`,
    );
    if (paid) await openSandboxDispute(tx, intentId, null);
    return paid !== undefined;
  }
  if (outcome === 'dispute_won' || outcome === 'dispute_lost') {
    return (
      (await tx.execute(sql`
        update sandbox_disputes set status = ${outcome === 'dispute_won' ? 'won' : 'lost'}
        where intent_id = ${intentId} and status = 'open'`)) === 1
    );
  }
  if (outcome === 'refund_returned') {
    return (
      (await tx.execute(sql`
        update sandbox_refunds set status = 'failed', failure = 'expired_or_canceled_card' where id = (
          select id from sandbox_refunds where intent_id = ${intentId} and status <> 'failed'
          order by created_at desc, id desc limit 1)`)) === 1
    );
  }
  const wanted = amount === undefined ? null : BigInt(amount.replace('.', ''));
  const id = `re_sandbox_${randomBytes(12).toString('hex')}`;
  return (
    (await tx.execute(sql`
      insert into sandbox_refunds (id, idempotency_key, intent_id, amount, status)
      select ${id}, ${`gateway-${id}`}, i.id, coalesce(${wanted}::bigint, i.left), 'succeeded' from (
        select x.id, x.amount - coalesce((select sum(r.amount) from sandbox_refunds r
          where r.intent_id = x.id and r.status <> 'failed'), 0)::bigint as left
        from sandbox_intents x where x.id = ${intentId} and x.status = 'succeeded'
      ) i where i.left > 0 and coalesce(${wanted}::bigint, i.left) <= i.left`)) === 1
  );
}

async function sendEvents(
  tx: Tx,
  intentId: string,
  outcome: Outcome,
  messages: NonNullable<SimulationInput['messages']>,
): Promise<string[]> {
  const { kind, older } = eventKinds[outcome];
  if (messages === 'never') return [];
  const id = await sendIntentEvent(tx, intentId, kind);
  if (messages === 'twice') await sendIntentEvent(tx, intentId, kind, { id });
  if (messages !== 'reordered') return [id];
  return [id, await sendIntentEvent(tx, intentId, older)];
}

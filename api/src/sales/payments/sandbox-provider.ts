import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Environment } from '@shop/regions';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { type Db, defineJob, enqueue } from '../../platform/index.ts';
import type { IntentState, PaymentProvider } from './payment-provider.ts';
import type { SandboxOutcome } from './sandbox-cards.ts';
import {
  listSandboxDisputes,
  listSandboxRefunds,
  openSandboxDispute,
  sandboxRefund,
} from './sandbox-refunds.ts';

interface IntentRow {
  readonly id: string;
  readonly status: IntentState['status'];
  readonly decline_code: string | null;
}

/** Settles a delayed payment of the sandbox and sends its event twice, as some gateways do. */
export const sandboxSettles = defineJob('sandbox.settle', z.object({ intent_id: z.string() }));

const stateOfIntent = (row: IntentRow): IntentState => ({
  status: row.status,
  intentId: row.id,
  clientSecret: row.status === 'requires_action' ? `${row.id}_secret` : null,
  redirectUrl: null,
  declineCode: row.decline_code,
});

/** The initial state of an intent, by its card's outcome. */
const opening: Readonly<
  Record<SandboxOutcome, readonly [status: IntentState['status'], decline: string | null]>
> = {
  success: ['succeeded', null],
  slow_success: ['succeeded', null],
  disputed: ['succeeded', null],
  refund_delayed: ['succeeded', null],
  refund_fails: ['succeeded', null],
  card_declined: ['failed', 'card_declined'],
  insufficient_funds: ['failed', 'insufficient_funds'],
  three_d_secure: ['requires_action', null],
  delayed_success: ['processing', null],
  delayed_failure: ['processing', null],
};

/**
 * The shop's sandbox gateway: it stores cards and intents in its own tables, moves no money, is
 * labelled everywhere it appears, and refuses production.
 *
 * @param settleSeconds delay of a delayed payment
 */
export function createSandboxProvider(db: Db, environment: Environment, settleSeconds = 3): PaymentProvider {
  if (environment === 'production') {
    throw new Error(
      'The sandbox gateway moves no money and does not run in production. Set STRIPE_SECRET_KEY.',
    );
  }
  const find = async (column: 'id' | 'key', value: string): Promise<IntentState | null> => {
    const [row] = await db.query<IntentRow>(sql`
      select id, status, decline_code from sandbox_intents
      where ${column === 'id' ? sql`id` : sql`idempotency_key`} = ${value}`);
    return row ? stateOfIntent(row) : null;
  };
  return {
    name: 'sandbox',
    publishableKey: null,
    async charge({ idempotencyKey, amount, method }) {
      const [card] =
        method.kind === 'redirect'
          ? [{ outcome: 'three_d_secure' as const }]
          : await db.query<{ outcome: SandboxOutcome }>(
              sql`select outcome from sandbox_cards where id = ${method.token}`,
            );
      const outcome = card?.outcome ?? 'card_declined';
      const [status, decline] = opening[outcome];
      const id = `pi_sandbox_${randomBytes(12).toString('hex')}`;
      const state = await db.transaction(async (tx) => {
        // A repeated key returns the same intent in its current state.
        const [row] = await tx.query<IntentRow>(sql`
          insert into sandbox_intents (id, idempotency_key, amount, currency, outcome, status, decline_code, settles_at)
          values (${id}, ${idempotencyKey}, ${amount.amount}, ${amount.currency}, ${outcome}, ${status}, ${decline},
            case when ${status} = 'processing' then now() + make_interval(secs => ${settleSeconds}) end)
          on conflict (idempotency_key) do update set idempotency_key = excluded.idempotency_key
          returning id, status, decline_code`);
        if (!row) throw new Error('the sandbox lost an intent');
        if (row.id === id && status === 'processing') {
          const runAt = new Date(Date.now() + settleSeconds * 1000);
          await enqueue(tx, sandboxSettles, { intent_id: id }, { key: id, runAt });
        }
        if (row.id === id && outcome === 'disputed') await openSandboxDispute(tx, id, settleSeconds);
        return stateOfIntent(row);
      });
      if (outcome === 'slow_success') await wait(4000);
      return state;
    },
    async confirm(intentId, challenge) {
      const passed = challenge === 'pass';
      // Without a result the challenge stays open: no reply is no consent to a charge.
      if (challenge !== undefined)
        await db.execute(sql`
        update sandbox_intents set status = ${passed ? 'succeeded' : 'failed'},
          decline_code = ${passed ? null : 'authentication_failed'}
        where id = ${intentId} and status = 'requires_action'`);
      const state = await find('id', intentId);
      if (!state) throw new Error('the sandbox does not know this intent');
      return state;
    },
    refund: (request) => sandboxRefund(db, request, settleSeconds),
    refundsOf: (intentId) => listSandboxRefunds(db, intentId),
    disputesOf: (intentId) => listSandboxDisputes(db, intentId),
    fetch: (intentId) => find('id', intentId),
    findByKey: (key) => find('key', key),
    async cancel(intentId) {
      await db.execute(
        sql`update sandbox_intents set status = 'canceled' where id = ${intentId} and status = 'requires_action'`,
      );
      return find('id', intentId);
    },
  };
}

/** Settles a delayed intent. A repeated call changes nothing. */
export async function settleSandboxIntent(db: Db, intentId: string): Promise<void> {
  await db.execute(sql`
    update sandbox_intents set
      status = case when outcome = 'delayed_failure' then 'failed' else 'succeeded' end,
      decline_code = case when outcome = 'delayed_failure' then 'card_declined' end
    where id = ${intentId} and status = 'processing'`);
}

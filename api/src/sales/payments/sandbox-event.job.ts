import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { defineJob, enqueue, type Queryable } from '../../platform/index.ts';

/**
 * An event of the sandbox gateway, applied like those of a real one: see
 * `refunds/apply-gateway-event.ts`.
 */
export const sandboxEvent = defineJob(
  'sandbox.event',
  z.object({ id: z.string(), kind: z.string(), intent_id: z.string() }),
);

/**
 * Sends an event of the sandbox about an intent: stores it first, then a job applies it. Returns
 * the event's id, with which it can be sent again.
 */
export async function sendIntentEvent(
  tx: Queryable,
  intentId: string,
  kind: string,
  { seconds = 0, id = `evt_sandbox_${randomBytes(12).toString('hex')}` } = {},
): Promise<string> {
  await tx.execute(sql`
    insert into payment_events (provider, event_id, kind, intent_id)
    values ('sandbox', ${id}, ${kind}, ${intentId}) on conflict do nothing`);
  // Without a key: an event sent twice enqueues two jobs, and the second finds it applied.
  const runAt = new Date(Date.now() + seconds * 1000);
  await enqueue(tx, sandboxEvent, { id, kind, intent_id: intentId }, seconds > 0 ? { runAt } : {});
  return id;
}

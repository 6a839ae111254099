import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { defineJob, enqueue, type Queryable } from '../../platform/index.ts';

/** A message of the sandbox gateway, applied as those of a real one are: see `refunds/apply-gateway-event.ts`. */
export const sandboxEvent = defineJob(
  'sandbox.event',
  z.object({ id: z.string(), kind: z.string(), intent_id: z.string() }),
);

/**
 * The sandbox tells the shop that something happened to an intent: the message is stored first, a job applies it.
 * Answers the message's id, under which it can be sent again.
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
  // No key: a gateway that sends a message twice makes two jobs of it here, and the second finds it applied.
  const runAt = new Date(Date.now() + seconds * 1000);
  await enqueue(tx, sandboxEvent, { id, kind, intent_id: intentId }, seconds > 0 ? { runAt } : {});
  return id;
}

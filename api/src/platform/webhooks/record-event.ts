import type { WebhookData, WebhookEventType } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { json, type Queryable } from '../db/db.ts';
import { defineJob, enqueue } from '../jobs/define-job.ts';

/** Creates a delivery for each endpoint that subscribes to an event. */
export const fanOutEvent = defineJob('webhooks.fan_out', z.object({ event_id: z.uuid() }));

export interface NewWebhookEvent {
  readonly type: WebhookEventType;
  /** The subject, for example `order:R123`; its events are numbered. */
  readonly resource: string;
  /** The owner: their endpoints and the shop's own receive it. */
  readonly userId: number | null;
  readonly data: WebhookData;
  /** Records nothing when this resource already has an event of this type. */
  readonly once?: boolean;
}

/**
 * Records an event for webhooks in the transaction that made it true. Call it late, since it locks
 * the resource's number until the commit, and once per fact. One statement, and one more when an
 * endpoint subscribes.
 * @example await recordEvent(tx, { type: 'quote.created', resource: 'quote:QR1', userId: 7, data: {
 * quote_number: 'QR1' } })
 */
export async function recordEvent(
  tx: Queryable,
  { type, resource, userId, data, once = false }: NewWebhookEvent,
): Promise<void> {
  const [event] = await tx.query<{ id: string; wanted: boolean }>(sql`
    with numbered as (
      insert into webhook_sequences (resource, last) select ${resource}, 1
      where not ${once}::boolean or not exists (
        select 1 from webhook_events w where w.resource = ${resource} and w.type = ${type})
      on conflict (resource) do update set last = webhook_sequences.last + 1 returning last
    ), event as (
      insert into webhook_events (type, resource, sequence, user_id, data)
      select ${type}, ${resource}, last, ${userId}::int, ${json(data)} from numbered returning id
    )
    select id, exists (
      select 1 from webhook_endpoints e
      where e.deleted_at is null and e.state = 'active' and ${type} = any(e.events)
        and (e.user_id is null or e.user_id = ${userId}::int)
    ) as wanted from event`);
  if (event?.wanted) await enqueue(tx, fanOutEvent, { event_id: event.id }, { key: event.id });
}

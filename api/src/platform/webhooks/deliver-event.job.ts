import * as z from 'zod/mini';
import type { Queryable } from '../db/db.ts';
import { defineJob, enqueue, handle, type JobHandler } from '../jobs/define-job.ts';
import type { ApiDeps } from '../server/domain.ts';
import { postEvent } from './post-event.ts';
import { presentEvent } from './present-webhook.ts';
import type { OutboundPolicy } from './public-address.ts';
import { fanOutEvent } from './record-event.ts';
import { signatureOf, webhookSecret } from './sign-event.ts';
import { findDelivery, insertDeliveries, recordAttempt, recordEndpointHealth } from './webhooks.repo.ts';

/** Seconds after each failed attempt: ten attempts over about a day. */
const retryDelays = [10, 60, 300, 900, 3600, 7200, 14_400, 28_800, 28_800] as const;
/** Days of failure after which an endpoint is paused. */
const pauseAfterDays = 3;

/** Attempt number `attempt` of a delivery; the number prevents a duplicate attempt. */
export const deliverEvent = defineJob(
  'webhooks.deliver',
  z.object({ delivery_id: z.int(), attempt: z.int() }),
  { maxAttempts: 5 },
);

export const createOutboundPolicy = ({ settings }: Pick<ApiDeps, 'settings'>): OutboundPolicy => ({
  allowPrivate: settings.environment === 'local',
});

/**
 * Returns the time of the retry after failed attempt number `attempt`, with up to 20 % jitter;
 * `null`: no retry.
 */
export const nextAttemptAt = (attempt: number, now: Date, random: number): Date | null => {
  const pause = retryDelays[attempt - 1];
  return pause === undefined ? null : new Date(now.getTime() + pause * 1000 * (0.8 + 0.4 * random));
};

export const attemptKey = (deliveryId: number, attempt: number): string => `${deliveryId}:${attempt}`;

const enqueueAttempt = (tx: Queryable, id: number, attempt: number, runAt: Date): Promise<boolean> =>
  enqueue(tx, deliverEvent, { delivery_id: id, attempt }, { key: attemptKey(id, attempt), runAt });

export const webhookHandlers = (deps: ApiDeps): readonly JobHandler[] => [
  handle(fanOutEvent, async ({ event_id }, { db }) => {
    await db.transaction(async (tx) => {
      for (const { id } of await insertDeliveries(tx, event_id))
        await enqueue(tx, deliverEvent, { delivery_id: id, attempt: 1 }, { key: attemptKey(id, 1) });
    });
  }),
  handle(
    deliverEvent,
    async ({ delivery_id: id, attempt }, { db }) => {
      const delivery = await findDelivery(db, id);
      // Deleted, delivered manually in the meantime, or already recorded by a run that then
      // crashed.
      if (delivery?.state !== 'waiting' || delivery.attempts !== attempt - 1) return;
      const { endpoint } = delivery;
      const none = { status: null, ms: null, nextAt: null };
      if (endpoint.state === 'paused') {
        await recordAttempt(db, id, attempt, { ...none, state: 'failed', error: 'paused' });
        return;
      }
      const body = JSON.stringify(presentEvent(delivery));
      const now = deps.clock();
      const seconds = Math.floor(now.getTime() / 1000);
      const { status, error, ms } = await postEvent(
        endpoint.url,
        body,
        {
          'content-type': 'application/json; charset=utf-8',
          'user-agent': `${deps.settings.brand}-webhooks/1`,
          'webhook-id': delivery.event_id,
          'webhook-attempt': String(attempt),
          'webhook-signature': signatureOf(
            webhookSecret(deps.settings.sessionSecret, endpoint.nonce),
            seconds,
            body,
          ),
        },
        createOutboundPolicy(deps),
      );
      const nextAt = error === null ? null : nextAttemptAt(attempt, now, Math.random());
      const state = error === null ? 'delivered' : nextAt === null ? 'failed' : 'waiting';
      await db.transaction(async (tx) => {
        const noted = await recordAttempt(tx, id, attempt, { state, status, error, ms, nextAt });
        if (noted === 0) return;
        await recordEndpointHealth(tx, endpoint.id, error === null, pauseAfterDays);
        if (nextAt !== null) await enqueueAttempt(tx, id, attempt + 1, nextAt);
      });
    },
    // This attempt crashed, which is not the endpoint's fault: it counts, and the next one is
    // scheduled.
    async ({ delivery_id: id, attempt }, { tx }) => {
      const delivery = await findDelivery(tx, id);
      if (delivery?.state !== 'waiting' || delivery.attempts !== attempt - 1) return;
      const nextAt = nextAttemptAt(attempt, deps.clock(), Math.random());
      await recordAttempt(tx, id, attempt, {
        state: nextAt === null ? 'failed' : 'waiting',
        status: null,
        error: 'timeout',
        ms: null,
        nextAt,
      });
      if (nextAt !== null) await enqueueAttempt(tx, id, attempt + 1, nextAt);
    },
  ),
];

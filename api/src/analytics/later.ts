import * as z from 'zod/mini';
import type { Queryable } from '../db/db.ts';
import { defineJob, enqueue, handle, type JobHandler } from '../jobs/define-job.ts';
import { type EventRow, listWaiting, markForwarded, purgeEvents } from './events.repo.ts';
import { messageOf } from './message.ts';

/** Where stored events are forwarded to; speaks Segment's HTTP API (`POST …/v1/batch`, the key as user name). */
export interface ForwardTarget {
  readonly url: string;
  readonly writeKey: string;
}

const forwardJob = defineJob('analytics.forward', z.object({ minute: z.string() }), { longestSeconds: 300 });
const purgeJob = defineJob('analytics.purge', z.object({ day: z.string() }));

/** Events of one minute are forwarded together, soon after it. */
export const scheduleForwarding = (tx: Queryable, now: Date): Promise<boolean> => {
  const minute = now.toISOString().slice(0, 16);
  const runAt = new Date(Date.parse(`${minute}:00Z`) + 60_000);
  return enqueue(tx, forwardJob, { minute }, { key: minute, runAt });
};

export const schedulePurge = (tx: Queryable, now: Date): Promise<boolean> => {
  const day = now.toISOString().slice(0, 10);
  const runAt = new Date(Date.parse(`${day}T03:20:00Z`) + 86_400_000);
  return enqueue(tx, purgeJob, { day }, { key: day, runAt });
};

const perRequest = 100;

const post = async (target: ForwardTarget, events: readonly EventRow[]): Promise<void> => {
  const reply = await fetch(target.url, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(10_000),
    headers: {
      'content-type': 'application/json',
      authorization: `Basic ${Buffer.from(`${target.writeKey}:`).toString('base64')}`,
    },
    body: JSON.stringify({ batch: events.map(messageOf), sentAt: new Date().toISOString() }),
  });
  await reply.body?.cancel();
  if (!reply.ok) throw new Error(`the analytics endpoint answered ${reply.status}`);
};

/**
 * What happens to stored events later. Without a target they are kept and can be exported. Forwarded at least once: the
 * receiver drops a message id it knows.
 */
export const analyticsHandlers = (target: ForwardTarget | null): readonly JobHandler[] => [
  handle(forwardJob, async (_, { db }) => {
    if (!target) return;
    for (;;) {
      const waiting = await listWaiting(db, perRequest);
      if (waiting.length === 0) return;
      await post(target, waiting);
      await markForwarded(
        db,
        waiting.map(({ id }) => id),
      );
    }
  }),
  handle(purgeJob, async (_, { db }) => {
    await purgeEvents(db);
  }),
];

import type { FastifyBaseLogger } from 'fastify';
import * as z from 'zod/mini';
import {
  type Db,
  defineJob,
  enqueue,
  handle,
  type JobHandler,
  type Queryable,
} from '../../platform/index.ts';
import { listUnforwarded, markForwarded, markRefused, purgeEvents } from './events.repo.ts';
import { toSegmentMessage } from './message.ts';
import { type OutgoingEvent, splitBatches } from './split-batches.ts';

/** The target of forwarding; uses Segment's HTTP API (`POST …/v1/batch`, the key as user name). */
export interface ForwardTarget {
  readonly url: string;
  readonly writeKey: string;
}

const forwardJob = defineJob('analytics.forward', z.object({ minute: z.string() }), { longestSeconds: 300 });
const purgeJob = defineJob('analytics.purge', z.object({ day: z.string() }));

/** Schedules one forwarding of each minute's events. */
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

/** Number of events per read. */
const perRead = 100;
/**
 * Time limit of one job's forwarding, in milliseconds, below the job's own. The next job sends the
 * rest.
 */
const longest = 200_000;
/** Statuses of a permanent refusal: malformed or too large. */
const refusals: ReadonlySet<number> = new Set([400, 413]);

/**
 * Sends one batch. Returns the status of a refusal, or `null` when accepted; throws when a retry
 * may succeed.
 */
const post = async (target: ForwardTarget, batch: readonly OutgoingEvent[]): Promise<number | null> => {
  const messages = batch.map(({ text }) => text).join();
  const reply = await fetch(target.url, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(10_000),
    headers: {
      'content-type': 'application/json',
      authorization: `Basic ${Buffer.from(`${target.writeKey}:`).toString('base64')}`,
    },
    body: `{"batch":[${messages}],"sentAt":"${new Date().toISOString()}"}`,
  });
  await reply.body?.cancel();
  if (refusals.has(reply.status)) return reply.status;
  if (!reply.ok) throw new Error(`the analytics endpoint answered ${reply.status}`);
  return null;
};

interface Sender {
  readonly db: Db;
  readonly target: ForwardTarget;
  /** When to stop, in milliseconds since 1970; unsent events wait for the next job. */
  readonly until: number;
}

/** The result of a batch: the number of accepted events, and the refused ones with their status. */
interface Sent {
  readonly taken: number;
  readonly refused: readonly { readonly event: OutgoingEvent; readonly status: number }[];
}

/**
 * Sends a batch and records accepted events. Splits a refused batch in halves and retries, so that
 * a single bad event does not block the others.
 */
const forward = async (sender: Sender, batch: readonly OutgoingEvent[]): Promise<Sent> => {
  const { db, target, until } = sender;
  if (Date.now() >= until) return { taken: 0, refused: [] };
  const status = await post(target, batch);
  const [first] = batch;
  if (status === null) {
    await markForwarded(
      db,
      batch.map(({ id }) => id),
    );
    return { taken: batch.length, refused: [] };
  }
  if (batch.length === 1 && first !== undefined) return { taken: 0, refused: [{ event: first, status }] };
  const half = Math.ceil(batch.length / 2);
  const early = await forward(sender, batch.slice(0, half));
  const late = await forward(sender, batch.slice(half));
  return { taken: early.taken + late.taken, refused: [...early.refused, ...late.refused] };
};

/**
 * Sends all events of a read and marks the refused ones. When the receiver refuses all of several
 * events, the URL or key is probably wrong: it marks nothing and throws, for the operator to fix.
 */
const forwardAll = async (
  sender: Sender & { readonly log: FastifyBaseLogger },
  messages: readonly OutgoingEvent[],
): Promise<void> => {
  const { db, log, until } = sender;
  let taken = 0;
  const refused: Sent['refused'][number][] = [];
  for (const batch of splitBatches(messages)) {
    const sent = await forward(sender, batch);
    taken += sent.taken;
    refused.push(...sent.refused);
  }
  if (taken === 0 && messages.length > 1) {
    if (Date.now() >= until && refused.length < messages.length) return;
    throw new Error(`the analytics endpoint refused all of ${refused.length} events; they still wait`);
  }
  for (const { event, status } of refused) {
    await markRefused(db, event.id, status);
    log.warn(
      { event: String(event.id), status, bytes: Buffer.byteLength(event.text) },
      'the analytics endpoint refused an event; it is not sent again',
    );
  }
};

/**
 * Returns the job handlers for stored events. Without a target they can only be exported.
 * Forwarding is at least once: the receiver drops a known message id.
 */
export const analyticsHandlers = (
  target: ForwardTarget | null,
  log: FastifyBaseLogger,
): readonly JobHandler[] => [
  handle(forwardJob, async (_, { db }) => {
    if (!target) return;
    const until = Date.now() + longest;
    while (Date.now() < until) {
      const waiting = await listUnforwarded(db, perRead);
      if (waiting.length === 0) return;
      const messages = waiting.map((row) => ({ id: row.id, text: JSON.stringify(toSegmentMessage(row)) }));
      await forwardAll({ db, target, log, until }, messages);
    }
    await scheduleForwarding(db, new Date());
  }),
  handle(purgeJob, async (_, { db }) => {
    await purgeEvents(db);
  }),
];

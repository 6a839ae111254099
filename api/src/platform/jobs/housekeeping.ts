import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Db, Queryable } from '../db/db.ts';
import { purgeIdempotencyKeys } from '../server/idempotency.ts';
import { purgeEvents } from '../webhooks/webhooks.repo.ts';
import { defineJob, enqueue, handle, type JobHandler } from './define-job.ts';

const housekeepingJob = defineJob('housekeeping', z.object({ day: z.string() }));
const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
const nextDay = (day: string): Date => new Date(Date.parse(`${day}T03:00:00Z`) + 86_400_000);

/** Ensures that today's housekeeping is enqueued; `startWorker` calls it. */
export const scheduleHousekeeping = (db: Db, now: Date): Promise<boolean> =>
  enqueue(db, housekeepingJob, { day: dayOf(now) }, { key: dayOf(now) });

export const isHousekeeping = ({ job }: JobHandler): boolean => job.name === housekeepingJob.name;

/**
 * Runs once a day: deletes stored replies and old webhook events, runs each domain's
 * `housekeeping`, and deletes finished jobs. Jobs are retained for 90 days, since their keys
 * prevent duplicates.
 */
export const createHousekeeping = (
  tasks: readonly ((db: Queryable, day: string) => Promise<void>)[] = [],
): JobHandler =>
  handle(housekeepingJob, async ({ day }, { db }) => {
    await purgeIdempotencyKeys(db);
    await purgeEvents(db);
    for (const task of tasks) await task(db, day);
    await db.execute(sql`delete from jobs where state = 'done' and finished_at < now() - interval '90 days'`);
    const at = nextDay(day);
    await enqueue(db, housekeepingJob, { day: dayOf(at) }, { key: dayOf(at), runAt: at });
  });

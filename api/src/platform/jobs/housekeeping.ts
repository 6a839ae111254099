import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { purgeVariants } from '../../catalogue/variants/variants.repo.ts';
import { retentionJob } from '../../customers/privacy/privacy.jobs.ts';
import { sweepJob } from '../../releases/registry/releases.jobs.ts';
import type { Db } from '../db/db.ts';
import { purgeKeys } from '../server/idempotency.ts';
import { purgeEvents } from '../webhooks/webhooks.repo.ts';
import { defineJob, enqueue, handle, type JobHandler } from './define-job.ts';

const housekeepingJob = defineJob('housekeeping', z.object({ day: z.string() }));
const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
const nextDay = (day: string): Date => new Date(Date.parse(`${day}T03:00:00Z`) + 86_400_000);

/** Makes sure that today's housekeeping is enqueued; `startWorker` calls it. */
export const scheduleHousekeeping = (db: Db, now: Date): Promise<boolean> =>
  enqueue(db, housekeepingJob, { day: dayOf(now) }, { key: dayOf(now) });

/**
 * Once a day: forgets kept replies, dead tokens, used links and sizes that somebody only asked the price of. Finished jobs stay for 90 days, since their keys keep an
 * event from happening twice.
 */
export const housekeepingHandler: JobHandler = handle(housekeepingJob, async ({ day }, { db }) => {
  await purgeKeys(db);
  await purgeEvents(db);
  await db.execute(sql`delete from user_tokens where expires_at < now()`);
  await db.execute(sql`delete from user_mail_tokens where expires_at < now() - interval '7 days'`);
  await purgeVariants(db);
  await db.execute(sql`delete from jobs where state = 'done' and finished_at < now() - interval '90 days'`);
  await enqueue(db, retentionJob, { day }, { key: `retention:${day}` });
  await enqueue(db, sweepJob, { day }, { key: `sweep:${day}` });
  const at = nextDay(day);
  await enqueue(db, housekeepingJob, { day: dayOf(at) }, { key: dayOf(at), runAt: at });
});

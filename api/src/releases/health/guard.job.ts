import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import * as z from 'zod/mini';
import { type Db, defineJob, enqueue, handle, type JobHandler } from '../../platform/index.ts';
import { evaluateCandidates } from './evaluate-candidates.ts';
import { purgeHealth } from './health.repo.ts';

const guardJob = defineJob('releases.guard', z.object({ minute: z.string() }), { maxAttempts: 2 });

/**
 * Minimum interval between a process's requests for an evaluation, in milliseconds; they result in
 * one evaluation a minute.
 */
const minScheduleInterval = 1_000;

/**
 * Enqueues an evaluation for the next full minute of the database's clock, once a minute for all
 * processes. Called with every report: without visitors there is nothing to evaluate.
 */
export const createGuardScheduler = (db: Db, monotonic: () => number) => {
  let lastCheckedAt = Number.NEGATIVE_INFINITY;
  return async (): Promise<void> => {
    if (monotonic() - lastCheckedAt < minScheduleInterval) return;
    lastCheckedAt = monotonic();
    const [next] = await db.query<{ at: Date }>(
      sql`select date_trunc('minute', now()) + interval '1 minute' as at`,
    );
    if (next === undefined) return;
    const minute = next.at.toISOString();
    await enqueue(db, guardJob, { minute }, { key: minute, runAt: next.at });
  };
};

/** Runs one evaluation a minute and the purge of old data. */
export const guardHandler = (log: FastifyBaseLogger): JobHandler =>
  handle(guardJob, async (_, { db }) => {
    await evaluateCandidates(db, log);
    await purgeHealth(db);
    await db.execute(
      sql`delete from jobs where name = ${guardJob.name} and state = 'done' and finished_at < now() - interval '1 day'`,
    );
  });

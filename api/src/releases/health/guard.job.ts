import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import * as z from 'zod/mini';
import { type Db, defineJob, enqueue, handle, type JobHandler } from '../../platform/index.ts';
import { evaluateCandidates } from './evaluate-candidates.ts';
import { purgeHealth } from './health.repo.ts';

const guardJob = defineJob('releases.guard', z.object({ minute: z.string() }), { maxAttempts: 2 });

/** A process asks for a look this often at most, in milliseconds; one look a minute comes of it. */
const minScheduleInterval = 1_000;

/**
 * Plans a look for the next full minute of the database's clock, once a minute however many processes ask. Called with
 * every report: without visitors there is nothing to look at.
 */
export const createGuardScheduler = (db: Db, monotonic: () => number) => {
  let asked = Number.NEGATIVE_INFINITY;
  return async (): Promise<void> => {
    if (monotonic() - asked < minScheduleInterval) return;
    asked = monotonic();
    const [next] = await db.query<{ at: Date }>(
      sql`select date_trunc('minute', now()) + interval '1 minute' as at`,
    );
    if (next === undefined) return;
    const minute = next.at.toISOString();
    await enqueue(db, guardJob, { minute }, { key: minute, runAt: next.at });
  };
};

/** One look a minute; what it leaves behind is cleared away with it. */
export const guardHandler = (log: FastifyBaseLogger): JobHandler =>
  handle(guardJob, async (_, { db }) => {
    await evaluateCandidates(db, log);
    await purgeHealth(db);
    await db.execute(
      sql`delete from jobs where name = ${guardJob.name} and state = 'done' and finished_at < now() - interval '1 day'`,
    );
  });

import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/db.ts';
import type { JobHandler } from './define-job.ts';
import { housekeepingHandler, scheduleHousekeeping } from './housekeeping.ts';

export interface JobRunner {
  readonly db: Db;
  readonly log: FastifyBaseLogger;
  readonly handlers: readonly JobHandler[];
}

interface Claimed {
  readonly id: bigint;
  readonly name: string;
  readonly payload: unknown;
  readonly attempts: number;
  readonly max_attempts: number;
}

/** Takes the next due job that no other worker holds; a job whose worker died is due again when its lease is over. */
const claim = async ({ db, handlers }: JobRunner): Promise<Claimed | null> => {
  const names = handlers.map(({ job }) => job.name);
  if (names.length === 0) return null;
  const longest = Math.max(...handlers.map(({ job }) => job.leaseSeconds));
  const [row] = await db.query<Claimed>(sql`
    update jobs set state = 'running', attempts = attempts + 1, lease_until = now() + make_interval(secs => ${longest})
    where id = (
      select id from jobs
      where name in ${names}
        and ((state = 'waiting' and run_at <= now()) or (state = 'running' and lease_until < now()))
      order by run_at, id limit 1 for update skip locked
    )
    returning id, name, payload, attempts, max_attempts`);
  return row ?? null;
};

/** 5 s, 10 s, 20 s … at most an hour. */
const delayOf = (attempts: number): number => Math.min(3600, 5 * 2 ** (attempts - 1));

/** Runs one due job. Returns false when none was due. A personal payload ends with it. */
const runNextJob = async (runner: JobRunner): Promise<boolean> => {
  const { db, log, handlers } = runner;
  const claimed = await claim(runner);
  if (!claimed) return false;
  const handler = handlers.find(({ job }) => job.name === claimed.name);
  try {
    await handler?.run(claimed.payload, { db, jobId: claimed.id, attempt: claimed.attempts });
    await db.execute(sql`
      update jobs set state = 'done', finished_at = now(), lease_until = null, last_error = null,
        payload = case when ${handler?.job.personal ?? false}::boolean then '{}' else payload end
      where id = ${claimed.id} and attempts = ${claimed.attempts}`);
  } catch (error) {
    const over = claimed.attempts >= claimed.max_attempts;
    log[over ? 'error' : 'warn']({ err: error, job: claimed.name, jobId: String(claimed.id) }, 'job failed');
    const message = error instanceof Error ? error.message.slice(0, 500) : 'unknown';
    await db.execute(sql`
      update jobs set state = ${over ? 'failed' : 'waiting'}, lease_until = null, last_error = ${message},
        run_at = now() + make_interval(secs => ${delayOf(claimed.attempts)}),
        finished_at = case when ${over}::boolean then now() end
      where id = ${claimed.id} and attempts = ${claimed.attempts}`);
  }
  return true;
};

/** Runs everything that is due now, one after another. Returns how many; for tests and for shutting down. */
export const runDueJobs = async (runner: JobRunner): Promise<number> => {
  let count = 0;
  while (await runNextJob(runner)) count += 1;
  return count;
};

export interface Worker {
  /** Lets the running jobs end and takes no new ones. */
  stop(): Promise<void>;
}

/**
 * Runs jobs until it is stopped: `concurrency` at a time, looking for new ones every `pollMs`. Any number of processes
 * may do so beside each other.
 */
export const startWorker = (
  runner: JobRunner,
  { concurrency = 2, pollMs = 500 }: { readonly concurrency?: number; readonly pollMs?: number } = {},
): Worker => {
  let stopping = false;
  const wakers = new Set<() => void>();
  const pause = () =>
    new Promise<void>((resolve) => {
      const done = () => {
        clearTimeout(timer);
        wakers.delete(done);
        resolve();
      };
      const timer = setTimeout(done, pollMs);
      wakers.add(done);
    });
  const startDay = async () => {
    if (!runner.handlers.includes(housekeepingHandler)) return;
    await scheduleHousekeeping(runner.db, new Date()).catch((error: unknown) =>
      runner.log.warn({ err: error }, 'housekeeping could not be planned'),
    );
  };
  const loop = async () => {
    while (!stopping) {
      const ran = await runNextJob(runner).catch((error: unknown) => {
        runner.log.error({ err: error }, 'worker could not reach the store');
        return false;
      });
      if (!ran && !stopping) await pause();
    }
  };
  const loops = [startDay(), ...Array.from({ length: concurrency }, loop)];
  return {
    stop: async () => {
      stopping = true;
      for (const wake of wakers) wake();
      await Promise.all(loops);
    },
  };
};

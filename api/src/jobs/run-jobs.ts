import { setTimeout } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { type Db, json } from '../db/db.ts';
import { isBusy } from '../db/errors.ts';
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
  const leases = Object.fromEntries(handlers.map(({ job }) => [job.name, job.leaseSeconds]));
  const [row] = await db.query<Claimed>(sql`
    update jobs set state = 'running', attempts = attempts + 1,
      lease_until = now() + make_interval(secs => (${json(leases)} ->> name)::int)
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
  let ended: SQL;
  try {
    await handler?.run(claimed.payload, { db, jobId: claimed.id, attempt: claimed.attempts });
    ended = sql`
      update jobs set state = 'done', finished_at = now(), lease_until = null, last_error = null,
        payload = case when ${handler?.job.personal ?? false}::boolean then '{}' else payload end
      where id = ${claimed.id} and attempts = ${claimed.attempts}`;
  } catch (error) {
    const over = claimed.attempts >= claimed.max_attempts;
    log[over ? 'error' : 'warn']({ err: error, job: claimed.name, jobId: String(claimed.id) }, 'job failed');
    const message = error instanceof Error ? error.message.slice(0, 500) : 'unknown';
    ended = sql`
      update jobs set state = ${over ? 'failed' : 'waiting'}, lease_until = null, last_error = ${message},
        run_at = now() + make_interval(secs => ${delayOf(claimed.attempts)}),
        finished_at = case when ${over}::boolean then now() end
      where id = ${claimed.id} and attempts = ${claimed.attempts}`;
  }
  await writeDown(runner, ended, handler?.job.leaseSeconds ?? 0);
  return true;
};

/**
 * Writes down how a job ended, again and again while the store cannot be reached: else it would stand as running until
 * its lease is over, and a mail would be late by that. After the lease somebody else has it.
 */
const writeDown = async ({ db, log }: JobRunner, ended: SQL, leaseSeconds: number): Promise<void> => {
  const until = Date.now() + leaseSeconds * 1000;
  for (let wait = 100; ; wait = Math.min(2000, wait * 2)) {
    try {
      await db.execute(ended);
      return;
    } catch (error) {
      if (!isBusy(error) || Date.now() + wait > until) throw error;
      log.warn({ err: error }, 'how a job ended could not be stored yet');
      await setTimeout(wait);
    }
  }
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
      const timer = globalThis.setTimeout(done, pollMs);
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

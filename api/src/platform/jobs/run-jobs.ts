import { setTimeout } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { type Db, json } from '../db/db.ts';
import { isRetryable } from '../db/errors.ts';
import type { Job, JobHandler } from './define-job.ts';
import { isHousekeeping, scheduleHousekeeping } from './housekeeping.ts';

export interface JobRunner {
  readonly db: Db;
  readonly log: FastifyBaseLogger;
  readonly handlers: readonly JobHandler[];
  /** Seconds until a job of a dead worker is taken over: 30 by default. */
  readonly leaseSeconds?: number;
}

interface Claimed {
  readonly id: bigint;
  readonly name: string;
  readonly payload: unknown;
  readonly attempts: number;
  readonly max_attempts: number;
  /** Its worker died in the last attempt, so it must be marked as failed. */
  readonly spent: boolean;
}

/**
 * A running job renews its lease three times in this period, so only a dead worker's lease expires.
 */
const leaseSecondsFor = ({ leaseSeconds = 30 }: JobRunner, { longestSeconds }: Job): number =>
  Math.min(leaseSeconds, longestSeconds);

/**
 * Claims the next due job that no other worker holds. A job whose worker died is due again when its
 * lease expires. A job whose worker died in its last attempt is claimed to be marked as failed, so
 * that a job which kills its process is not retried for ever.
 */
const claim = async (runner: JobRunner): Promise<Claimed | null> => {
  const { db, handlers } = runner;
  const names = handlers.map(({ job }) => job.name);
  if (names.length === 0) return null;
  const leases = Object.fromEntries(handlers.map(({ job }) => [job.name, leaseSecondsFor(runner, job)]));
  const [row] = await db.query<Claimed>(sql`
    with due as (
      select id, state = 'running' and attempts >= max_attempts as spent from jobs
      where name in ${names}
        and ((state = 'waiting' and run_at <= now()) or (state = 'running' and lease_until < now()))
      order by run_at, id limit 1 for update skip locked
    )
    update jobs set
      state = 'running', attempts = case when spent then attempts else attempts + 1 end,
      lease_until = now() + make_interval(secs => (${json(leases)} ->> name)::int)
    from due where jobs.id = due.id
    returning jobs.id, name, payload, attempts, max_attempts, spent`);
  return row ?? null;
};

/**
 * Renews the job's lease until its time limit. The next renewal makes up for one that fails.
 * Returns a function that stops it.
 */
const renewLease = (runner: JobRunner, { id, attempts }: Claimed, job: Job): (() => void) => {
  const { db, log } = runner;
  const lease = leaseSecondsFor(runner, job);
  const last = Date.now() + (job.longestSeconds - lease) * 1000;
  const timer = setInterval(
    () => {
      if (Date.now() > last) return clearInterval(timer);
      db.execute(sql`
        update jobs set lease_until = now() + make_interval(secs => ${lease})
        where id = ${id} and attempts = ${attempts} and state = 'running'`).catch((error: unknown) =>
        log.warn({ err: error, jobId: String(id) }, 'the lease of a job could not be renewed'),
      );
    },
    (lease * 1000) / 3,
  );
  return () => clearInterval(timer);
};

/** Seconds: 5, 10, 20 … at most an hour. */
const retryDelay = (attempts: number): number => Math.min(3600, 5 * 2 ** (attempts - 1));

/**
 * Awaits one attempt, at most the job's time limit: work that never settles would block its worker
 * for ever.
 */
const withJobTimeout = async (run: Promise<void>, { longestSeconds }: Job): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = globalThis.setTimeout(
      () => reject(new Error(`the attempt took longer than ${longestSeconds} seconds`)),
      longestSeconds * 1000,
    );
  });
  await Promise.race([run, late]).finally(() => clearTimeout(timer));
};

/** Whether this worker still holds the job: nobody took it over or marked it as failed. */
const isHeld = ({ id, attempts }: Claimed): SQL =>
  sql`id = ${id} and attempts = ${attempts} and state = 'running'`;

const errorMessage = (error: unknown): string =>
  error instanceof Error ? error.message.slice(0, 500) : 'unknown';

/**
 * Marks a job as failed and runs its `onFailed` handler in one transaction; without the handler
 * when that throws.
 */
const endAsFailed = async (
  { db, log }: JobRunner,
  claimed: Claimed,
  { onFailed }: JobHandler,
  { error, reason }: { readonly error: unknown; readonly reason: string },
): Promise<void> => {
  const ended = sql`
    update jobs set state = 'failed', lease_until = null, last_error = ${reason}, finished_at = now()
    where ${isHeld(claimed)}`;
  if (onFailed === undefined) {
    await db.execute(ended);
    return;
  }
  try {
    await db.transaction(async (tx) => {
      if ((await tx.execute(ended)) === 1) await onFailed(claimed.payload, { tx, error });
    });
  } catch (fault) {
    if (isRetryable(fault)) throw fault;
    log.error(
      { err: fault, job: claimed.name, jobId: String(claimed.id) },
      'a failed job was not cleared up',
    );
    await db.execute(ended);
  }
};

/** Runs one due job. Returns false when none was due. A personal payload is cleared at the end. */
const runNextJob = async (runner: JobRunner): Promise<boolean> => {
  const { db, log, handlers } = runner;
  const claimed = await claim(runner);
  const handler = handlers.find(({ job }) => job.name === claimed?.name);
  // Only jobs with a handler are claimed.
  if (!claimed || !handler) return false;
  const named = { job: claimed.name, jobId: String(claimed.id) };
  if (claimed.spent) {
    log.error(named, 'job failed: its worker ended in every attempt');
    await endAsFailed(runner, claimed, handler, {
      error: null,
      reason: 'the worker ended during the last attempt',
    });
    return true;
  }
  const letGo = renewLease(runner, claimed, handler.job);
  let end: () => Promise<unknown>;
  try {
    const run = handler.run(claimed.payload, { db, jobId: claimed.id, attempt: claimed.attempts });
    await withJobTimeout(run, handler.job);
    end = () =>
      db.execute(sql`
        update jobs set state = 'done', finished_at = now(), lease_until = null, last_error = null,
          payload = case when ${handler.job.personal}::boolean then '{}' else payload end
        where ${isHeld(claimed)}`);
  } catch (error) {
    const over = claimed.attempts >= claimed.max_attempts;
    log[over ? 'error' : 'warn']({ err: error, ...named }, 'job failed');
    const reason = errorMessage(error);
    end = over
      ? () => endAsFailed(runner, claimed, handler, { error, reason })
      : () =>
          db.execute(sql`
            update jobs set state = 'waiting', lease_until = null, last_error = ${reason},
              run_at = now() + make_interval(secs => ${retryDelay(claimed.attempts)})
            where ${isHeld(claimed)}`);
  }
  await recordOutcome(runner, end, handler.job.longestSeconds).finally(letGo);
  return true;
};

/**
 * Records how a job ended and retries while the store cannot be reached. Otherwise the job would
 * stay running until its lease expires, and run a second time.
 */
const recordOutcome = async (
  { log }: JobRunner,
  end: () => Promise<unknown>,
  longestSeconds: number,
): Promise<void> => {
  const until = Date.now() + longestSeconds * 1000;
  for (let wait = 100; ; wait = Math.min(2000, wait * 2)) {
    try {
      await end();
      return;
    } catch (error) {
      if (!isRetryable(error) || Date.now() + wait > until) throw error;
      log.warn({ err: error }, 'how a job ended could not be stored yet');
      await setTimeout(wait);
    }
  }
};

/** Runs all due jobs, one after another. Returns their number; for tests and shutdown. */
export const runDueJobs = async (runner: JobRunner): Promise<number> => {
  let count = 0;
  while (await runNextJob(runner)) count += 1;
  return count;
};

export interface Worker {
  /** Waits for the running jobs and claims no new ones. */
  stop(): Promise<void>;
}

/**
 * Runs jobs until stopped: `concurrency` at a time, polling every `pollMs`. Any number of processes
 * can run workers in parallel.
 */
export const startWorker = (
  runner: JobRunner,
  { concurrency = 2, pollMs = 500 }: { readonly concurrency?: number; readonly pollMs?: number } = {},
): Worker => {
  let stopping = false;
  const wakers = new Set<() => void>();
  const waitForWork = () =>
    new Promise<void>((resolve) => {
      const done = () => {
        clearTimeout(timer);
        wakers.delete(done);
        resolve();
      };
      const timer = globalThis.setTimeout(done, pollMs);
      wakers.add(done);
    });
  const ensureHousekeeping = async () => {
    if (!runner.handlers.some(isHousekeeping)) return;
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
      if (!ran && !stopping) await waitForWork();
    }
  };
  const loops = [ensureHousekeeping(), ...Array.from({ length: concurrency }, loop)];
  return {
    stop: async () => {
      stopping = true;
      for (const wake of wakers) wake();
      await Promise.all(loops);
    },
  };
};

import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { type Db, json, type Queryable } from '../db/db.ts';

/**
 * A type of job. The payload is validated when the job runs, since an older release may have
 * enqueued it.
 */
export interface Job<Payload extends z.ZodMiniType = z.ZodMiniType> {
  readonly name: string;
  readonly payload: Payload;
  readonly maxAttempts: number;
  /**
   * Time limit of one attempt, in seconds. Afterwards another worker takes the job over; it does so
   * within half a minute when the worker has died.
   */
  readonly longestSeconds: number;
  /** Whether the payload holds personal data: it is cleared when the job ends. */
  readonly personal: boolean;
}

/**
 * Defines a job type.
 * @example const sendMail = defineJob('mail.send', z.object({ to: z.string() }))
 */
export const defineJob = <Payload extends z.ZodMiniType>(
  name: string,
  payload: Payload,
  options: {
    readonly maxAttempts?: number;
    readonly longestSeconds?: number;
    readonly personal?: boolean;
  } = {},
): Job<Payload> => ({
  name,
  payload,
  maxAttempts: options.maxAttempts ?? 8,
  longestSeconds: options.longestSeconds ?? 120,
  personal: options.personal ?? false,
});

export interface EnqueueOptions {
  /**
   * Unique for ever together with the job's name: a second enqueue with the same key does nothing.
   */
  readonly key?: string;
  readonly runAt?: Date;
}

/**
 * Enqueues a job in the caller's transaction, so the job exists exactly when the business fact
 * does. It runs at least once. Returns whether this call added it.
 */
export const enqueue = async <Payload extends z.ZodMiniType>(
  tx: Queryable,
  job: Job<Payload>,
  payload: z.input<Payload>,
  { key, runAt }: EnqueueOptions = {},
): Promise<boolean> =>
  (await tx.execute(sql`
    insert into jobs (name, key, payload, max_attempts, run_at)
    values (${job.name}, ${key ?? null}, ${json(payload)}, ${job.maxAttempts}, coalesce(${runAt?.toISOString() ?? null}::timestamptz, now()))
    on conflict (name, key) where key is not null do nothing`)) === 1;

export interface JobContext {
  readonly db: Db;
  /** The job's id, the same in every attempt; use it for idempotency keys with other services. */
  readonly jobId: bigint;
  /** 1 in the first attempt. */
  readonly attempt: number;
}

export interface FailedContext {
  /** The transaction that marks the job as failed. Do nothing slow or remote inside. */
  readonly tx: Queryable;
  /** The last attempt's error; `null` when its worker died. */
  readonly error: unknown;
}

/** A job type with its handler. Made by `handle`. */
export interface JobHandler {
  readonly job: Job;
  readonly run: (payload: unknown, context: JobContext) => Promise<void>;
  /**
   * Runs once when the job fails finally, in the transaction that marks it as failed: the last
   * attempt threw, timed out or its worker died.
   */
  readonly onFailed?: (payload: unknown, context: FailedContext) => Promise<void>;
}

/**
 * Binds a handler to a job type. An exception means "retry later"; the handler must be safe to run
 * twice.
 */
export const handle = <Payload extends z.ZodMiniType>(
  job: Job<Payload>,
  work: (payload: z.output<Payload>, context: JobContext) => Promise<void>,
  onFailed?: (payload: z.output<Payload>, context: FailedContext) => Promise<void>,
): JobHandler => ({
  job,
  run: (payload, context) => work(z.parse(job.payload, payload), context),
  ...(onFailed === undefined
    ? {}
    : { onFailed: (payload, context) => onFailed(z.parse(job.payload, payload), context) }),
});

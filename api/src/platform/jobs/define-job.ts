import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { type Db, json, type Queryable } from '../db/db.ts';

/** A kind of work. The schema is checked when the job runs, since an older release may have enqueued it. */
export interface Job<Payload extends z.ZodMiniType = z.ZodMiniType> {
  readonly name: string;
  readonly payload: Payload;
  readonly maxAttempts: number;
  /** How long one attempt may take, in seconds; afterwards another worker takes the job over, as it does within half a minute where the worker has died. */
  readonly longestSeconds: number;
  /** The payload holds personal data: it is wiped when the job is done. */
  readonly personal: boolean;
}

/** @example const sendMail = defineJob('mail.send', z.object({ to: z.string() })) */
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
  /** With the job's name it is unique for ever: a second enqueue of the same event does nothing. */
  readonly key?: string;
  readonly runAt?: Date;
}

/**
 * Enqueues inside the caller's transaction, so that the work exists exactly when the business fact does. It runs at
 * least once. Returns whether this call added it.
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
  /** The job's id: the same in every attempt, for idempotency keys towards others. */
  readonly jobId: bigint;
  /** 1 in the first attempt. */
  readonly attempt: number;
}

export interface FailedContext {
  /** The transaction that ends the job as failed. Do nothing slow or remote inside. */
  readonly tx: Queryable;
  /** What the last attempt ended with; `null` where nobody is left to tell: its worker died. */
  readonly error: unknown;
}

/** A job with what it does. Made by `handle`. */
export interface JobHandler {
  readonly job: Job;
  readonly run: (payload: unknown, context: JobContext) => Promise<void>;
  /**
   * What becomes of the job's subject when the job ends as failed, once, in the transaction that says so: after the last
   * attempt threw, took too long, or took its worker with it.
   */
  readonly onFailed?: (payload: unknown, context: FailedContext) => Promise<void>;
}

/** Binds work to its kind. Throwing means "try again later"; it must bear running twice. */
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

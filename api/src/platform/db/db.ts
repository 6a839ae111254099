import { type SQL, sql } from 'drizzle-orm';
import type { DomainEvent } from '../events/domain-event.ts';

/** One row as both drivers return it: see `Db`. */
export type Row = Readonly<Record<string, unknown>>;

/** What a use case needs to read and write: the store itself or an open transaction. */
export interface Queryable {
  /**
   * Runs one statement. `rows` is typed by the caller, who names the columns it selects.
   * @example await db.query<{ id: number }>(sql`select id from users where email = ${email}`)
   */
  query<T extends object = Row>(statement: SQL): Promise<readonly T[]>;
  /** As `query`, when the number of touched rows is what matters. */
  execute(statement: SQL): Promise<number>;
}

export interface Tx extends Queryable {
  /** Runs after the commit and not at all after a roll back, outside of the transaction. */
  afterCommit(work: () => void): void;
  /**
   * Tells other contexts what has happened; what they do about it is part of this transaction.
   * @example await tx.publish(orderPlaced, { orderId, number })
   */
  publish<Payload>(event: DomainEvent<Payload>, payload: Payload): Promise<void>;
  /** Runs a script of several statements without values; for migrations. */
  script(text: string): Promise<void>;
}

/** An open transaction that other code takes part in without knowing: see `Db.joined`. */
export interface JoinedTransaction extends Queryable {
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}

/**
 * The store: PGlite in the process or PostgreSQL over the network. Both return `int8` as bigint, `int4` as number,
 * `numeric` and `date` as string, `timestamptz` as Date, `bytea` as Uint8Array, `json` parsed.
 * Write json with `json(value)`, arrays with `array(values, 'text')`: a bare array means a list (`in ${ids}`).
 */
export interface Db extends Queryable {
  readonly kind: 'pglite' | 'postgres';
  /**
   * Runs `work` in one READ COMMITTED transaction; it commits when `work` returns and rolls back when it throws or
   * returns a `Failure`. Inside, only `tx` may be used: the outer store is one connection, or another one, and waiting
   * for it would never end, so it throws. Do nothing slow or remote inside. Waiting for a lock ends after 3 s with an
   * error for which `isRetryable` is true.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * One transaction around all that `work` does with this store: its statements and transactions take part instead of
   * being refused, so that `tx` can write down, in the same commit, that it was done. Commits when `work` returns
   * `commit: true`, rolls back otherwise and when it throws. A transaction inside that fails is undone alone.
   */
  joined<T>(work: (tx: Queryable) => Promise<{ readonly commit: boolean; readonly value: T }>): Promise<T>;
  script(text: string): Promise<void>;
  /**
   * The embedded store alone: all of it as it is at one moment, between two statements, as a tar; what is not committed
   * is undone when it is opened. Nothing else runs while it is read. PostgreSQL has `pg_dump`.
   */
  readonly dump?: () => Promise<Blob>;
  /** Statements sent so far, those of transactions included, BEGIN and COMMIT not. For tests of budgets. */
  statements(): number;
  close(): Promise<void>;
}

/** A value for a `jsonb` column or parameter. */
export const json = (value: unknown): SQL => sql`${JSON.stringify(value)}::jsonb`;

/** An array value. `type` is the element's, for example `unnest(${array(ids, 'int')})`. */
export const array = (
  values: readonly (string | number | bigint | null)[],
  type: 'text' | 'int' | 'bigint' | 'uuid',
): SQL => sql`${sql.param(values)}::${sql.raw(type)}[]`;

import { type SQL, sql } from 'drizzle-orm';
import type { DomainEvent } from '../events/domain-event.ts';

/** One row, with the value types listed at `Db`. */
export type Row = Readonly<Record<string, unknown>>;

/** What a use case needs to read and write: the store itself or an open transaction. */
export interface Queryable {
  /**
   * Runs one statement. `rows` is typed by the caller, who names the columns it selects.
   * @example await db.query<{ id: number }>(sql`select id from users where email = ${email}`)
   */
  query<T extends object = Row>(statement: SQL): Promise<readonly T[]>;
  /** Like `query`, but returns the number of affected rows. */
  execute(statement: SQL): Promise<number>;
}

export interface Tx extends Queryable {
  /** Runs `work` outside the transaction after the commit, and never after a rollback. */
  afterCommit(work: () => void): void;
  /**
   * Publishes an event to the subscribers of other contexts, which run in this transaction.
   * @example await tx.publish(orderPlaced, { orderId, number })
   */
  publish<Payload>(event: DomainEvent<Payload>, payload: Payload): Promise<void>;
  /** Runs a script of several statements without values; for migrations. */
  script(text: string): Promise<void>;
}

/** An open transaction that other code joins without knowing it: see `Db.joined`. */
export interface JoinedTransaction extends Queryable {
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}

/**
 * The database: PGlite in the process or PostgreSQL over the network. Both return `int8` as bigint,
 * `int4` as number, `numeric` and `date` as string, `timestamptz` as Date, `bytea` as Uint8Array
 * and `json` parsed.
 * Write json with `json(value)`, arrays with `array(values, 'text')`: a bare array means a list
 * (`in ${ids}`).
 */
export interface Db extends Queryable {
  readonly kind: 'pglite' | 'postgres';
  /**
   * Runs `work` in one READ COMMITTED transaction. It commits when `work` returns, and rolls back
   * when `work` throws or returns a `Failure`. Use only `tx` inside: the outer store may be the
   * same single connection, and waiting for it would deadlock, so it throws. Do nothing slow or
   * remote inside. A lock wait ends after 3 s with an error for which `isRetryable` is true.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * Wraps all that `work` does with this store in one transaction. Statements and transactions of
   * the outer store join it, so `tx` can record in the same commit that the work was done. Commits
   * when `work` returns `commit: true`; otherwise, and when it throws, rolls back. An inner
   * transaction that fails is rolled back alone.
   */
  joined<T>(work: (tx: Queryable) => Promise<{ readonly commit: boolean; readonly value: T }>): Promise<T>;
  script(text: string): Promise<void>;
  /**
   * Dumps the embedded store as a tar of one point in time, between two statements. Uncommitted
   * changes are rolled back when the dump is opened. No statement runs during the dump. PostgreSQL
   * has `pg_dump` instead.
   */
  readonly dump?: () => Promise<Blob>;
  /**
   * Number of statements sent so far, including those in transactions, without BEGIN and COMMIT.
   * For budget tests.
   */
  statements(): number;
  close(): Promise<void>;
}

/** A value for a `jsonb` column or parameter. */
export const json = (value: unknown): SQL => sql`${JSON.stringify(value)}::jsonb`;

/** An array value. `type` is the element's, for example `unnest(${array(ids, 'int')})`. */
export const array = (values: readonly Element[], type: ElementType): SQL =>
  sql`${sql.param(values)}::${sql.raw(type)}[]`;

type Element = string | number | bigint | null;
type ElementType = 'text' | 'int' | 'bigint' | 'uuid';

/**
 * Rows as a table of a statement, with one parameter for each column however many they are. Columns have the names of
 * the rows' fields; `alias` and names come from code, never from input.
 *
 * @example sql`select v.id, v.quantity from ${tableOf('v', lines, { id: 'bigint', quantity: 'int' })}`
 */
export const tableOf = <Name extends string>(
  alias: string,
  rows: readonly { readonly [Field in NoInfer<Name>]: Element }[],
  columns: Readonly<Record<Name, ElementType>>,
): SQL => {
  const named = Object.entries(columns) as [Name, ElementType][];
  const arrays = named.map(([name, type]) =>
    array(
      rows.map((row) => row[name]),
      type,
    ),
  );
  const names = named.map(([name]) => sql.identifier(name));
  return sql`unnest(${sql.join(arrays, sql`, `)}) as ${sql.identifier(alias)} (${sql.join(names, sql`, `)})`;
};

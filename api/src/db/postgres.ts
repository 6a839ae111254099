import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { isFailure } from '../server/result.ts';
import type { Db, Tx } from './db.ts';
import { joinTransaction, type OpenTransaction } from './joined-transaction.ts';
import { createTransactionGuard } from './transaction-guard.ts';

const int8 = 20;
const date = 1082;

/** See `Db` for what each type becomes. */
const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (oid === int8) return (text: string) => BigInt(text);
    if (oid === date) return (text: string) => text;
    return pg.types.getTypeParser(oid, format);
  }) as typeof pg.types.getTypeParser,
};

export interface PostgresOptions {
  readonly url: string;
  readonly poolSize?: number;
  /** How long a statement waits for a lock, in milliseconds. */
  readonly lockTimeout?: number;
  /** An idle connection that broke; the pool replaces it. */
  readonly onError?: (error: Error) => void;
}

/** Opens a pool on PostgreSQL 15 or newer. Nothing is connected before the first statement. */
export const openPostgres = ({ url, poolSize = 10, lockTimeout = 3000, onError }: PostgresOptions): Db => {
  const dialect = new PgDialect();
  const guard = createTransactionGuard();
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    types,
    connectionTimeoutMillis: 10_000,
    options: `-c lock_timeout=${lockTimeout} -c statement_timeout=30000 -c timezone=UTC -c idle_in_transaction_session_timeout=60000`,
  });
  pool.on('error', (error) => onError?.(error));
  // A connection that breaks between two statements of a transaction tells nobody but its client, and an error that
  // nobody hears ends the process. The next statement on it fails, which is how its transaction learns of it.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  let count = 0;
  const send = (on: pg.Pool | pg.PoolClient, statement: SQL) => {
    const { sql: text, params } = dialect.sqlToQuery(statement);
    count += 1;
    return on.query(text, params);
  };

  /** Runs `work` between BEGIN and what `ends` says of its result. */
  const within = async <T>(
    work: (open: OpenTransaction) => Promise<T>,
    ends: (result: T) => 'commit' | 'rollback',
  ): Promise<T> => {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      await client.query('begin');
      const result = await work({
        query: async <R extends object>(statement: SQL) => (await send(client, statement)).rows as R[],
        execute: async (statement) => (await send(client, statement)).rowCount ?? 0,
        script: async (text) => void (await client.query(text)),
      });
      await client.query(ends(result));
      return result;
    } catch (error) {
      await client.query('rollback').catch((rollbackError: Error) => {
        broken = rollbackError;
      });
      throw error;
    } finally {
      client.release(broken);
    }
  };

  const transaction = async <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
    const around = guard.joined();
    if (around) return around.transaction(work);
    const committed: (() => void)[] = [];
    const result = await within(
      (open) => guard.run(() => work({ ...open, afterCommit: (then) => void committed.push(then) })),
      (value) => (isFailure(value) ? 'rollback' : 'commit'),
    );
    if (!isFailure(result)) for (const then of committed) then();
    return result;
  };

  const joined: Db['joined'] = async (work) => {
    if (guard.joined()) throw new Error('A joined transaction was opened inside another one.');
    const committed: (() => void)[] = [];
    const { commit, value } = await within(
      (open) => guard.run(() => work(open), joinTransaction(open, guard, committed)),
      (result) => (result.commit ? 'commit' : 'rollback'),
    );
    if (commit) for (const then of committed) then();
    return value;
  };

  return {
    kind: 'postgres',
    query: async <R extends object>(statement: SQL) => {
      const around = guard.joined();
      return around ? around.query<R>(statement) : ((await send(pool, statement)).rows as R[]);
    },
    execute: async (statement) => {
      const around = guard.joined();
      return around ? around.execute(statement) : ((await send(pool, statement)).rowCount ?? 0);
    },
    transaction,
    joined,
    script: async (text) => void (await pool.query(text)),
    statements: () => count,
    close: () => pool.end(),
  };
};

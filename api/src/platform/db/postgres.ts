import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { createStore } from './create-store.ts';
import type { Db } from './db.ts';
import type { OpenTransaction } from './joined-transaction.ts';

const int8 = 20;
const date = 1082;

/** Parsers; the types are listed at `Db`. */
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
  /** Handles an error on an idle connection; the pool replaces the connection. */
  readonly onError?: (error: Error) => void;
}

/** Opens a pool for PostgreSQL 15 or newer. Connects at the first statement. */
export const openPostgres = (options: PostgresOptions): Db => {
  const pool = openPool(options);
  const dialect = new PgDialect();
  let count = 0;
  const on = (connection: pg.Pool | pg.PoolClient): OpenTransaction => {
    const send = (statement: SQL) => {
      const { sql: text, params } = dialect.sqlToQuery(statement);
      count += 1;
      return connection.query(text, params);
    };
    return {
      query: async <R extends object>(statement: SQL) => (await send(statement)).rows as R[],
      execute: async (statement) => (await send(statement)).rowCount ?? 0,
      script: async (text) => void (await connection.query(text)),
    };
  };
  const outside = on(pool);
  return {
    kind: 'postgres',
    ...createStore({
      query: outside.query,
      execute: outside.execute,
      within: (work, ends) => inTransaction(pool, (client) => work(on(client)), ends),
    }),
    script: outside.script,
    statements: () => count,
    close: () => pool.end(),
  };
};

const openPool = ({ url, poolSize = 10, lockTimeout = 3000, onError }: PostgresOptions): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    types,
    connectionTimeoutMillis: 10_000,
    options: `-c lock_timeout=${lockTimeout} -c statement_timeout=30000 -c timezone=UTC -c idle_in_transaction_session_timeout=60000`,
  });
  pool.on('error', (error) => onError?.(error));
  // When a connection breaks between two statements of a transaction, only its client emits the
  // error, and an unhandled error event ends the process. The next statement on the client fails,
  // and with it the transaction.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
};

/**
 * Runs `work` between BEGIN and COMMIT or ROLLBACK, as `ends` decides from its result. Destroys a
 * connection that cannot roll back.
 */
const inTransaction = async <T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
  ends: (result: T) => 'commit' | 'rollback',
): Promise<T> => {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const result = await work(client);
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

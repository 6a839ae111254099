import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { isFailure } from '../server/result.ts';
import type { Db, Tx } from './db.ts';
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
  let count = 0;
  const send = (on: pg.Pool | pg.PoolClient, statement: SQL) => {
    const { sql: text, params } = dialect.sqlToQuery(statement);
    count += 1;
    return on.query(text, params);
  };

  const transaction = async <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
    guard.refuseInside();
    const client = await pool.connect();
    const committed: (() => void)[] = [];
    let broken: Error | undefined;
    try {
      await client.query('begin');
      const result = await guard.run(() =>
        work({
          query: async <R extends object>(statement: SQL) => (await send(client, statement)).rows as R[],
          execute: async (statement) => (await send(client, statement)).rowCount ?? 0,
          afterCommit: (then) => void committed.push(then),
          script: async (text) => void (await client.query(text)),
        }),
      );
      if (isFailure(result)) {
        await client.query('rollback');
        return result;
      }
      await client.query('commit');
      for (const then of committed) then();
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

  return {
    kind: 'postgres',
    query: async <R extends object>(statement: SQL) => {
      guard.refuseInside();
      return (await send(pool, statement)).rows as R[];
    },
    execute: async (statement) => {
      guard.refuseInside();
      return (await send(pool, statement)).rowCount ?? 0;
    },
    transaction,
    script: async (text) => void (await pool.query(text)),
    statements: () => count,
    close: () => pool.end(),
  };
};

import { PGlite, type Results, type Transaction } from '@electric-sql/pglite';
import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { isFailure } from '../server/result.ts';
import type { Db, Tx } from './db.ts';
import { createTransactionGuard } from './transaction-guard.ts';

/** See `Db` for what each type becomes: int8, date. */
const parsers = { 20: (text: string) => BigInt(text), 1082: (text: string) => text };

export interface PgliteOptions {
  /** A folder; left out, everything lives in memory. Take the lock of `data-dir-lock.ts` first. */
  readonly folder?: string;
  /** A dump made by `dumpPglite`, to start from. */
  readonly dump?: Blob;
  readonly lockTimeout?: number;
}

/** Opens PostgreSQL inside this process: one connection, so transactions run one after another. */
export const openPglite = async ({
  folder,
  dump,
  lockTimeout = 3000,
}: PgliteOptions = {}): Promise<Db & { dump(): Promise<Blob> }> => {
  const dialect = new PgDialect();
  const guard = createTransactionGuard();
  const store = await PGlite.create({
    ...(folder === undefined ? {} : { dataDir: folder }),
    ...(dump === undefined ? {} : { loadDataDir: dump }),
  });
  await store.exec(`set lock_timeout = ${lockTimeout}; set timezone = 'UTC'`);
  let count = 0;
  const send = async <R extends object>(on: PGlite | Transaction, statement: SQL): Promise<Results<R>> => {
    const { sql: text, params } = dialect.sqlToQuery(statement);
    count += 1;
    return on.query<R>(text, params, { parsers });
  };

  const transaction = async <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
    guard.refuseInside();
    const committed: (() => void)[] = [];
    const result = await store.transaction(async (open) => {
      const value = await guard.run(() =>
        work({
          query: async <R extends object>(statement: SQL) => (await send<R>(open, statement)).rows,
          execute: async (statement) => (await send(open, statement)).affectedRows ?? 0,
          afterCommit: (then) => void committed.push(then),
          script: async (text) => void (await open.exec(text)),
        }),
      );
      if (isFailure(value)) {
        committed.length = 0;
        await open.rollback();
      }
      return value;
    });
    for (const then of committed) then();
    return result as T;
  };

  return {
    kind: 'pglite',
    query: async <R extends object>(statement: SQL) => {
      guard.refuseInside();
      return (await send<R>(store, statement)).rows;
    },
    execute: async (statement) => {
      guard.refuseInside();
      return (await send(store, statement)).affectedRows ?? 0;
    },
    transaction,
    script: async (text) => void (await store.exec(text)),
    statements: () => count,
    close: () => store.close(),
    dump: () => store.dumpDataDir('none'),
  };
};

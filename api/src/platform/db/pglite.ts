import { PGlite, type Results, type Transaction } from '@electric-sql/pglite';
import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { createStore } from './create-store.ts';
import type { Db } from './db.ts';
import type { OpenTransaction } from './joined-transaction.ts';

/** Parsers of int8 and date; the types are listed at `Db`. */
const parsers = { 20: (text: string) => BigInt(text), 1082: (text: string) => text };

export interface PgliteOptions {
  /** A folder; without it the data is in memory. Take the lock of `data-dir-lock.ts` first. */
  readonly folder?: string;
  /** A dump of a data folder to load. */
  readonly dump?: Blob;
  readonly lockTimeout?: number;
  /** PostgreSQL's `shared_buffers`, for a small store that must open quickly: the default of 128 MB takes 0.7 s. */
  readonly sharedBuffers?: string;
  /** The size of a file of the write-ahead log in MB when a store is created; PGlite's default is 16. */
  readonly walSegmentMb?: number;
}

/** Opens PostgreSQL inside this process: one connection, so transactions run one after another. */
export const openPglite = async ({
  folder,
  dump,
  lockTimeout = 3000,
  sharedBuffers,
  walSegmentMb,
}: PgliteOptions = {}): Promise<Db & { dump(): Promise<Blob> }> => {
  const store = await PGlite.create({
    ...(folder === undefined ? {} : { dataDir: folder }),
    ...(dump === undefined ? {} : { loadDataDir: dump }),
    ...(sharedBuffers === undefined
      ? {}
      : { startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${sharedBuffers}`] }),
    ...(walSegmentMb === undefined ? {} : { initDbStartParams: [`--wal-segsize=${walSegmentMb}`] }),
  });
  await store.exec(`set lock_timeout = ${lockTimeout}; set timezone = 'UTC'`);
  const dialect = new PgDialect();
  let count = 0;
  const on = (connection: PGlite | Transaction): OpenTransaction => {
    const send = <R extends object>(statement: SQL): Promise<Results<R>> => {
      const { sql: text, params } = dialect.sqlToQuery(statement);
      count += 1;
      return connection.query<R>(text, params, { parsers });
    };
    return {
      query: async <R extends object>(statement: SQL) => (await send<R>(statement)).rows,
      execute: async (statement) => (await send(statement)).affectedRows ?? 0,
      script: async (text) => void (await connection.exec(text)),
    };
  };
  const outside = on(store);
  return {
    kind: 'pglite',
    ...createStore({
      query: outside.query,
      execute: outside.execute,
      within: (work, ends) =>
        store.transaction(async (open) => {
          const result = await work(on(open));
          if (ends(result) === 'rollback') await open.rollback();
          return result;
        }),
    }),
    script: outside.script,
    statements: () => count,
    close: () => store.close(),
    dump: async () => {
      // Flushes all committed data to the files.
      await store.exec('checkpoint');
      return store.dumpDataDir('none');
    },
  };
};

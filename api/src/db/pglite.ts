import { PGlite, type Results, type Transaction } from '@electric-sql/pglite';
import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { isFailure } from '../server/result.ts';
import type { Db, Tx } from './db.ts';
import { joinTransaction, type OpenTransaction } from './joined-transaction.ts';
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

  const opened = (open: Transaction): OpenTransaction => ({
    query: async <R extends object>(statement: SQL) => (await send<R>(open, statement)).rows,
    execute: async (statement) => (await send(open, statement)).affectedRows ?? 0,
    script: async (text) => void (await open.exec(text)),
  });

  const transaction = async <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
    const around = guard.joined();
    if (around) return around.transaction(work);
    const committed: (() => void)[] = [];
    const result = await store.transaction(async (open) => {
      const value = await guard.run(() =>
        work({ ...opened(open), afterCommit: (then) => void committed.push(then) }),
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

  const joined: Db['joined'] = async (work) => {
    if (guard.joined()) throw new Error('A joined transaction was opened inside another one.');
    const committed: (() => void)[] = [];
    const { value } = await store.transaction(async (transaction) => {
      const open = opened(transaction);
      const result = await guard.run(() => work(open), joinTransaction(open, guard, committed));
      if (!result.commit) {
        committed.length = 0;
        await transaction.rollback();
      }
      return result;
    });
    for (const then of committed) then();
    return value;
  };

  return {
    kind: 'pglite',
    query: async <R extends object>(statement: SQL) => {
      const around = guard.joined();
      return around ? around.query<R>(statement) : (await send<R>(store, statement)).rows;
    },
    execute: async (statement) => {
      const around = guard.joined();
      return around ? around.execute(statement) : ((await send(store, statement)).affectedRows ?? 0);
    },
    transaction,
    joined,
    script: async (text) => void (await store.exec(text)),
    statements: () => count,
    close: () => store.close(),
    dump: async () => {
      // Everything that is committed by now is in the files then, whatever the store keeps in memory.
      await store.exec('checkpoint');
      return store.dumpDataDir('none');
    },
  };
};

import type { SQL } from 'drizzle-orm';
import { refuseToPublish } from '../events/events.ts';
import { isFailure } from '../server/result.ts';
import type { Db, Queryable, Tx } from './db.ts';
import { joinTransaction, type OpenTransaction } from './joined-transaction.ts';
import { createTransactionGuard } from './transaction-guard.ts';

/** A database client: statements outside any transaction, and plain transactions. */
export interface Driver extends Queryable {
  /**
   * Runs `work` in its own transaction. `ends` maps the result to commit or rollback; an exception
   * rolls back.
   */
  readonly within: <T>(
    work: (open: OpenTransaction) => Promise<T>,
    ends: (result: T) => 'commit' | 'rollback',
  ) => Promise<T>;
}

/** Implements the statements and transactions of `Db` on any driver. */
export const createStore = (driver: Driver): Pick<Db, 'query' | 'execute' | 'transaction' | 'joined'> => {
  const guard = createTransactionGuard();
  return {
    query: async <R extends object>(statement: SQL) => (guard.joined() ?? driver).query<R>(statement),
    execute: async (statement) => (guard.joined() ?? driver).execute(statement),

    transaction: async <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
      const around = guard.joined();
      if (around) return around.transaction(work);
      const committed: (() => void)[] = [];
      const result = await driver.within(
        (open) =>
          guard.run(() =>
            work({ ...open, afterCommit: (then) => void committed.push(then), publish: refuseToPublish }),
          ),
        (value) => (isFailure(value) ? 'rollback' : 'commit'),
      );
      if (!isFailure(result)) for (const then of committed) then();
      return result;
    },

    joined: async (work) => {
      if (guard.joined()) throw new Error('A joined transaction was opened inside another one.');
      const committed: (() => void)[] = [];
      const { commit, value } = await driver.within(
        (open) => guard.run(() => work(open), joinTransaction(open, guard, committed)),
        (result) => (result.commit ? 'commit' : 'rollback'),
      );
      if (commit) for (const then of committed) then();
      return value;
    },
  };
};

import type { SQL } from 'drizzle-orm';
import { refuseToPublish } from '../events/events.ts';
import { isFailure } from '../server/result.ts';
import type { JoinedTransaction, Queryable, Row, Tx } from './db.ts';
import type { TransactionGuard } from './transaction-guard.ts';

/** The open transaction as the driver provides it. */
export type OpenTransaction = Queryable & Pick<Tx, 'script'>;

/**
 * Lets transactions and statements of the outer store run inside `open`. An inner transaction that
 * fails is rolled back alone: to a savepoint or, when it was the first, by restarting the outer
 * one, which saves a statement in the usual case. Its `afterCommit` work runs after the outer
 * commit (`committed`).
 */
export const joinTransaction = (
  open: OpenTransaction,
  guard: TransactionGuard,
  committed: (() => void)[],
): JoinedTransaction => {
  let used = false;
  let savepoints = 0;
  let last: Promise<unknown> = Promise.resolve();

  const runInside = async <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
    const savepoint = used ? `inner_${savepoints++}` : null;
    used = true;
    if (savepoint !== null) await open.script(`savepoint ${savepoint}`);
    const rollBack = () =>
      open.script(savepoint === null ? 'rollback; begin' : `rollback to savepoint ${savepoint}`);
    const later: (() => void)[] = [];
    let result: T;
    try {
      result = await guard.run(() =>
        work({
          query: open.query,
          execute: open.execute,
          script: open.script,
          afterCommit: (then) => void later.push(then),
          publish: refuseToPublish,
        }),
      );
    } catch (error) {
      // A broken connection cannot roll back to a savepoint; the outer transaction rolls back with
      // it.
      await rollBack().catch(() => undefined);
      throw error;
    }
    if (isFailure(result)) await rollBack();
    else committed.push(...later);
    return result;
  };

  return {
    query: <R extends object = Row>(statement: SQL) => {
      used = true;
      return open.query<R>(statement);
    },
    execute: (statement) => {
      used = true;
      return open.execute(statement);
    },
    // One at a time: they share a connection, and each savepoint belongs to one of them.
    transaction: (work) => {
      const turn = last.then(() => runInside(work));
      last = turn.catch(() => undefined);
      return turn;
    },
  };
};

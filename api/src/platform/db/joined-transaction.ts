import type { SQL } from 'drizzle-orm';
import { refuseToPublish } from '../events/events.ts';
import { isFailure } from '../server/result.ts';
import type { JoinedTransaction, Queryable, Row, Tx } from './db.ts';
import type { TransactionGuard } from './transaction-guard.ts';

/** The open transaction itself, as a driver gives it. */
export type OpenTransaction = Queryable & Pick<Tx, 'script'>;

/**
 * Lets transactions and statements of the outer store run inside `open`. A transaction inside that fails is undone
 * alone: by a savepoint, or, where nothing came before it, by starting over, which saves a statement each time that
 * all goes well. What was to run after its commit runs after that of the whole (`committed`).
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
      // A connection that broke cannot undo anything; the whole is rolled back with it.
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
    // One after the other: they share one connection, and a savepoint belongs to one of them.
    transaction: (work) => {
      const turn = last.then(() => runInside(work));
      last = turn.catch(() => undefined);
      return turn;
    },
  };
};

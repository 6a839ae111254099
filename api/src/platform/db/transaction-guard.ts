import { AsyncLocalStorage } from 'node:async_hooks';
import type { JoinedTransaction } from './db.ts';

/** Knows whether the running code is inside a transaction of this store, and whether that one may be joined. */
export interface TransactionGuard {
  /**
   * The transaction that statements on the outer store take part in, null outside of any. Inside a plain transaction
   * it throws: a query on the outer store would wait for ever there, so it fails at once.
   */
  joined(): JoinedTransaction | null;
  /** Runs `work` as the inside of a transaction; with `joined`, of one that may be joined. */
  run<T>(work: () => Promise<T>, joined?: JoinedTransaction): Promise<T>;
}

interface Scope {
  open: boolean;
  readonly joined: JoinedTransaction | null;
}

/** Of all stores together: whoever holds any transaction must not wait for somebody else's server. */
const openScopes = new AsyncLocalStorage<Scope>();

export const createTransactionGuard = (): TransactionGuard => {
  const storage = new AsyncLocalStorage<Scope>();
  return {
    joined() {
      const scope = storage.getStore();
      if (!scope?.open) return null;
      if (scope.joined) return scope.joined;
      throw new Error('The outer store was used inside a transaction; pass `tx` on instead.');
    },
    async run(work, joined) {
      const scope: Scope = { open: true, joined: joined ?? null };
      try {
        return await storage.run(scope, () => openScopes.run(scope, work));
      } finally {
        scope.open = false;
      }
    },
  };
};

/**
 * Call it before asking another server: rows must not stay locked, nor a connection taken, while somebody else thinks.
 *
 * @throws when a transaction is open, which is a mistake of ours that any test of the path finds
 */
export const assertOutsideTransaction = (asked: string): void => {
  if (openScopes.getStore()?.open) throw new Error(`${asked} was asked inside a transaction.`);
};

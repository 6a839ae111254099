import { AsyncLocalStorage } from 'node:async_hooks';
import type { JoinedTransaction } from './db.ts';

/**
 * Knows whether the current code is inside a transaction of this store, and whether that
 * transaction can be joined.
 */
export interface TransactionGuard {
  /**
   * Returns the transaction that statements on the outer store join, null outside any transaction.
   * Throws inside a plain transaction, where a query on the outer store would wait for ever.
   */
  joined(): JoinedTransaction | null;
  /** Runs `work` as the body of a transaction; with `joined`, of one that can be joined. */
  run<T>(work: () => Promise<T>, joined?: JoinedTransaction): Promise<T>;
}

interface Scope {
  open: boolean;
  readonly joined: JoinedTransaction | null;
}

/** Shared by all stores: code inside any transaction must not wait for a remote server. */
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
 * Throws inside a transaction. Call it before a request to another server: rows and connections
 * must not stay locked during the request.
 *
 * @throws when a transaction is open, which is a bug that any test of the path finds
 */
export const assertOutsideTransaction = (asked: string): void => {
  if (openScopes.getStore()?.open) throw new Error(`${asked} was asked inside a transaction.`);
};

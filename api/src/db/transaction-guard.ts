import { AsyncLocalStorage } from 'node:async_hooks';

/** Knows whether the running code is inside a transaction of this store. */
export interface TransactionGuard {
  refuseInside(): void;
  run<T>(work: () => Promise<T>): Promise<T>;
}

/** See `Db.transaction`: a query on the outer store inside a transaction would wait for ever, so it fails at once. */
export const createTransactionGuard = (): TransactionGuard => {
  const storage = new AsyncLocalStorage<{ open: boolean }>();
  return {
    refuseInside() {
      if (storage.getStore()?.open)
        throw new Error('The outer store was used inside a transaction; pass `tx` on instead.');
    },
    async run(work) {
      const scope = { open: true };
      try {
        return await storage.run(scope, work);
      } finally {
        scope.open = false;
      }
    },
  };
};

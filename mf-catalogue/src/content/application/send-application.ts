import { applyAsSupplier, type SupplierApplication } from '@shop/contracts';
import { type ApiProblem, call, mayHaveHappened, newIdempotencyKey, type Result } from '@shop/kit/api';
import type { SupplierInput } from './read-application.ts';

/** Sends an application, with retries. */
export interface ApplicationSender {
  readonly send: (supplier: SupplierInput) => Promise<Result<SupplierApplication, ApiProblem>>;
}

/**
 * Creates a sender that prevents duplicates: an attempt with an unknown outcome is retried with the same key while the
 * content is the same; after a clear refusal or a change the next attempt has a new key.
 */
export function createApplicationSender(): ApplicationSender {
  let open: { readonly said: string; readonly key: string } | undefined;
  return {
    send: async (supplier) => {
      const said = JSON.stringify(supplier);
      const attempt = open?.said === said ? open : { said, key: newIdempotencyKey() };
      open = attempt;
      const sent = await call(applyAsSupplier, { body: { supplier }, idempotencyKey: attempt.key });
      if (sent.ok || !mayHaveHappened(sent.problem)) open = undefined;
      return sent;
    },
  };
}

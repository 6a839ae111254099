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
  let pending: { readonly content: string; readonly key: string } | undefined;
  return {
    send: async (supplier) => {
      const content = JSON.stringify(supplier);
      const attempt = pending?.content === content ? pending : { content, key: newIdempotencyKey() };
      pending = attempt;
      const reply = await call(applyAsSupplier, { body: { supplier }, idempotencyKey: attempt.key });
      if (reply.ok || !mayHaveHappened(reply.problem)) pending = undefined;
      return reply;
    },
  };
}

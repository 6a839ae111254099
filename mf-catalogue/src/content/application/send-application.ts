import { applyAsSupplier, type SupplierApplication } from '@shop/contracts';
import { type ApiProblem, call, mayHaveHappened, newIdempotencyKey, type Result } from '@shop/kit/api';
import type { SupplierWish } from './read-application.ts';

/** One attempt after the other at sending an application. */
export interface Sender {
  readonly send: (supplier: SupplierWish) => Promise<Result<SupplierApplication, ApiProblem>>;
}

/**
 * Sends applications so that none arrives twice: what may have arrived is sent again under the key it had, as long as it
 * says the same; after a clear refusal, or when something was changed, the next attempt has a key of its own.
 */
export function applicationSender(): Sender {
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

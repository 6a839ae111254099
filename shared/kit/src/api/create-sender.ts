import { newIdempotencyKey } from './call.ts';
import { mayHaveHappened } from './outcome.ts';
import type { ApiProblem, Result } from './result.ts';

type Send<Value> = (idempotencyKey: string) => Promise<Result<Value, ApiProblem>>;

/**
 * Returns a sender of writes. A write whose outcome is unknown can be sent again without happening twice: the same
 * content reuses its idempotency key until there is an outcome or other content is sent.
 *
 * @example await sendOnce([number, 'tree'], (idempotencyKey) => call(addTreeLineItem, { body, idempotencyKey }));
 */
export function createSender(): <Value>(
  content: unknown,
  send: Send<Value>,
) => Promise<Result<Value, ApiProblem>> {
  let unanswered: { readonly content: string; readonly key: string } | undefined;
  return async (content, send) => {
    const text = JSON.stringify(content);
    const attempt = unanswered?.content === text ? unanswered : { content: text, key: newIdempotencyKey() };
    unanswered = attempt;
    const sent = await send(attempt.key);
    if (unanswered === attempt && (sent.ok || !mayHaveHappened(sent.problem))) unanswered = undefined;
    return sent;
  };
}

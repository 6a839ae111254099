import { useRef } from 'react';
import { newIdempotencyKey } from './call.ts';
import { mayHaveHappened } from './outcome.ts';
import type { Result } from './result.ts';

type SendOnce = <Body, Value>(
  body: Body,
  send: (body: Body, idempotencyKey: string) => Promise<Result<Value>>,
) => Promise<Result<Value>>;

/**
 * Returns a sender that repeats a write with a lost reply under the same key, so that nothing happens twice. Another
 * body and the attempt after a clear refusal have a new key: the API stores a refusal under its key as well.
 */
export function useRetryKey(): SendOnce {
  const unanswered = useRef<{ readonly sent: string; readonly key: string } | undefined>(undefined);
  return async (body, send) => {
    const sent = JSON.stringify(body);
    const key = unanswered.current?.sent === sent ? unanswered.current.key : newIdempotencyKey();
    unanswered.current = { sent, key };
    const reply = await send(body, key);
    if (reply.ok || !mayHaveHappened(reply.problem)) unanswered.current = undefined;
    return reply;
  };
}

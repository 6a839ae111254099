import { mayHaveHappened, newIdempotencyKey, type Result } from '@shop/kit/api';
import { useRef } from 'react';

type SendOnce = <Body, Value>(
  body: Body,
  send: (body: Body, idempotencyKey: string) => Promise<Result<Value>>,
) => Promise<Result<Value>>;

/** Returns a sender that repeats a write with a lost reply under the same key, so that nothing happens twice. */
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

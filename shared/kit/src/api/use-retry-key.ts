import { useState } from 'react';
import { createSender } from './create-sender.ts';
import type { Result } from './result.ts';

type SendOnce = <Body, Value>(
  body: Body,
  send: (body: Body, idempotencyKey: string) => Promise<Result<Value>>,
) => Promise<Result<Value>>;

/**
 * Returns a sender for the life of the component that repeats a write with a lost reply under the same key, so that
 * nothing happens twice. Another body and the attempt after a clear refusal have a new key: the API stores a refusal
 * under its key as well.
 */
export function useRetryKey(): SendOnce {
  const [sendOnce] = useState(createSender);
  return (body, send) => sendOnce(body, (idempotencyKey) => send(body, idempotencyKey));
}

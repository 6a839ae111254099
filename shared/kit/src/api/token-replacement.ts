import type { Endpoint } from '@shop/contracts';
import { sleep } from './retry.ts';
import { setCurrentToken } from './token.ts';

/** The longest wait for reads in flight before a token is replaced, in milliseconds. */
const longestWaitMs = 2_000;

const reads = new Set<Promise<unknown>>();
let replacement: Promise<void> | undefined;

/**
 * Sends a request in its turn. The server refuses a token from the moment on at which it replaces it (sign-in,
 * registration, sign-out). Such a request waits for the reads in flight, and all others wait for its new token: none is
 * refused, and a refusal cannot make the page a new visitor's while somebody signs in.
 */
export async function sendSequentially(
  { method, replacesToken }: Pick<Endpoint, 'method' | 'replacesToken'>,
  send: () => Promise<unknown>,
): Promise<unknown> {
  while (replacement) await replacement;
  if (replacesToken) return replaceToken(send);
  const reply = send();
  if (method !== 'GET') return reply;
  reads.add(reply);
  return reply.finally(() => reads.delete(reply));
}

async function replaceToken(send: () => Promise<unknown>): Promise<unknown> {
  let release = () => {};
  replacement = new Promise((resolve) => {
    release = resolve;
  });
  const stopWaiting = new AbortController();
  try {
    await Promise.race([Promise.allSettled(reads), sleep(longestWaitMs, stopWaiting.signal)]);
    const reply = await send();
    const token = (reply as { readonly token?: unknown } | null)?.token;
    if (typeof token === 'string') setCurrentToken(token);
    return reply;
  } finally {
    stopWaiting.abort();
    replacement = undefined;
    release();
  }
}

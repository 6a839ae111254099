import type { Endpoint } from '@shop/contracts';
import { readCookie } from '../storage/cookies.ts';
import { essentialStorage } from '../storage/essential.ts';

let token: string | undefined;
let tokenReady: Promise<void> = Promise.resolve();
type RenewToken = (expired: string, endpoint: Pick<Endpoint, 'audience' | 'method'>) => Promise<void>;
let renew: RenewToken | undefined;

/** The token of the session, or undefined before it has one. */
export const currentToken = (): string | undefined => token;

export const setCurrentToken = (next: string | undefined): void => {
  token = next;
};

/** Sets the promise of the session's token, so that early calls wait instead of failing. */
export const setTokenReady = (promise: Promise<void>): void => {
  tokenReady = promise;
};

/** Sets how the session replaces an expired token. */
export const setTokenRenewal = (renewal: RenewToken): void => {
  renew = renewal;
};

/** Replaces a token that the server no longer knows; `true` when there is a new one. */
export async function renewToken(
  expired: string,
  endpoint: Pick<Endpoint, 'audience' | 'method'>,
): Promise<boolean> {
  await renew?.(expired, endpoint);
  return token !== undefined && token !== expired;
}

/**
 * Returns the token for a call that needs one. Waits for the session, and for a cookie that another page of the shop
 * may write: 10 s in all, first every 10 ms, then 10 percent longer each time (specification 9).
 */
export async function waitForToken(): Promise<string> {
  if (token !== undefined) return token;
  const stop = new AbortController();
  try {
    await Promise.race([tokenReady, pollCookieToken(stop.signal)]);
  } finally {
    stop.abort();
  }
  if (token === undefined) throw new Error('Auth token is not defined');
  return token;
}

async function pollCookieToken(stopped: AbortSignal): Promise<void> {
  let waited = 0;
  for (let step = 10; waited < 10_000; step *= 1.1) {
    const delay = Math.min(step, 10_000 - waited);
    await new Promise((resolve) => setTimeout(resolve, delay));
    waited += delay;
    if (stopped.aborted) return;
    const found = readCookie(essentialStorage.token.name);
    if (found === undefined) continue;
    token ??= found;
    return;
  }
  throw new Error('Api token from cookie is unavailable!');
}

import { createAnonymousUser, type Endpoint, getCurrentUser, type User } from '@shop/contracts';
import { call } from '../api/call.ts';
import type { ApiProblem, Result } from '../api/result.ts';
import { currentToken, setCurrentToken, setTokenReady, setTokenRenewal } from '../api/token.ts';
import { emit } from '../bus/bus.ts';
import { askToSignIn } from '../notices/dialogs.ts';
import { session, toSession } from './store.ts';
import { readStoredToken, storeSignedInFlag, storeToken } from './token-storage.ts';

/**
 * Starts the session (specification 4): validates a stored token with `users/me`; if there is none or it fails, creates
 * an anonymous user, stores its token and fetches the user. Never rejects.
 */
export async function startSession(): Promise<void> {
  session.set({ ...session.get(), status: 'starting' });
  const { promise, resolve: markTokenReady } = createDeferred();
  setTokenReady(promise);
  setTokenRenewal(renewSession);
  const user = await resumeOrCreateUser(markTokenReady);
  markTokenReady();
  applyUser(user);
}

async function resumeOrCreateUser(markTokenReady: () => void): Promise<Result<User, ApiProblem>> {
  const stored = readStoredToken();
  if (stored !== undefined) {
    setCurrentToken(stored);
    markTokenReady();
    const current = await call(getCurrentUserWithoutRenewal);
    // Only an explicit rejection by the server ends a session; a lost connection must not cost the shopper the cart.
    const isRejected = current.ok
      ? 'error' in current.value && Boolean(current.value.error)
      : ['unauthorized', 'not_found'].includes(current.problem.code);
    if (!isRejected) return current;
    setCurrentToken(undefined);
  }
  const created = await call(createAnonymousUser);
  if (!created.ok) return created;
  storeToken(created.value.token);
  markTokenReady();
  return call(getCurrentUserWithoutRenewal);
}

/** Without the renewal of other calls: this call checks whether the token is valid. */
const getCurrentUserWithoutRenewal = { ...getCurrentUser, audience: 'anyone' } as const;

let pendingSignIn: Promise<void> | undefined;
let declinedToken: string | undefined;

/**
 * The server no longer knows the token (signed out elsewhere, expired). A member is asked in place to sign in again:
 * the page and its inputs stay, and every refused call is sent again. After closing the dialog, the next change asks
 * again, but not every read. A visitor continues as a new anonymous one.
 */
function renewSession(
  expiredToken: string,
  { audience, method }: Pick<Endpoint, 'audience' | 'method'>,
): Promise<void> {
  const pending = pendingSignIn ?? pendingRenewal;
  if (pending) return pending;
  if (currentToken() !== expiredToken) return Promise.resolve();
  if (session.get().signedIn) {
    if (method === 'GET' && expiredToken === declinedToken) return Promise.resolve();
    pendingSignIn = reauthenticate(expiredToken).finally(() => {
      pendingSignIn = undefined;
    });
    return pendingSignIn;
  }
  // Calls for members only fail for every other visitor, too.
  return audience === 'member' ? Promise.resolve() : startAnonymousSession();
}

/** Signing in needs a visitor: creates one for this page only, so that other tabs stay signed in. */
async function reauthenticate(expiredToken: string): Promise<void> {
  const anonymous = await call(createAnonymousUser);
  if (!anonymous.ok) return;
  setCurrentToken(anonymous.value.token);
  const isSignedIn = await askToSignIn();
  declinedToken = isSignedIn ? undefined : expiredToken;
  if (!isSignedIn) setCurrentToken(expiredToken);
}

let pendingRenewal: Promise<void> | undefined;

/** Continues as a new anonymous visitor. */
export function startAnonymousSession(): Promise<void> {
  pendingRenewal ??= (async () => {
    setCurrentToken(undefined);
    const created = await call(createAnonymousUser);
    if (created.ok) {
      storeToken(created.value.token);
      applyUser(await call(getCurrentUserWithoutRenewal));
      emit('sessionChanged', { signedIn: false });
    }
    pendingRenewal = undefined;
  })();
  return pendingRenewal;
}

function applyUser(user: Result<User, ApiProblem>): void {
  if (user.ok) {
    session.set(toSession(user.value));
    storeSignedInFlag(!user.value.anonymous);
  } else session.set({ status: 'failed', user: null, signedIn: false });
}

/** A session that could not start offline starts when the connection returns. */
export function restartWhenOnline(): void {
  window.addEventListener('online', () => {
    if (session.get().status === 'failed') void startSession();
  });
}

/** Fetches the user of the current token. */
export async function refreshUser(): Promise<void> {
  applyUser(await call(getCurrentUserWithoutRenewal));
}

function createDeferred(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((fulfil) => {
    resolve = fulfil;
  });
  return { promise, resolve };
}

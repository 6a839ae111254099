import { createAnonymousUser, type Endpoint, getCurrentUser, type User } from '@shop/contracts';
import { call } from '../api/call.ts';
import type { ApiProblem, Result } from '../api/result.ts';
import { currentToken, setCurrentToken, setTokenReady, setTokenRenewal } from '../api/token.ts';
import { emit } from '../bus/bus.ts';
import { askToSignIn } from '../notices/dialogs.ts';
import { session, toSession } from './store.ts';
import { readStoredToken, storeSignedInFlag, storeToken } from './token-storage.ts';

/**
 * Starts the session (specification 4): a stored token is tried with `users/me`; if that answers with an error, or
 * there is none, an anonymous user is created, its token stored and the user fetched. Never rejects.
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
    // Only the server's own "no" ends a session; a lost connection must not cost the shopper the cart.
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

/** Asked without the renewal that every other call gets: this is the question whether the token lives. */
const getCurrentUserWithoutRenewal = { ...getCurrentUser, audience: 'anyone' } as const;

let pendingSignIn: Promise<void> | undefined;
let declinedToken: string | undefined;

/**
 * The server no longer knows the token (signed out elsewhere, expired). A member is asked to sign in again, in place:
 * nothing of the page goes, whatever is typed stays, and every call that was refused meanwhile is sent again. Who
 * closes the dialog keeps the page as it is and is asked again by the next change, not by every read. A visitor goes
 * on as a new anonymous one.
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
  // What is for members only, no other visitor may do either.
  return audience === 'member' ? Promise.resolve() : startAnonymousSession();
}

/** Signing in takes a visitor along: a new one that this page alone knows, so that no other tab loses its member. */
async function reauthenticate(expiredToken: string): Promise<void> {
  const anonymous = await call(createAnonymousUser);
  if (!anonymous.ok) return;
  setCurrentToken(anonymous.value.token);
  const isSignedIn = await askToSignIn();
  declinedToken = isSignedIn ? undefined : expiredToken;
  if (!isSignedIn) setCurrentToken(expiredToken);
}

let pendingRenewal: Promise<void> | undefined;

/** Goes on as a new anonymous visitor. */
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

/** A session that could not start for want of a connection starts when the connection is back. */
export function restartWhenOnline(): void {
  window.addEventListener('online', () => {
    if (session.get().status === 'failed') void startSession();
  });
}

/** Fetches who the token in use belongs to now. */
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

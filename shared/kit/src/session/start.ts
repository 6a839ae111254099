import { createAnonymousUser, type Endpoint, getCurrentUser, type User } from '@shop/contracts';
import { call } from '../api/call.ts';
import type { ApiProblem, Result } from '../api/result.ts';
import { currentToken, setCurrentToken, setTokenReady, setTokenRenewal } from '../api/token.ts';
import { emit } from '../bus/bus.ts';
import { askToSignIn } from '../notices/dialogs.ts';
import { session, withUser } from './store.ts';
import { storedToken, storeSignedIn, storeToken } from './token-storage.ts';

/**
 * Starts the session (specification 4): a stored token is tried with `users/me`; if that answers with an error, or
 * there is none, an anonymous user is created, its token stored and the user fetched. Never rejects.
 */
export async function startSession(): Promise<void> {
  session.set({ ...session.get(), status: 'starting' });
  const { promise, resolve: open } = deferred();
  setTokenReady(promise);
  setTokenRenewal(renewSession);
  const user = await currentOrAnonymous(open);
  open();
  settle(user);
}

async function currentOrAnonymous(open: () => void): Promise<Result<User, ApiProblem>> {
  const stored = storedToken();
  if (stored !== undefined) {
    setCurrentToken(stored);
    open();
    const known = await call(currentUserOnce);
    // Only the server's own "no" ends a session; a lost connection must not cost the shopper the cart.
    const refused = known.ok
      ? 'error' in known.value && Boolean(known.value.error)
      : ['unauthorized', 'not_found'].includes(known.problem.code);
    if (!refused) return known;
    setCurrentToken(undefined);
  }
  const created = await call(createAnonymousUser);
  if (!created.ok) return created;
  storeToken(created.value.token);
  open();
  return call(currentUserOnce);
}

/** Asked without the renewal that every other call gets: this is the question whether the token lives. */
const currentUserOnce = { ...getCurrentUser, audience: 'anyone' } as const;

let again: Promise<void> | undefined;
let declined: string | undefined;

/**
 * The server no longer knows the token (signed out elsewhere, expired). A member is asked to sign in again, in place:
 * nothing of the page goes, whatever is typed stays, and every call that was refused meanwhile is sent again. Who
 * closes the dialog keeps the page as it is and is asked again by the next change, not by every read. A visitor goes
 * on as a new anonymous one.
 */
function renewSession(
  dead: string,
  { audience, method }: Pick<Endpoint, 'audience' | 'method'>,
): Promise<void> {
  const underWay = again ?? renewal;
  if (underWay) return underWay;
  if (currentToken() !== dead) return Promise.resolve();
  if (session.get().signedIn) {
    if (method === 'GET' && dead === declined) return Promise.resolve();
    again = signInAgain(dead).finally(() => {
      again = undefined;
    });
    return again;
  }
  // What is for members only, no other visitor may do either.
  return audience === 'member' ? Promise.resolve() : beginAnew();
}

/** Signing in takes a visitor along: a new one that this page alone knows, so that no other tab loses its member. */
async function signInAgain(dead: string): Promise<void> {
  const visitor = await call(createAnonymousUser);
  if (!visitor.ok) return;
  setCurrentToken(visitor.value.token);
  const done = await askToSignIn();
  declined = done ? undefined : dead;
  if (!done) setCurrentToken(dead);
}

let renewal: Promise<void> | undefined;

/** Goes on as a new anonymous visitor. */
export function beginAnew(): Promise<void> {
  renewal ??= (async () => {
    setCurrentToken(undefined);
    const created = await call(createAnonymousUser);
    if (created.ok) {
      storeToken(created.value.token);
      settle(await call(currentUserOnce));
      emit('sessionChanged', { signedIn: false });
    }
    renewal = undefined;
  })();
  return renewal;
}

function settle(user: Result<User, ApiProblem>): void {
  if (user.ok) {
    session.set(withUser(user.value));
    storeSignedIn(!user.value.anonymous);
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
  settle(await call(currentUserOnce));
}

function deferred(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((fulfil) => {
    resolve = fulfil;
  });
  return { promise, resolve };
}

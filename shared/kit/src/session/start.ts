import { createAnonymousUser, getCurrentUser, type User } from '@shop/contracts';
import { call } from '../api/call.ts';
import type { ApiProblem, Result } from '../api/result.ts';
import { setCurrentToken, setTokenReady } from '../api/token.ts';
import { session, withUser } from './store.ts';
import { storedToken, storeSignedIn, storeToken } from './token-storage.ts';

/**
 * Starts the session (specification 4): a stored token is tried with `users/me`; if that answers with an error, or
 * there is none, an anonymous user is created, its token stored and the user fetched. Never rejects.
 */
export async function startSession(): Promise<void> {
  session.set({ ...session.get(), status: 'starting' });
  let open: () => void = () => undefined;
  setTokenReady(
    new Promise((resolve) => {
      open = resolve;
    }),
  );
  const user = await currentOrAnonymous(open);
  open();
  if (user.ok) {
    session.set(withUser(user.value));
    storeSignedIn(!user.value.anonymous);
  } else session.set({ status: 'failed', user: null, signedIn: false });
}

async function currentOrAnonymous(open: () => void): Promise<Result<User, ApiProblem>> {
  const stored = storedToken();
  if (stored !== undefined) {
    setCurrentToken(stored);
    open();
    const known = await call(getCurrentUser);
    if (known.ok || !['unauthorized', 'not_found'].includes(known.problem.code)) return known;
    setCurrentToken(undefined);
  }
  const created = await call(createAnonymousUser);
  if (!created.ok) return created;
  storeToken(created.value.token);
  open();
  return call(getCurrentUser);
}

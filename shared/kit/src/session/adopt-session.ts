import { signOut as signOutEndpoint, type User } from '@shop/contracts';
import { call } from '../api/call.ts';
import type { ApiProblem, Result } from '../api/result.ts';
import { emit } from '../bus/bus.ts';
import { queryClient } from '../query/query-client.ts';
import { refreshUser, startAnonymousSession } from './start.ts';
import { session, toSession } from './store.ts';
import { storeSignedInFlag, storeToken } from './token-storage.ts';

/** Adopts the token and user of a sign-in, registration or password reset. */
export async function adopt(token: string, user: User): Promise<void> {
  storeToken(token);
  storeSignedInFlag(!user.anonymous);
  session.set(toSession(user));
  emit('sessionChanged', { signedIn: !user.anonymous });
  await queryClient.invalidateQueries();
}

/** Ends the session on the server and continues with a fresh anonymous one. */
export async function signOut(): Promise<Result<null, ApiProblem>> {
  // Sent without renewal: a sign-out must not ask for sign-in when the session has already ended.
  const reply = await call({ ...signOutEndpoint, audience: 'anyone' } as const);
  if (!reply.ok && reply.problem.code !== 'unauthorized') return reply;
  if (reply.ok) storeToken(reply.value.token);
  queryClient.clear();
  await (reply.ok ? refreshUser() : startAnonymousSession());
  emit('sessionChanged', { signedIn: false });
  return { ok: true, value: null };
}

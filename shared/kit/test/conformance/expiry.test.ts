/** @jest-environment jsdom */
import { listAddresses, listMyDesigns, type User } from '@shop/contracts';
import { call } from '../../src/api/call.ts';
import { currentToken, setCurrentToken } from '../../src/api/token.ts';
import { setShopDocument } from '../../src/document/shop-document.ts';
import { openDialog } from '../../src/notices/dialogs.ts';
import { adopt, signOut } from '../../src/session/index.ts';
import { startSession } from '../../src/session/start.ts';
import { session } from '../../src/session/store.ts';
import { removeCookie } from '../../src/storage/cookies.ts';
import { testDocument } from '../../src/testing/document.ts';
import {
  problemBody,
  type ReceivedRequest,
  startHttpServer,
  type TestReply,
} from '../../src/testing/http-server.ts';

const living = new Map<string, User>();
const userOf = (token: string, anonymous: boolean): User => ({
  id: 7,
  email: anonymous ? null : 'jan@example.com',
  first_name: null,
  last_name: null,
  anonymous,
  confirmed: true,
  company_name: null,
  spree_api_key: token,
  created_at: '2026-01-01T00:00:00Z',
});
const letIn = (token: string, anonymous = false): User => {
  const user = userOf(token, anonymous);
  living.set(token, user);
  return user;
};
const answer = ({ path, headers }: ReceivedRequest): TestReply => {
  if (path === '/api/users/anonymous') {
    letIn('visitor', true);
    return { json: { token: 'visitor' } };
  }
  const user = living.get(String(headers['x-spree-token']));
  if (!user) return problemBody('unauthorized', 401);
  return path === '/api/users/me' ? { json: user } : { json: { path } };
};

let server: Awaited<ReturnType<typeof startHttpServer>>;
beforeAll(async () => {
  server = await startHttpServer(answer);
  setShopDocument({ ...testDocument, apiOrigin: server.origin });
});
afterAll(() => server.close());
const asked = async () => {
  while (!openDialog.get()) await new Promise((resolve) => setTimeout(resolve, 5));
  return openDialog.get();
};
const addresses = () => call(listAddresses, { params: { userId: '7' } });

beforeEach(async () => {
  living.clear();
  letIn('mine');
  setCurrentToken(undefined);
  localStorage.setItem('api-token', 'mine');
  removeCookie('api-token', '');
  await startSession();
  expect(session.get().signedIn).toBe(true);
  server.received.length = 0;
});

it('asks a member whose session ended to sign in, in place, once for all calls, and then sends them again', async () => {
  living.delete('mine');
  const both = Promise.all([addresses(), call(listMyDesigns)]);
  expect(await asked()).toMatchObject({ kind: 'signIn', mode: 'signIn' });
  expect(session.get().signedIn).toBe(true);
  // Signing in needs a visitor; the other tabs keep their session.
  expect(currentToken()).toBe('visitor');
  expect(localStorage.getItem('api-token')).toBe('mine');
  await adopt('again', letIn('again'));
  openDialog.get()?.settle(true);
  expect((await both).map(({ ok }) => ok)).toEqual([true, true]);
  expect(currentToken()).toBe('again');
  expect(localStorage.getItem('api-token')).toBe('again');
});

it('keeps the page of who declines as it is, and does not ask again at every read', async () => {
  living.delete('mine');
  const first = addresses();
  await asked();
  openDialog.get()?.settle(false);
  expect(await first).toMatchObject({ ok: false, problem: { code: 'unauthorized' } });
  expect(currentToken()).toBe('mine');
  expect(session.get().signedIn).toBe(true);
  expect(await addresses()).toMatchObject({ ok: false, problem: { code: 'unauthorized' } });
  expect(openDialog.get()).toBeUndefined();
});

it('lets a member sign out whose session has ended already', async () => {
  living.delete('mine');
  expect(await signOut()).toEqual({ ok: true, value: null });
  expect(session.get()).toMatchObject({ signedIn: false, user: { spree_api_key: 'visitor' } });
});

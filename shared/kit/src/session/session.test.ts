/** @jest-environment jsdom */
import { getCurrentOrder, listMyDesigns, signIn } from '@shop/contracts';
import { waitFor } from '@testing-library/react';
import { httpClient } from '../api/api-service.ts';
import { call } from '../api/call.ts';
import { currentToken, setCurrentToken } from '../api/token.ts';
import { setShopDocument } from '../document/shop-document.ts';
import { openDialog } from '../notices/dialogs.ts';
import { readCookie, removeCookie, writeCookie } from '../storage/cookies.ts';
import { testDocument } from '../testing/document.ts';
import {
  problemBody,
  type ReceivedRequest,
  startHttpServer,
  type TestReply,
} from '../testing/http-server.ts';
import { adopt, requireMember, signOut } from './index.ts';
import { startSession } from './start.ts';
import { session } from './store.ts';
import { syncSessionAcrossTabs } from './sync-tabs.ts';
import { storeToken } from './token-storage.ts';

/** A test server with the token calls that a session needs. */
/** Tokens whose user is returned together with an error. */
const failing = new Set<string>();
const users = new Map<string, { anonymous: boolean }>();
let made = 0;
let unreachable = false;
const events: string[] = [];
/** The status with which the server refuses to create anonymous users. */
let refusal: number | undefined;
const userOf = (token: string) => ({
  id: 1,
  email: null,
  first_name: null,
  last_name: null,
  anonymous: users.get(token)?.anonymous ?? true,
  confirmed: false,
  company_name: null,
  spree_api_key: token,
  created_at: '2026-01-01T00:00:00Z',
});
const answer = ({ method, path, headers, body }: ReceivedRequest): TestReply => {
  if (unreachable) return { dropConnection: true };
  const token = String(headers['x-spree-token'] ?? '');
  const fresh = () => {
    const next = `anon-${++made}`;
    users.set(next, { anonymous: true });
    return next;
  };
  if (path === '/api/users/anonymous' && refusal !== undefined) return problemBody('forbidden', refusal);
  if (path === '/api/users/anonymous') return { json: { token: fresh() } };
  if (!users.has(token)) return problemBody('unauthorized', 401);
  if (path === '/api/users/me')
    return { json: { ...userOf(token), ...(failing.has(token) ? { error: 'blocked' } : {}) } };
  if (path === '/api/v2/orders/current') return { json: null, delayMs: 300 };
  if (path === '/api/sign_in') {
    events.push('sign-in received');
    if (JSON.parse(body).user.password === 'wrong') return problemBody('wrong_credentials', 422);
    users.delete(token);
    users.set('member', { anonymous: false });
    return { json: { token: 'member', user: userOf('member'), merged: {} }, delayMs: 40 };
  }
  if (path === '/api/sign_out' && method === 'POST') {
    users.delete(token);
    return { json: { token: fresh() } };
  }
  return { json: { box_designs: [] } };
};

let server: Awaited<ReturnType<typeof startHttpServer>>;
beforeAll(async () => {
  // jsdom keeps the timer of a request with a broken connection: with the shop's 65 s the test would not end.
  httpClient.defaults.timeout = 2_000;
  server = await startHttpServer(answer);
  setShopDocument({ ...testDocument, apiOrigin: server.origin });
});
afterAll(() => server.close());
beforeEach(() => {
  localStorage.clear();
  removeCookie('api-token', '');
  removeCookie('logged-in', '');
  setCurrentToken(undefined);
  users.clear();
  failing.clear();
  unreachable = false;
  refusal = undefined;
  made = 0;
  server.received.length = 0;
});
const paths = () => server.received.map(({ path }) => path);

it('creates an anonymous user when there is no token, and stores its token in cookie and local key', async () => {
  await startSession();
  expect(paths()).toEqual(['/api/users/anonymous', '/api/users/me']);
  expect(localStorage.getItem('api-token')).toBe('anon-1');
  expect(readCookie('api-token')).toBe('anon-1');
  expect(session.get()).toMatchObject({
    status: 'ready',
    signedIn: false,
    user: { spree_api_key: 'anon-1' },
  });
});

it('goes on with a stored token', async () => {
  users.set('mine', { anonymous: false });
  localStorage.setItem('api-token', 'mine');
  await startSession();
  expect(paths()).toEqual(['/api/users/me']);
  expect(session.get().signedIn).toBe(true);
  expect(readCookie('logged-in')).toBe('true');
});

it('creates a new anonymous user when the stored token is refused', async () => {
  localStorage.setItem('api-token', 'dead');
  await startSession();
  expect(paths()).toEqual(['/api/users/me', '/api/users/anonymous', '/api/users/me']);
  expect(currentToken()).toBe('anon-1');
});

it('creates one, too, when the answer about the stored one carries an error', async () => {
  users.set('mine', { anonymous: false });
  failing.add('mine');
  localStorage.setItem('api-token', 'mine');
  await startSession();
  expect(paths()).toEqual(['/api/users/me', '/api/users/anonymous', '/api/users/me']);
  expect(currentToken()).toBe('anon-1');
});

const impossible = [
  ['20 kB long', 'x'.repeat(20_000)],
  ['no text of a header', 'zażółć'],
] as const;
it.each(impossible)('creates one without asking when what is stored is %s', async (_, stored) => {
  localStorage.setItem('api-token', stored);
  await startSession();
  expect(paths()).toEqual(['/api/users/anonymous', '/api/users/me']);
  expect(localStorage.getItem('api-token')).toBe('anon-1');
  expect(session.get().status).toBe('ready');
});

it('goes on with the local key when the cookie can be no token', async () => {
  users.set('mine', { anonymous: false });
  localStorage.setItem('api-token', 'mine');
  writeCookie('api-token', 'no token', { domain: '' });
  await startSession();
  expect(session.get().user?.spree_api_key).toBe('mine');
});

it('keeps the stored token when the server cannot be reached', async () => {
  localStorage.setItem('api-token', 'mine');
  unreachable = true;
  await startSession();
  expect(session.get().status).toBe('failed');
  expect(localStorage.getItem('api-token')).toBe('mine');
});

it.each([401, 403, 404])(
  'has failed, and can start again, when the server creates no user: %s',
  async (status) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    refusal = status;
    await startSession();
    expect(session.get()).toEqual({ status: 'failed', user: null, signedIn: false });
    // Nobody waits forever for a session that does not come.
    const asked = requireMember();
    await new Promise((resolve) => setTimeout(resolve));
    expect(openDialog.get()).toMatchObject({ kind: 'signIn' });
    openDialog.get()?.settle(false);
    await expect(asked).resolves.toBe(false);
    refusal = undefined;
    await startSession();
    expect(session.get().status).toBe('ready');
    warn.mockRestore();
  },
);

it('warns about a token that is none', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  storeToken(undefined);
  storeToken('');
  expect(warn.mock.calls).toEqual([
    ['you are trying to set empty token'],
    ['you are trying to set empty token'],
  ]);
  expect(localStorage.getItem('api-token')).toBeNull();
  warn.mockRestore();
});

it('signs out into a fresh anonymous session', async () => {
  users.set('mine', { anonymous: false });
  localStorage.setItem('api-token', 'mine');
  await startSession();
  expect((await signOut()).ok).toBe(true);
  expect(session.get()).toMatchObject({ signedIn: false, user: { spree_api_key: 'anon-1' } });
  expect(readCookie('logged-in')).toBeUndefined();
});

it('replaces a token that died meanwhile and repeats the call once', async () => {
  await startSession();
  users.delete('anon-1');
  const reply = await call(listMyDesigns);
  expect(reply).toEqual({ ok: true, value: { box_designs: [] } });
  expect(currentToken()).toBe('anon-2');
});

it('sends a sign-in after the reads in flight, and all others after it with its token', async () => {
  await startSession();
  server.received.length = 0;
  events.length = 0;
  const before = call(getCurrentOrder).then((reply) => events.push(`read before: ${reply.ok}`));
  await waitFor(() => expect(paths()).toHaveLength(1));
  const signedIn = call(signIn, { body: { user: { email: 'a@example.com', password: 'correct horse' } } });
  const after = call(listMyDesigns).then((reply) => events.push(`read after: ${reply.ok}`));
  await Promise.all([before, signedIn, after]);
  expect(events).toEqual(['read before: true', 'sign-in received', 'read after: true']);
  // A refused read would have been sent twice, and would have made a new visitor.
  expect(server.received.map(({ path, headers }) => [path, headers['x-spree-token']])).toEqual([
    ['/api/v2/orders/current', 'anon-1'],
    ['/api/sign_in', 'anon-1'],
    ['/api/box_designs/mine', 'member'],
  ]);
});

it('goes on after a refused sign-in with the token it had', async () => {
  await startSession();
  const refused = call(signIn, { body: { user: { email: 'a@example.com', password: 'wrong' } } });
  expect(await Promise.all([refused, call(listMyDesigns)])).toMatchObject([
    { ok: false, problem: { code: 'wrong_credentials' } },
    { ok: true },
  ]);
  expect(currentToken()).toBe('anon-1');
});

it('takes over what another tab does', async () => {
  await startSession();
  syncSessionAcrossTabs();
  users.set('other', { anonymous: false });
  window.dispatchEvent(new StorageEvent('storage', { key: 'api-token', newValue: 'other' }));
  await new Promise<void>((resolve) => {
    const stop = session.subscribe(() => {
      stop();
      resolve();
    });
  });
  expect(session.get()).toMatchObject({ signedIn: true, user: { spree_api_key: 'other' } });
  for (const [, newValue] of impossible)
    window.dispatchEvent(new StorageEvent('storage', { key: 'api-token', newValue }));
  expect(currentToken()).toBe('other');
});

describe('requireMember', () => {
  it('asks in a dialog and resolves when the shopper is in', async () => {
    await startSession();
    const asked = requireMember();
    await new Promise((resolve) => setTimeout(resolve));
    expect(openDialog.get()).toMatchObject({ kind: 'signIn', mode: 'signIn' });
    users.set('member', { anonymous: false });
    await adopt('member', userOf('member'));
    openDialog.get()?.settle(true);
    await expect(asked).resolves.toBe(true);
    expect(openDialog.get()).toBeUndefined();
    await expect(requireMember()).resolves.toBe(true);
    expect(openDialog.get()).toBeUndefined();
  });

  it('resolves to false when the dialog is closed', async () => {
    await startSession();
    const asked = requireMember('register');
    await new Promise((resolve) => setTimeout(resolve));
    openDialog.get()?.settle(false);
    await expect(asked).resolves.toBe(false);
  });
});

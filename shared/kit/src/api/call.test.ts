/** @jest-environment jsdom */
import { createAnonymousUser, getOrder, listMyDesigns, signIn, uploadAsset } from '@shop/contracts';
import { setShopDocument } from '../document/shop-document.ts';
import { testDocument } from '../testing/document.ts';
import {
  problemBody,
  type ReceivedRequest,
  startHttpServer,
  type TestReply,
} from '../testing/http-server.ts';
import { apiService, httpClient } from './api-service.ts';
import { call, upload } from './call.ts';
import { setCurrentToken, setTokenReady } from './token.ts';

let answer: (request: ReceivedRequest) => TestReply = () => ({});
let server: Awaited<ReturnType<typeof startHttpServer>>;

beforeAll(async () => {
  // jsdom keeps the timer of a request with a broken connection: with the shop's 65 s the test would not end.
  httpClient.defaults.timeout = 2_000;
  server = await startHttpServer((request) => answer(request));
  setShopDocument({ ...testDocument, region: 'pl', apiOrigin: server.origin });
});
afterAll(() => server.close());
beforeEach(() => {
  server.received.length = 0;
  answer = () => ({});
  setTokenReady(Promise.resolve());
  setCurrentToken('tok');
  window.history.replaceState(null, '', '/');
});

it('sends region and token, and nothing of an ad click that nobody has allowed; returns the body', async () => {
  window.history.replaceState(null, '', '/?gclid=abc&x=1');
  answer = () => ({ json: { number: 'R1' } });
  const reply = await call(getOrder, { params: { number: 'R 1' } });
  expect(reply).toEqual({ ok: true, value: { number: 'R1' } });
  const [request] = server.received;
  expect(request?.path).toBe('/api/orders/R%201');
  expect(request?.headers['x-region']).toBe('pl');
  expect(request?.headers['x-spree-token']).toBe('tok');
  expect(request?.headers).not.toHaveProperty('x-click-data');
});

it('returns the problem of the API with its fields', async () => {
  answer = () => problemBody('wrong_credentials', 422);
  const reply = await call(signIn, { body: { user: { email: 'a@b.cd', password: 'x' } } });
  expect(reply).toMatchObject({ ok: false, problem: { code: 'wrong_credentials', status: 422 } });
  expect(server.received).toHaveLength(1);
});

describe('without a token', () => {
  it.each([401, 403, 404])('answers null with a warning for %d', async (status) => {
    setCurrentToken(undefined);
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    answer = () => ({ status });
    await expect(apiService.call('get', '/users/anonymous')).resolves.toBeNull();
    expect(warn).toHaveBeenCalledWith('Call to API failed because token is invalid');
    warn.mockRestore();
  });

  it('rethrows other failures, and everything once there is a token', async () => {
    setCurrentToken(undefined);
    answer = () => ({ status: 500 });
    await expect(apiService.call('get', '/x')).rejects.toMatchObject({ response: { status: 500 } });
    setCurrentToken('tok');
    answer = () => ({ status: 404 });
    await expect(apiService.call('get', '/x')).rejects.toMatchObject({ response: { status: 404 } });
  });

  it('refuses a call that needs one', async () => {
    setCurrentToken(undefined);
    const reply = await call(listMyDesigns);
    expect(reply).toMatchObject({
      ok: false,
      problem: { code: 'unauthorized', detail: 'Auth token is not defined' },
    });
    expect(server.received).toHaveLength(0);
  });
});

it('refuses a method it does not know', async () => {
  await expect(apiService.call('trace', '/x')).rejects.toThrow('ApiService.call received wrong method');
});

describe('repeating', () => {
  it('repeats a read whose connection breaks', async () => {
    answer = () => (server.received.length < 3 ? { dropConnection: true } : { json: { token: 't' } });
    expect(await call(createAnonymousUser)).toEqual({ ok: true, value: { token: 't' } });
    expect(server.received).toHaveLength(3);
  });

  it('gives up as offline after three attempts', async () => {
    answer = () => ({ dropConnection: true });
    expect(await call(createAnonymousUser)).toMatchObject({ ok: false, problem: { code: 'offline' } });
    expect(server.received).toHaveLength(3);
  });

  it('never repeats a write without a key, and sends the same key again with one', async () => {
    const body = { user: { email: 'a@b.cd', password: 'x' } };
    answer = () => problemBody('busy', 503);
    await call(signIn, { body });
    expect(server.received).toHaveLength(1);
    await call(signIn, { body, idempotencyKey: 'k1' });
    const keys = server.received.slice(1).map(({ headers }) => headers['idempotency-key']);
    expect(keys).toEqual(['k1', 'k1', 'k1']);
  });
});

describe('reads in flight', () => {
  it('are sent once', async () => {
    answer = () => ({ json: { n: 1 }, delayMs: 20 });
    const replies = await Promise.all([call(createAnonymousUser), call(createAnonymousUser)]);
    expect(replies.map(({ ok }) => ok)).toEqual([true, true]);
    expect(server.received).toHaveLength(1);
  });

  it('go on for one caller when another leaves', async () => {
    answer = () => ({ json: { token: 't' }, delayMs: 60 });
    const leaver = new AbortController();
    const leaving = call(createAnonymousUser, { signal: leaver.signal });
    const staying = call(createAnonymousUser, { signal: new AbortController().signal });
    setTimeout(() => leaver.abort(), 20);
    expect(await leaving).toMatchObject({ ok: false, problem: { code: 'aborted' } });
    expect(await staying).toEqual({ ok: true, value: { token: 't' } });
  });

  it('are not shared once landed', async () => {
    await call(createAnonymousUser);
    await call(createAnonymousUser);
    expect(server.received).toHaveLength(2);
  });
});

it('waits for the session before it calls', async () => {
  setCurrentToken(undefined);
  setTokenReady(
    new Promise((resolve) =>
      setTimeout(() => {
        setCurrentToken('late');
        resolve();
      }, 30),
    ),
  );
  await call(listMyDesigns);
  expect(server.received[0]?.headers['x-spree-token']).toBe('late');
});

it('uploads the bytes as they are, with the name beside them', async () => {
  answer = () => ({ json: { id: 'a' } });
  const reply = await upload(uploadAsset, new File(['%PDF-1.7'], 'pudełko 1.pdf'));
  expect(reply.ok).toBe(true);
  const [request] = server.received;
  expect(request?.body).toBe('%PDF-1.7');
  expect(request?.headers['content-type']).toBe('application/octet-stream');
  expect(decodeURIComponent(String(request?.headers['x-file-name']))).toBe('pudełko 1.pdf');
});

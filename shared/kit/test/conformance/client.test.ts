/** @jest-environment jsdom */
import { getCurrentOrder, listMyDesigns } from '@shop/contracts';
import { apiService, httpClient } from '../../src/api/api-service.ts';
import { call } from '../../src/api/call.ts';
import { setClickData } from '../../src/api/click-data.ts';
import { setCurrentToken, setTokenReady } from '../../src/api/token.ts';
import { setShopDocument } from '../../src/document/shop-document.ts';
import { testDocument } from '../../src/testing/document.ts';
import { type ReceivedRequest, startHttpServer, type TestReply } from '../../src/testing/http-server.ts';

let answer: (request: ReceivedRequest) => TestReply = () => ({});
let server: Awaited<ReturnType<typeof startHttpServer>>;
beforeAll(async () => {
  server = await startHttpServer((request) => answer(request));
  setShopDocument({ ...testDocument, region: 'gb', apiOrigin: server.origin });
});
afterAll(() => server.close());
beforeEach(() => {
  server.received.length = 0;
  answer = () => ({});
  setTokenReady(Promise.resolve());
  setCurrentToken('tok');
  setClickData({});
});

it('gives a call 65000 ms', async () => {
  const given: number[] = [];
  const send = jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (
    this: XMLHttpRequest,
  ) {
    given.push(this.timeout);
    this.dispatchEvent(new ProgressEvent('timeout'));
  });
  const reply = await call(getCurrentOrder);
  expect(given[0]).toBe(65_000);
  expect(reply).toMatchObject({ ok: false, problem: { code: 'timeout', detail: 'timeout exceeded' } });
  send.mockRestore();
});

it('calls below /api with the region and the token', async () => {
  await apiService.call('get', '/orders/mine');
  expect(server.received[0]).toMatchObject({
    path: '/api/orders/mine',
    headers: { 'x-region': 'gb', 'x-spree-token': 'tok' },
  });
});

it.each(['get', 'post', 'put', 'patch', 'delete'])('sends %s', async (method) => {
  await apiService.call(method, '/x');
  expect(server.received[0]?.method).toBe(method.toUpperCase());
});

it.each(['head', 'options', 'trace', ''])('refuses the method "%s"', async (method) => {
  await expect(apiService.call(method, '/x')).rejects.toThrow('ApiService.call received wrong method');
  expect(server.received).toEqual([]);
});

it('adds what is known of the ad click, and nothing where nothing is', async () => {
  await apiService.call('get', '/x');
  expect(server.received[0]?.headers).not.toHaveProperty('x-click-data');
  setClickData({ country: 'PL', originClient: 'browser', gclid: 'g-1' });
  await apiService.call('get', '/x');
  expect(JSON.parse(String(server.received[1]?.headers['x-click-data']))).toEqual({
    country: 'PL',
    originClient: 'browser',
    gclid: 'g-1',
  });
});

it('says Network Error and Request aborted', async () => {
  // jsdom keeps the timer of a request with a broken connection: with the shop's 65 s the test would not end.
  httpClient.defaults.timeout = 2_000;
  answer = () => ({ dropConnection: true });
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await call(listMyDesigns)).toMatchObject({ problem: { detail: 'Network Error' } });
  answer = () => ({ delayMs: 200 });
  const stop = new AbortController();
  const stopped = call(listMyDesigns, { signal: stop.signal });
  setTimeout(() => stop.abort(), 20);
  expect(await stopped).toMatchObject({ problem: { detail: 'Request aborted' } });
  error.mockRestore();
});

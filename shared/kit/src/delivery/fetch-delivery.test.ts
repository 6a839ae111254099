/** @jest-environment jsdom */
import { setCurrentToken, setTokenReady } from '../api/token.ts';
import { setShopDocument } from '../document/shop-document.ts';
import { ProblemError, problemBehind } from '../query/problem-error.ts';
import { testDocument } from '../testing/document.ts';
import {
  problemBody,
  type ReceivedRequest,
  startHttpServer,
  type TestReply,
} from '../testing/http-server.ts';
import { fetchDeliveryEstimates, fetchEmissions, fetchExpressOptions } from './fetch-delivery.ts';

let answer: (request: ReceivedRequest) => TestReply = () => ({});
let server: Awaited<ReturnType<typeof startHttpServer>>;
beforeAll(async () => {
  server = await startHttpServer((request) => answer(request));
  setShopDocument({ ...testDocument, apiOrigin: server.origin });
  setTokenReady(Promise.resolve());
  setCurrentToken('tok');
});
afterAll(() => server.close());
beforeEach(() => {
  server.received.length = 0;
});

const wrappers = [
  [
    'Unable to fetch Delivery Estimates',
    () => fetchDeliveryEstimates({ variant_skus: 'a', quantity: 500 }),
    '/api/v1/delivery_estimates?variant_skus=a&quantity=500',
  ],
  [
    'Unable to fetch Express Delivery Options',
    () => fetchExpressOptions({ sku: 'a', country: 'DE' }),
    '/api/prices/express_delivery?sku=a&country=DE',
  ],
  [
    'Unable to fetch Product Emissions',
    () => fetchEmissions({ sku: 'a', quantity: 2 }),
    '/api/v2/products/a/emissions?quantity=2',
  ],
] as const;

describe.each(wrappers)('%s', (message, fetch, path) => {
  it('is what the wrapper throws, with the problem as its cause', async () => {
    answer = () => problemBody('unknown_product', 404);
    const error: unknown = await fetch().then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(Error);
    expect((error as Error).message).toBe(message);
    expect((error as Error).cause).toBeInstanceOf(ProblemError);
    expect(problemBehind(error)?.code).toBe('unknown_product');
  });

  it('is not thrown for an answer, which is handed on as it is', async () => {
    answer = () => ({ json: { told: true } });
    await expect(fetch()).resolves.toEqual({ told: true });
    expect(server.received.map((request) => request.path)).toEqual([path]);
  });
});

it('finds no problem behind an error that has none', () => {
  expect(problemBehind(new Error('x', { cause: new Error('y') }))).toBeUndefined();
  expect(problemBehind('x')).toBeUndefined();
});

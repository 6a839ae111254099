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
import { fetchAllPricing, fetchMinimalPricing, fetchVariantPricing, fetchVariants } from './fetch-prices.ts';

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

const configuration = {
  product: 'mailer-box-plain',
  size: { length: 250, width: 200, height: 80 },
  material: 'cardboard-natural',
  print_mode: 'no-print',
  finish: 'foil-none',
  quality: 'standard',
};
const wrappers = [
  [
    'Unable to fetch Pricing by Product Variant',
    () => fetchVariantPricing({ configuration }),
    '/api/v3/dynamic_prices',
  ],
  [
    'Unable to fetch All Pricing for Products',
    () => fetchAllPricing({ region: 'pl' }),
    '/api/prices/list?region=pl',
  ],
  [
    'Unable to fetch All Pricing for Products',
    () => fetchMinimalPricing({ region: 'pl' }),
    '/api/prices/minimal?region=pl',
  ],
] as const;

describe.each(wrappers)('%s', (message, fetch, path) => {
  it('is what the wrapper throws, with the problem as its cause', async () => {
    answer = () => problemBody('unknown_product', 404);
    const error: unknown = await fetch().then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
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

describe('variants by id', () => {
  const idsOf = ({ path }: ReceivedRequest): string[] =>
    new URL(path, 'http://shop.test').searchParams.getAll('q[external_pim_id_in][]');
  const ids = Array.from({ length: 250 }, (_, index) => `id-${index}`);
  const variantsFor = (request: ReceivedRequest) => ({
    variants: idsOf(request).map((id) => ({
      external_pim_id: id,
      volume_prices: [{ range_start: 60 }, { range_start: 30 }],
    })),
  });

  it('are asked for a hundred at a time, two requests at once, with ladders ascending', async () => {
    let open = 0;
    let most = 0;
    answer = (request) => {
      open += 1;
      most = Math.max(most, open);
      setTimeout(() => {
        open -= 1;
      }, 300);
      return { json: variantsFor(request), delayMs: 320 };
    };
    const found = await fetchVariants(ids, { 'q[region_eq]': 'pl' });
    expect(found.map(({ external_pim_id }) => external_pim_id)).toEqual(ids);
    expect(found[0]?.volume_prices.map(({ range_start }) => range_start)).toEqual([30, 60]);
    expect(server.received.map((request) => idsOf(request).length).sort()).toEqual([100, 100, 50]);
    expect(most).toBe(2);
  });

  it('leave out a chunk that fails, and throw nothing', async () => {
    answer = (request) =>
      idsOf(request).includes('id-100') ? problemBody('internal', 500) : { json: variantsFor(request) };
    const found = await fetchVariants(ids, {});
    expect(found.map(({ external_pim_id }) => external_pim_id)).toEqual([
      ...ids.slice(0, 100),
      ...ids.slice(200),
    ]);
    expect(await fetchVariants([], {})).toEqual([]);
  });
});

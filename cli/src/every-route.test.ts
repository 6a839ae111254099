/** Rules for every endpoint of the whole API. */
import path from 'node:path';
import { createArtworkDecoder } from '@shop/api/artwork/composition';
import { createDiskStore } from '@shop/api/platform/composition';
import { startTestApi, type TestApi } from '@shop/api/test/start-test-api.ts';
import { type Endpoint, scopeOf, staffScopes } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { createDomains } from './domains.ts';

const artwork = createArtworkDecoder();
let shop: TestApi;
beforeAll(async () => {
  shop = await startTestApi({
    domains: (deps) =>
      createDomains(deps, {
        artwork,
        releaseFiles: createDiskStore(path.join(deps.settings.dataDir, 'releases')),
        stripe: null,
        stripeWebhookSecret: null,
        vatRegistry: { name: 'vies', covers: () => false, ask: async () => ({ kind: 'invalid' }) },
      }),
  });
});
afterAll(async () => {
  await shop.cleanup();
  artwork.close();
});

const operator = { authorization: 'Bearer a staff key for tests' };
const endpoints = (): readonly Endpoint[] => shop.api.registrations.map(({ endpoint }) => endpoint);
const writes = () => endpoints().filter(({ method }) => method !== 'GET');
/** Returns an address of the endpoint with a value for each parameter. */
const addressOf = ({ path: pattern }: Endpoint): string => pattern.replace(/:\w+/g, '1');

const keyFor = async (scopes: readonly string[]) => {
  const made = await shop.call('POST', '/sign_up', {
    token: await shop.visitor(),
    body: {
      user: {
        email: `${scopes.join('-').replace(/\W/g, '')}@example.com`,
        password: 'correct horse battery',
      },
    },
  });
  const { token } = made.body as { token: string };
  const { body } = await shop.call('POST', '/v1/api_keys', { token, body: { name: 'k', scopes } });
  return (body as { key: string }).key;
};

it('every write looks at its Idempotency-Key: one that is too long is refused, a required one is missed', async () => {
  expect(writes().length).toBeGreaterThan(60);
  const token = await shop.visitor();
  let refused = 0;
  for (const endpoint of writes()) {
    const who = endpoint.audience === 'staff' ? operator : { 'x-spree-token': token };
    const { body } = await shop.call(endpoint.method, addressOf(endpoint), {
      headers: { ...who, 'idempotency-key': 'x'.repeat(256) },
      ...(endpoint.binary === 'request' ? { bytes: new Uint8Array(1) } : { body: {} }),
    });
    const problem = body as { code: string; fields?: { path: string }[] };
    // Other errors of the request come first; nothing passes both checks.
    expect([endpoint.path, ['invalid_input', 'unauthorized', 'not_found']]).toEqual([
      endpoint.path,
      expect.arrayContaining([problem.code]),
    ]);
    if (problem.fields?.some(({ path: at }) => at === 'Idempotency-Key')) refused += 1;
  }
  expect(refused).toBeGreaterThan(10);
}, 120_000);

it('a key of another scope gets 403 with the scope named, everywhere, and writes nothing', async () => {
  const key = await keyFor(['events:read']);
  const before = await counts();
  for (const endpoint of endpoints()) {
    const needed = scopeOf(endpoint);
    if (needed === 'events:read' || endpoint.binary === 'request') continue;
    const reply = await shop.call(endpoint.method, addressOf(endpoint), {
      headers: {
        authorization: `Bearer ${key}`,
        'idempotency-key': `${endpoint.method} ${endpoint.path}`.slice(0, 200),
      },
      ...(endpoint.method === 'GET' ? {} : { body: {} }),
    });
    // An account's key learns nothing about staff endpoints.
    const expected = endpoint.audience === 'staff' ? [404, 'not_found'] : [403, 'forbidden'];
    const { code, detail } = reply.body as { code: string; detail: string };
    expect([endpoint.method, endpoint.path, reply.status, code]).toEqual([
      endpoint.method,
      endpoint.path,
      ...expected,
    ]);
    if (endpoint.audience !== 'staff' && needed !== null) expect(detail).toContain(needed);
  }
  expect(await counts()).toEqual(before);
}, 120_000);

it('a narrow key of the staff opens nothing else of theirs', async () => {
  const made = await shop.call('POST', '/v1/staff/api_keys', {
    headers: operator,
    body: { name: 'narrow', scopes: ['staff:events:read'] },
  });
  const { key } = made.body as { key: string };
  const before = await counts();
  for (const endpoint of endpoints().filter(({ audience }) => audience === 'staff')) {
    if (scopeOf(endpoint) === 'staff:events:read') continue;
    const reply = await shop.call(endpoint.method, addressOf(endpoint), {
      headers: { authorization: `Bearer ${key}` },
      ...(endpoint.method === 'GET' ? {} : { body: {} }),
    });
    expect([endpoint.path, reply.status]).toEqual([endpoint.path, 403]);
  }
  expect(await counts()).toEqual(before);
});

it('has a scope that a key can be given, for every endpoint that a key may call', () => {
  for (const endpoint of endpoints()) {
    const scope = scopeOf(endpoint);
    if (scope !== null)
      expect([endpoint.path, scope, staffScopes.includes(scope)]).toEqual([endpoint.path, scope, true]);
  }
});

/** Rows of every table that a refused call could have changed. */
const counts = async (): Promise<unknown> =>
  shop.db.query(sql`
    select (select count(*) from users)::int as users, (select count(*) from carts)::int as carts,
      (select count(*) from cart_lines)::int as lines, (select count(*) from box_designs)::int as designs,
      (select count(*) from quote_requests)::int as quotes, (select count(*) from addresses)::int as addresses,
      (select count(*) from payments)::int as payments, (select count(*) from api_keys)::int as keys,
      (select count(*) from webhook_endpoints)::int as endpoints, (select count(*) from jobs)::int as jobs,
      (select count(*) from idempotency_keys)::int as kept, (select count(*) from access_log)::int as log`);

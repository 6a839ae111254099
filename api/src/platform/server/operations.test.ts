import { execFileSync } from 'node:child_process';
import * as contracts from '@shop/contracts';
import { defineEndpoint } from '@shop/contracts';
import { identity } from '../../../test/domains.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { places } from '../places/places.ts';
import type { Domain } from './domain.ts';
import { openApiOf } from './openapi.ts';
import type { Registration } from './registration.ts';
import { ok } from './result.ts';

const staffOnly = defineEndpoint({
  method: 'GET',
  path: '/test/staff',
  summary: 'For staff',
  audience: 'staff',
  reply: contracts.emptyReply,
  errors: [],
});
const broken = defineEndpoint({
  ...staffOnly,
  path: '/test/broken',
  audience: 'anyone',
  reply: contracts.quantity,
});

let reachable = true;
const domain: Domain = {
  name: 'thing',
  register(route) {
    route.staff(staffOnly, async () => ok({}));
    route.open(broken, async () => ok(-1));
  },
  ready: async () => reachable,
};

let shop: TestApi;
beforeAll(async () => {
  shop = await startTestApi({ domains: () => [identity(), places(), domain] });
});
afterAll(() => shop.cleanup());
const get = (path: string, headers: Record<string, string> = {}) => fetch(`${shop.url}${path}`, { headers });

it('says that it lives, is ready, and which part is not', async () => {
  expect((await get('/healthz')).status).toBe(200);
  expect(await (await get('/readyz')).json()).toEqual({ ok: true, missing: [], degraded: [] });
  reachable = false;
  const reply = await get('/readyz');
  expect([reply.status, await reply.json()]).toEqual([503, { ok: false, missing: ['thing'], degraded: [] }]);
  reachable = true;
});

it('counts requests by route pattern', async () => {
  await shop.call('GET', '/v2/states?country_iso=US');
  const text = await (await get('/metrics')).text();
  expect(text).toMatch(
    /http_request_duration_seconds_count\{method="GET",route="\/api\/v2\/states",status="200"\} [1-9]/,
  );
  expect(text).toMatch(/db_statements_total \d+/);
});

it('describes every endpoint in OpenAPI 3.1', async () => {
  const document = (await (await get('/api/openapi.json')).json()) as {
    openapi: string;
    paths: Record<
      string,
      Record<string, { parameters: { name: string; in: string }[]; responses: Record<string, unknown> }>
    >;
  };
  expect(document.openapi).toBe('3.1.0');
  expect(Object.keys(document.paths)).toContain('/api/users/{id}');
  const states = document.paths['/api/v2/states']?.get;
  expect(states?.parameters.map(({ name }) => name)).toEqual([
    'country_iso',
    'X-Region',
    'X-Request-Id',
    'If-None-Match',
  ]);
  expect(Object.keys(document.paths['/api/sign_up']?.post?.responses ?? {})).toEqual(
    expect.arrayContaining(['200', '401', '422', '500']),
  );
});

interface Described {
  readonly security: readonly { readonly key?: readonly string[] }[];
  readonly responses: Readonly<
    Record<
      string,
      { content?: { 'application/problem+json'?: { examples?: Readonly<Record<string, unknown>> } } }
    >
  >;
}

const endpointsOfContracts = (): readonly contracts.Endpoint[] =>
  Object.values(contracts as Readonly<Record<string, unknown>>).filter(
    (value): value is contracts.Endpoint =>
      typeof value === 'object' && value !== null && 'audience' in value && 'path' in value,
  );

it('can describe every contract there is, each operation once and every reference resolvable', () => {
  const endpoints = endpointsOfContracts();
  const registrations: Registration[] = endpoints.map((endpoint) => ({
    endpoint,
    options: {},
    handler: async () => ok({}),
  }));
  const text = JSON.stringify(openApiOf(registrations, 'shop'));
  const ids = [...text.matchAll(/"operationId":"([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toHaveLength(endpoints.length);
  expect(new Set(ids).size).toBe(ids.length);
  const document = JSON.parse(text) as { components: Record<string, Record<string, unknown>> };
  const references = new Set([...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference = '']) => reference));
  expect(references.size).toBeGreaterThan(3);
  for (const reference of references) {
    const [, , kind = '', name = ''] = reference.split('/');
    expect([reference, document.components[kind]?.[name]]).toEqual([reference, expect.any(Object)]);
  }
});

/** Runs the independent validator in a separate process, since it is an ES module. */
const verdictOn = (document: unknown): unknown =>
  JSON.parse(
    execFileSync(
      process.execPath,
      [
        '--input-type=module',
        '--eval',
        `import { Validator } from '@seriousme/openapi-schema-validator';
        import { readFileSync } from 'node:fs';
        console.log(JSON.stringify(await new Validator().validate(JSON.parse(readFileSync(0, 'utf8')))));`,
      ],
      { input: JSON.stringify(document), encoding: 'utf8', cwd: __dirname, env: { PATH: process.env.PATH } },
    ),
  );

it('is OpenAPI 3.1 by a validator of somebody else, for every contract there is', () => {
  const registrations = endpointsOfContracts().map((endpoint) => ({
    endpoint,
    options: {},
    handler: async () => ok({}),
  }));
  const document = JSON.parse(JSON.stringify(openApiOf(registrations, 'shop')));
  expect(verdictOn(document)).toEqual({ valid: true });
  document.paths['/api/users/me'].get.parameters[0].in = 'nowhere';
  expect(verdictOn(document)).toMatchObject({ valid: false });
});

it('says who may call, with which scope, and which codes may come back', () => {
  const endpoints = endpointsOfContracts();
  const { paths } = openApiOf(
    endpoints.map((endpoint) => ({ endpoint, options: {}, handler: async () => ok({}) })),
    'shop',
  ) as { paths: Record<string, Record<string, Described>> };
  for (const endpoint of endpoints) {
    const described =
      paths[`/api${endpoint.path.replace(/:(\w+)/g, '{$1}')}`]?.[endpoint.method.toLowerCase()];
    const scope = contracts.scopeOf(endpoint);
    const keys = described?.security.flatMap(({ key }) => key ?? []);
    expect([endpoint.path, keys]).toEqual([endpoint.path, scope === null ? [] : [scope]]);
    const codes = Object.values(described?.responses ?? {}).flatMap(({ content }) =>
      Object.keys(content?.['application/problem+json']?.examples ?? {}),
    );
    expect(codes.sort()).toEqual([...new Set([...contracts.commonCodes, ...endpoint.errors])].sort());
    if (scope !== null)
      expect([endpoint.path, scope, [...contracts.staffScopes].includes(scope)]).toEqual([
        endpoint.path,
        scope,
        true,
      ]);
  }
});

it('shows the endpoints on a page that runs nothing', async () => {
  const reply = await get('/api/docs');
  const page = await reply.text();
  expect(reply.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(page).toContain('GET /api/v2/states');
  expect(page).not.toMatch(/<script|style="| on\w+=/);
  expect((await get('/api/docs.css')).headers.get('content-type')).toContain('text/css');
});

it('shows its figures to the operator alone, outside of a developer’s machine', async () => {
  const staging = await startTestApi({
    domains: () => [],
    db: shop.db,
    settings: { environment: 'staging' },
  });
  const ask = async (headers: Record<string, string>) =>
    (await fetch(`${staging.url}/metrics`, { headers })).status;
  expect(await ask({})).toBe(401);
  expect(await ask({ authorization: 'Bearer guess' })).toBe(401);
  expect(await ask({ authorization: 'Bearer a staff key for tests' })).toBe(200);
  expect(await (await get('/metrics')).text()).not.toMatch(/@|token=/);
  const forwarded = await get('/metrics', { 'x-forwarded-for': '192.0.2.7' });
  expect(forwarded.status).toBe(401);
  await staging.cleanup();
});

it('shows mailed files to developers alone', async () => {
  expect(await (await get('/api/dev/mail')).text()).toContain('Nothing has been mailed yet');
  const rebound = await shop.api.app.inject({
    url: '/api/dev/mail',
    headers: { host: 'evil.example' },
    remoteAddress: '127.0.0.1',
  });
  const far = await shop.api.app.inject({
    url: '/api/dev/mail',
    headers: { host: 'localhost' },
    remoteAddress: '192.0.2.7',
  });
  expect([rebound.statusCode, far.statusCode]).toEqual([404, 404]);
  const staging = await startTestApi({
    domains: () => [],
    db: shop.db,
    settings: { environment: 'staging' },
  });
  expect((await fetch(`${staging.url}/api/dev/mail`)).status).toBe(404);
  await staging.cleanup();
});

it('lets staff in by key alone', async () => {
  expect((await shop.call('GET', '/test/staff')).status).toBe(401);
  const wrong = await shop.call('GET', '/test/staff', { headers: { authorization: 'Bearer guess' } });
  expect(wrong.status).toBe(401);
  expect((await shop.call('GET', '/test/staff', { token: await shop.visitor() })).status).toBe(404);
  const right = await shop.call('GET', '/test/staff', {
    headers: { authorization: 'Bearer a staff key for tests' },
  });
  expect(right.status).toBe(200);
  expect(shop.logLines().join('')).not.toContain('a staff key for tests');
});

it('finds a reply that breaks its contract', async () => {
  expect((await shop.call('GET', '/test/broken')).status).toBe(500);
  expect(shop.logLines().join('')).toContain('breaks its contract');
});

it('answers states of countries that write them in addresses', async () => {
  const us = await shop.call('GET', '/v2/states?country_iso=US');
  expect((us.body as { data: unknown[] }).data).toContainEqual({
    id: expect.any(Number),
    type: 'state',
    attributes: { name: 'California', abbr: 'CA', country_iso: 'US', unsupported: false },
  });
  expect((await shop.call('GET', '/v2/states?country_iso=XX')).body).toEqual({ data: [] });
  expect((await shop.call('GET', '/v2/states')).body).toMatchObject({
    fields: [{ path: 'query.country_iso', code: 'required' }],
  });
});

import { request as rawRequest } from 'node:http';
import { defineEndpoint } from '@shop/contracts';
import * as z from 'zod/mini';
import { identity } from '../../../test/domains.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { keys } from '../keys/keys.ts';
import { binary } from './call.ts';
import type { Domain } from './domain.ts';
import { parseJsonBody } from './json-body.ts';
import { ok } from './result.ts';

const echo = defineEndpoint({
  method: 'POST',
  path: '/test/echo/:name',
  summary: 'Echo',
  audience: 'anyone',
  params: z.object({ name: z.string().check(z.maxLength(64)) }),
  query: z.object({ page: z.optional(z.string()) }),
  body: z.strictObject({ value: z.optional(z.string()) }),
  reply: z.object({ value: z.optional(z.string()), name: z.string() }),
  errors: [],
});
let counter = 0;
const mine = defineEndpoint({
  method: 'GET',
  path: '/test/mine',
  summary: 'A private read',
  audience: 'visitor',
  reply: z.object({ counter: z.int() }),
  errors: [],
});
const touch = defineEndpoint({
  method: 'POST',
  path: '/test/touch',
  summary: 'A write that takes nothing',
  audience: 'anyone',
  reply: z.object({ done: z.boolean() }),
  errors: [],
});
const picture = defineEndpoint({
  method: 'GET',
  path: '/test/picture',
  summary: 'What a browser opens',
  audience: 'anyone',
  reply: z.object({}),
  errors: [],
  binary: 'reply',
});
const things: Domain = {
  name: 'things',
  register(route) {
    route.open(echo, async ({ params, body }) => ok({ ...body, name: params.name }));
    route(mine, async () => ok({ counter }));
    route.open(touch, async () => ok({ done: true }));
    route.open(picture, async () => ok(binary(new Uint8Array([1]), 'image/png')));
  },
};

let shop: TestApi;
beforeAll(async () => {
  shop = await startTestApi({ domains: () => [identity(), keys(), things] });
});
afterAll(() => shop.cleanup());

const post = (body: string | Uint8Array<ArrayBuffer>, type = 'application/json', path = '/test/echo/a') =>
  fetch(`${shop.url}/api${path}`, { method: 'POST', headers: { 'content-type': type }, body });
const codeOf = async (reply: Response) => ((await reply.json()) as { code?: string; detail?: string }).code;

it('takes what is pasted into a path without marks that nobody sees', async () => {
  const reply = await post(
    '{}',
    'application/json',
    `/test/echo/${encodeURIComponent('\u200bR12\u00ad34\u2060 ')}`,
  );
  expect([reply.status, await reply.json()]).toEqual([200, { name: 'R1234' }]);
});

describe('a body', () => {
  it.each([
    ['not JSON', '{'],
    ['a name twice', '{"value":"a","value":"b"}'],
    ['a name twice, once escaped', '{"value":"a","v\\u0061lue":"b"}'],
    ['a name twice deep inside', '{"x":[{"y":{"a":1,"b":2,"a":3}}]}'],
    ['nesting without end', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
    ['NUL', '{"value":"a\\u0000b"}'],
    ['half a surrogate pair', '{"value":"\\ud800"}'],
    ['an unknown field', '{"colour":"red"}'],
    ['a polluting name', '{"constructor":{"prototype":{"admin":true}}}'],
    ['a wrong type', '{"value":7}'],
    ['a list', '[]'],
    ['too much', `{"value":"${'x'.repeat(1_100_000)}"}`],
  ])('with %s is refused with a closed code', async (_what, body) => {
    const reply = await post(body);
    expect(reply.status).toBe(422);
    expect(await codeOf(reply)).toBe('invalid_input');
    expect(Object.hasOwn(Object.prototype, 'admin')).toBe(false);
  });
  it('that is no UTF-8 is refused', async () => {
    const reply = await post(new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]));
    expect([reply.status, await codeOf(reply)]).toEqual([422, 'invalid_input']);
  });
  it.each([
    'text/plain',
    'application/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
  ])('of the type %s is refused', async (type) => {
    const reply = await post('value=1', type);
    expect([reply.status, await codeOf(reply)]).toEqual([422, 'invalid_input']);
  });
  it('may say the same name in different objects, and names inside of texts', () => {
    const text = '{"a":{"a":1},"b":[{"a":1},{"a":2}],"c":"{\\"a\\":1,\\"a\\":2}"}';
    expect(parseJsonBody(Buffer.from(text))).toEqual(JSON.parse(text));
  });
});

describe('where nothing is declared', () => {
  it.each([
    ['a field of the body', 'POST', '/test/touch', { foo: 1 }, 'foo'],
    ['a field of the query', 'POST', '/test/touch?foo=1', undefined, 'query.foo'],
    ['a field of a read', 'GET', '/test/mine?x=1', undefined, 'query.x'],
    ['what a cache is passed by with', 'GET', '/test/mine?_=1732800000', undefined, 'query._'],
    ['what is no page’s of a campaign', 'GET', '/test/mine?utm_source=mail', undefined, 'query.utm_source'],
    ['another field of a file', 'GET', '/test/picture?x=1', undefined, 'query.x'],
  ])('%s is refused by name', async (_what, method, path, body, name) => {
    const reply = await shop.call(method, path, {
      token: await shop.visitor(),
      ...(body ? { body } : {}),
    });
    expect([reply.status, reply.body]).toMatchObject([
      422,
      { code: 'invalid_input', fields: [{ path: name, code: 'unknown_field' }] },
    ]);
  });
  it('a list or a text as body is refused', async () => {
    for (const body of ['[]', '["a"]', '"a"', '7'])
      expect((await post(body, 'application/json', '/test/touch')).status).toBe(422);
  });
  it('an empty body, an empty object and no body are the same', async () => {
    expect((await post('{}', 'application/json', '/test/touch')).status).toBe(200);
    expect((await post('', 'application/json', '/test/touch')).status).toBe(200);
    expect((await shop.call('POST', '/test/touch')).status).toBe(200);
  });
  it('what mails and advertisers add to the address of a page or file is let pass', async () => {
    const added = 'utm_source=mail&utm_medium=email&gclid=Cj0&fbclid=Iw&mc_eid=1';
    expect((await shop.call('GET', `/test/picture?${added}`)).status).toBe(200);
  });
});

describe('an address', () => {
  it.each([
    '/test/echo/a%00b',
    '/test/echo/%zz',
    `/test/echo/${'x'.repeat(5000)}`,
    '/test/../../etc/passwd',
    '/nothing',
  ])('%.40s is answered with a closed code', async (path) => {
    const reply = await post('{}', 'application/json', path);
    expect([404, 422]).toContain(reply.status);
    expect(['not_found', 'invalid_input']).toContain(await codeOf(reply));
  });
  it('takes __proto__ in a query for what it is', async () => {
    const reply = await post('{}', 'application/json', '/test/echo/a?__proto__[admin]=1&__proto__=x');
    expect([reply.status, await codeOf(reply)]).toEqual([422, 'invalid_input']);
  });
  it('that stands twice in a query is refused', async () => {
    const reply = await post('{}', 'application/json', '/test/echo/a?page=1&page=2');
    expect(reply.status).toBe(422);
  });
});

describe('a method', () => {
  it.each(['GET', 'PUT', 'PATCH', 'DELETE'])(
    '%s that a path does not know is answered with 405',
    async (method) => {
      const reply = await fetch(`${shop.url}/api/test/echo/a`, { method });
      expect([reply.status, reply.headers.get('allow')]).toEqual([405, 'POST']);
      expect(await codeOf(reply)).toBe('method_not_allowed');
    },
  );
  it('OPTIONS lists the methods, HEAD answers like GET without a body', async () => {
    const options = await fetch(`${shop.url}/api/test/mine`, { method: 'OPTIONS' });
    expect([options.status, options.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    const head = await fetch(`${shop.url}/api/test/mine`, {
      method: 'HEAD',
      headers: { 'x-spree-token': await shop.visitor() },
    });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });
  it('nobody has heard of ends the connection with a sentence, not with a stack', async () => {
    const status = await new Promise<number>((resolve, reject) => {
      const { hostname, port } = new URL(shop.url);
      const sent = rawRequest({ hostname, port, path: '/api/test/mine', method: 'PROPFIND' }, (reply) => {
        reply.resume();
        resolve(reply.statusCode ?? 0);
      });
      sent.on('error', reject);
      sent.end();
    });
    expect([404, 405]).toContain(status);
  });
});

describe('a private read', () => {
  it('has a tag, is for its caller alone, and is 304 until something changes', async () => {
    const token = await shop.visitor();
    const first = await shop.call('GET', '/test/mine', { token });
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]{27}"$/);
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    expect(first.headers.get('vary')).toContain('X-Spree-Token');
    const again = await shop.call('GET', '/test/mine', { token, headers: { 'if-none-match': `W/${etag}` } });
    expect([again.status, again.text]).toEqual([304, '']);
    counter += 1;
    const changed = await shop.call('GET', '/test/mine', { token, headers: { 'if-none-match': etag } });
    expect([changed.status, changed.body]).toEqual([200, { counter: 1 }]);
    const stranger = await shop.call('GET', '/test/mine', { headers: { 'if-none-match': etag } });
    expect(stranger.status).toBe(401);
  });
  it('that holds a token is never kept', async () => {
    const reply = await shop.call('GET', '/users/anonymous');
    expect([reply.headers.get('cache-control'), reply.headers.get('etag')]).toEqual(['no-store', null]);
  });
});

it('counts by address, by endpoint and by key, says how much is left, and when to come back', async () => {
  const limited = await startTestApi({
    domains: () => [identity(), keys(), things],
    db: shop.db,
    settings: { rateLimitFactor: 0.01 },
  });
  // The middle of a minute, so that no new window begins during the test.
  limited.setClock(new Date('2026-12-01T12:00:20Z'));
  const call = (headers: Record<string, string> = {}) => limited.call('GET', '/test/mine', { headers });
  const token = await shop.visitor();
  const first = await call({ 'x-spree-token': token });
  expect(first.headers.get('ratelimit-policy')).toBe('"address";q=12;w=60');
  expect(first.headers.get('ratelimit')).toBe('"address";r=11;t=40');
  const made = await shop.call('POST', '/sign_up', {
    token: await shop.visitor(),
    body: { user: { email: 'limits@example.com', password: 'correct horse battery' } },
  });
  const { key } = (
    await shop.call('POST', '/v1/api_keys', {
      token: (made.body as { token: string }).token,
      body: { name: 'busy', scopes: ['catalogue:read'] },
    })
  ).body as { key: string };
  const bearer = { authorization: `Bearer ${key}` };
  const replies = [];
  for (let index = 0; index < 7; index += 1) replies.push(await call(bearer));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 429]);
  const last = replies.at(-1);
  expect(last?.headers.get('ratelimit-policy')).toBe('"key";q=6;w=60');
  expect([last?.headers.get('retry-after'), last?.body]).toEqual([
    '40',
    expect.objectContaining({ code: 'rate_limited' }),
  ]);
  const signIns = [];
  for (let index = 0; index < 2; index += 1)
    signIns.push(
      await limited.call('POST', '/user_passwords/recover', { body: { user: { email: 'a@example.com' } } }),
    );
  expect(signIns.map(({ status }) => status)).toContain(429);
  await limited.cleanup();
});

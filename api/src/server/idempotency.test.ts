import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { defineEndpoint } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { startTestApi, type TestApi } from '../../test/start-test-api.ts';
import { identity } from '../identity/identity.ts';
import type { Domain } from './domain.ts';
import { purgeKeys } from './idempotency.ts';
import { fail, ok } from './result.ts';

const work = defineEndpoint({
  method: 'POST',
  path: '/test/work',
  summary: 'Counts its runs',
  audience: 'visitor',
  body: z.object({
    wait: z.optional(z.int()),
    outcome: z.optional(z.enum(['busy', 'throw', 'conflict', 'placing'])),
    text: z.optional(z.string()),
  }),
  reply: z.object({ run: z.int(), id: z.string(), text: z.optional(z.string()) }),
  errors: ['stale_cart', 'completion_in_progress'],
});
const must = defineEndpoint({ ...work, path: '/test/must', idempotency: 'required' });

let runs = 0;
const domain: Domain = {
  name: 'test',
  register(route) {
    for (const endpoint of [work, must])
      route(endpoint, async ({ body }) => {
        runs += 1;
        const run = runs;
        await sleep(body.wait ?? 0);
        if (body.outcome === 'busy') return fail('busy');
        if (body.outcome === 'placing') return fail('completion_in_progress');
        if (body.outcome === 'conflict') return fail('stale_cart');
        if (body.outcome === 'throw') throw new Error('on purpose: secret-of-the-inside');
        return ok({ run, id: randomUUID(), ...(body.text === undefined ? {} : { text: body.text }) });
      });
  },
};

let shop: TestApi;
let token: string;
beforeAll(async () => {
  shop = await startTestApi({ domains: () => [identity(), domain] });
  token = await shop.visitor();
}, 60_000);
afterAll(() => shop.cleanup());

const send = (key: string | null, body: object = {}, { as = token, path = '/test/work' } = {}) =>
  shop.call('POST', path, {
    token: as,
    body,
    ...(key === null ? {} : { headers: { 'idempotency-key': key } }),
  });

it('answers a repeated request with the same bytes and does not run it again', async () => {
  const key = randomUUID();
  const before = runs;
  const first = await send(key, { text: 'żółć “ü”' });
  const again = await send(key, { text: 'żółć “ü”' });
  expect([again.status, again.text, runs - before]).toEqual([200, first.text, 1]);
  expect(again.headers.get('content-type')).toBe(first.headers.get('content-type'));
  expect([first.headers.get('idempotency-replayed'), again.headers.get('idempotency-replayed')]).toEqual([
    null,
    'true',
  ]);
});

it('replays an expected failure too, but none that passes by itself', async () => {
  for (const [outcome, statuses, more] of [
    ['conflict', [409, 409], 1],
    ['busy', [503, 503], 2],
    ['throw', [500, 500], 2],
    ['placing', [409, 409], 2],
  ] as const) {
    const key = randomUUID();
    const before = runs;
    const replies = [await send(key, { outcome }), await send(key, { outcome })];
    expect([outcome, replies.map(({ status }) => status), runs - before]).toEqual([outcome, statuses, more]);
    expect(replies.map(({ headers }) => headers.get('retry-after'))).toEqual(
      more === 1 ? [null, null] : ['1', '1'],
    );
  }
});

it('runs one of ten simultaneous requests; the others are told to wait or get its reply', async () => {
  const key = randomUUID();
  const before = runs;
  const replies = await Promise.all(Array.from({ length: 10 }, () => send(key, { wait: 150 })));
  expect(runs - before).toBe(1);
  const texts = new Set(replies.filter(({ status }) => status === 200).map(({ text }) => text));
  expect(texts.size).toBe(1);
  const others = replies.filter(({ status }) => status !== 200);
  expect(others.length).toBeGreaterThan(0);
  for (const other of others) {
    expect(other.body).toMatchObject({ code: 'request_in_progress', status: 409 });
    expect(other.headers.get('retry-after')).toBe('1');
  }
  expect(texts).toContain((await send(key, { wait: 150 })).text);
});

it('refuses a key under another body or path, and keeps keys of different callers apart', async () => {
  const key = randomUUID();
  const first = await send(key, { text: 'a' });
  expect((await send(key, { text: 'b' })).body).toMatchObject({
    code: 'idempotency_key_reused',
    status: 422,
  });
  expect((await send(key, { text: 'a' }, { path: '/test/must' })).body).toMatchObject({
    code: 'idempotency_key_reused',
  });
  const other = await send(key, { text: 'a' }, { as: await shop.visitor() });
  expect([other.status, other.text === first.text]).toEqual([200, false]);
});

it('asks for a key where the contract does, and refuses one that is too long', async () => {
  expect((await send(null, {}, { path: '/test/must' })).body).toMatchObject({
    code: 'idempotency_key_required',
  });
  expect((await send(randomUUID(), {}, { path: '/test/must' })).status).toBe(200);
  expect((await send('k'.repeat(256))).body).toMatchObject({
    code: 'invalid_input',
    fields: [{ path: 'Idempotency-Key', limit: 255 }],
  });
  expect((await send('k'.repeat(255))).status).toBe(200);
});

it('frees the key of a request whose process died, and forgets replies after a day', async () => {
  const key = randomUUID();
  await send(key, {});
  await shop.db.execute(
    sql`update idempotency_keys set state = 'in_progress', status = null, body = null where key = ${key}`,
  );
  expect((await send(key, {})).status).toBe(409);
  await shop.db.execute(
    sql`update idempotency_keys set started_at = now() - interval '2 minutes' where key = ${key}`,
  );
  const before = runs;
  expect([(await send(key, {})).status, runs - before]).toEqual([200, 1]);
  await shop.db.execute(
    sql`update idempotency_keys set started_at = now() - interval '25 hours' where key = ${key}`,
  );
  expect(await purgeKeys(shop.db)).toBe(1);
});

it('tells nothing of what broke inside', async () => {
  const reply = await send(null, { outcome: 'throw' });
  expect(reply.body).toMatchObject({ code: 'internal', status: 500 });
  expect(reply.text).not.toContain('secret-of-the-inside');
  expect(shop.logLines().join('')).toContain('secret-of-the-inside');
});

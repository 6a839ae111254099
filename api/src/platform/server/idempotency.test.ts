import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { defineEndpoint } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { identity } from '../../../test/domains.ts';
import { startTestApi, storeOfRun, type TestApi } from '../../../test/start-test-api.ts';
import type { Queryable } from '../db/db.ts';
import type { Domain } from './domain.ts';
import { computeFingerprint, purgeIdempotencyKeys, runInPhases } from './idempotency.ts';
import { fail, ok } from './result.ts';

const work = defineEndpoint({
  method: 'POST',
  path: '/test/work',
  summary: 'Counts its runs',
  audience: 'visitor',
  body: z.object({
    wait: z.optional(z.int()),
    outcome: z.optional(z.enum(['busy', 'throw', 'conflict', 'placing', 'range'])),
    text: z.optional(z.string()),
  }),
  reply: z.object({ run: z.int(), id: z.string(), text: z.optional(z.string()) }),
  errors: ['stale_cart', 'completion_in_progress'],
});
const must = defineEndpoint({ ...work, path: '/test/must', idempotency: 'required' });
const phased = defineEndpoint({ ...work, path: '/test/phased' });
const write = defineEndpoint({
  method: 'POST',
  path: '/test/write',
  summary: 'Writes a row before, in and after a transaction',
  audience: 'visitor',
  body: z.object({
    name: z.string(),
    inner: z.enum(['ok', 'fail', 'throw']),
    outcome: z.enum(['ok', 'throw']),
  }),
  reply: z.object({ inner: z.string() }),
  errors: ['stale_cart'],
});

let runs = 0;
const domain: Domain = {
  name: 'test',
  register(route) {
    for (const endpoint of [work, must, phased])
      route(
        endpoint,
        async ({ body, db }) => {
          runs += 1;
          const run = runs;
          await sleep(body.wait ?? 0);
          if (body.outcome === 'busy') return fail('busy');
          if (body.outcome === 'placing') return fail('completion_in_progress');
          if (body.outcome === 'conflict') return fail('stale_cart');
          if (body.outcome === 'range') await db.query(sql`select ${9_007_199_254_740_991}::bigint::int`);
          if (body.outcome === 'throw') throw new Error('on purpose: secret-of-the-inside');
          return ok({ run, id: randomUUID(), ...(body.text === undefined ? {} : { text: body.text }) });
        },
        endpoint === phased ? { phases: true } : {},
      );
    route(write, async ({ db, body: { name, inner, outcome } }) => {
      const put = (on: Queryable, what: string) =>
        on.execute(sql`insert into written (name) values (${`${name} ${what}`})`);
      await put(db, 'before');
      const done = await db
        .transaction(async (tx) => {
          tx.afterCommit(() => committed.push(name));
          await put(tx, 'inside');
          if (inner === 'throw') await put(tx, 'inside');
          return inner === 'fail' ? fail('stale_cart') : ok({});
        })
        .catch(() => fail('stale_cart'));
      await put(db, 'after');
      if (outcome === 'throw') throw new Error('on purpose');
      return ok({ inner: done.ok ? 'ok' : 'undone' });
    });
  },
};
const committed: string[] = [];

let shop: TestApi;
let token: string;
beforeAll(async () => {
  shop = await startTestApi({ domains: () => [identity(), domain] });
  token = await shop.visitor();
  await shop.db.script('create table written (id int generated always as identity, name text unique)');
});
afterAll(() => shop.cleanup());

const send = (key: string | null, body: object = {}, { as = token, path = '/test/work' } = {}) =>
  shop.call('POST', path, {
    token: as,
    body,
    ...(key === null ? {} : { headers: { 'idempotency-key': key } }),
  });

it('invariant 20: answers a repeated request with the same bytes and does not run it again', async () => {
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

it.each(['/test/work', '/test/phased'])(
  'invariant 20: runs one of ten simultaneous requests to %s; the others have to wait or get its reply',
  async (path) => {
    const key = randomUUID();
    const before = runs;
    const replies = await Promise.all(Array.from({ length: 10 }, () => send(key, { wait: 150 }, { path })));
    expect(runs - before).toBe(1);
    const texts = new Set(replies.filter(({ status }) => status === 200).map(({ text }) => text));
    expect(texts.size).toBe(1);
    const others = replies.filter(({ status }) => status !== 200);
    // PGlite has one connection: there the others wait for it and find the stored reply.
    if (storeOfRun() === 'postgres' || path === '/test/phased') expect(others.length).toBeGreaterThan(0);
    for (const other of others) {
      expect(other.body).toMatchObject({ code: 'request_in_progress', status: 409 });
      expect(other.headers.get('retry-after')).toBe('1');
    }
    expect(texts).toContain((await send(key, { wait: 150 }, { path })).text);
  },
);

it.each(['/test/work', '/test/phased'])(
  'answers a number that no column can hold as bad input, with and without a key (%s)',
  async (path) => {
    for (const key of [null, randomUUID()])
      for (let time = 0; time < 2; time += 1)
        expect((await send(key, { outcome: 'range' }, { path })).body).toMatchObject({
          code: 'invalid_input',
          status: 422,
        });
  },
);

describe('what a request wrote', () => {
  const written = async (name: string) =>
    (
      await shop.db.query<{ name: string }>(
        sql`select name from written where name like ${`${name} %`} order by id`,
      )
    ).map((row) => row.name.slice(name.length + 1));
  const put = (key: string, name: string, inner: string, outcome = 'ok') =>
    send(key, { name, inner, outcome }, { path: '/test/write' });

  it('is committed together with its reply', async () => {
    const key = randomUUID();
    const first = await put(key, 'whole', 'ok');
    expect([first.status, (await put(key, 'whole', 'ok')).text]).toEqual([200, first.text]);
    expect([await written('whole'), committed]).toEqual([['before', 'inside', 'after'], ['whole']]);
  });
  it('is undone where the request breaks, so that the same key may try again', async () => {
    const key = randomUUID();
    expect((await put(key, 'broken', 'ok', 'throw')).status).toBe(500);
    expect([await written('broken'), committed.includes('broken')]).toEqual([[], false]);
    const [kept] = await shop.db.query(sql`select 1 from idempotency_keys where key = ${key}`);
    expect(kept).toBeUndefined();
    expect((await put(key, 'broken', 'ok', 'throw')).status).toBe(500);
  });
  it.each(['fail', 'throw'])('loses a transaction that ends with %s, and no more', async (inner) => {
    const reply = await put(randomUUID(), `part-${inner}`, inner);
    expect([reply.status, reply.body]).toEqual([200, { inner: 'undone' }]);
    expect(await written(`part-${inner}`)).toEqual(['before', 'after']);
    expect(committed).not.toContain(`part-${inner}`);
  });
});

it('invariant 20: refuses a key under another body or path, and keeps keys of different callers apart', async () => {
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

describe('a request of several phases', () => {
  const expire = (key: string, past: string) =>
    shop.db.execute(sql`
      update idempotency_keys set state = 'in_progress', status = null, body = null,
        held_until = now() - ${past}::interval where key = ${key}`);
  const reply = (body: string) => async () => ({ status: 200, contentType: 'application/json', body });
  const lease = { seconds: 60, renewMs: 50, longestMs: 600_000 };
  /** Waits until a claim is held, or released; gives up after twenty seconds or more. */
  const untilHeld = async (key: string, wanted: boolean) => {
    for (let looks = 0; looks < 800; looks += 1) {
      const [row] = await shop.db.query<{ held: boolean }>(
        sql`select held_until > now() as held from idempotency_keys where key = ${key}`,
      );
      if (row?.held === wanted) return;
      await sleep(25);
    }
    throw new Error(`The claim was never ${wanted ? 'held' : 'over'}.`);
  };

  it('frees its key when its process died and no longer renews it, and is forgotten after a day', async () => {
    const key = randomUUID();
    await send(key, {}, { path: '/test/phased' });
    await expire(key, '-1 hour');
    expect((await send(key, {}, { path: '/test/phased' })).status).toBe(409);
    await expire(key, '1 second');
    expect((await send(key, { wait: 1 }, { path: '/test/phased' })).body).toMatchObject({
      code: 'idempotency_key_reused',
    });
    const before = runs;
    expect([(await send(key, {}, { path: '/test/phased' })).status, runs - before]).toEqual([200, 1]);
    await shop.db.execute(
      sql`update idempotency_keys set started_at = now() - interval '25 hours' where key = ${key}`,
    );
    expect(await purgeIdempotencyKeys(shop.db)).toBe(1);
  });

  it('keeps a key that an older release claimed for the 90 seconds it relied on', async () => {
    const key = randomUUID();
    await send(key, {}, { path: '/test/phased' });
    const age = (seconds: number) =>
      shop.db.execute(sql`
        update idempotency_keys set state = 'in_progress', held_until = null, holder = null, status = null, body = null,
          started_at = now() - make_interval(secs => ${seconds}) where key = ${key}`);
    await age(60);
    expect((await send(key, {}, { path: '/test/phased' })).status).toBe(409);
    await age(91);
    expect((await send(key, {}, { path: '/test/phased' })).status).toBe(200);
  });

  /** A run that ends on demand. */
  const running = (key: string, print: Buffer, how: typeof lease) => {
    let end = () => undefined as undefined;
    const told = new Promise<undefined>((resolve) => {
      end = () => void resolve(undefined);
    });
    const outcome = runInPhases(shop.db, 'a', key, print, () => told.then(reply('first')), how);
    return { outcome, end };
  };

  it('holds its key as long as it runs, however long that is', async () => {
    const [key, print] = [randomUUID(), computeFingerprint('POST', '/', '')];
    const slow = running(key, print, lease);
    await untilHeld(key, true);
    // Simulates that its claim has expired.
    await expire(key, '1 second');
    await untilHeld(key, true);
    const second = await runInPhases(shop.db, 'a', key, print, reply('second'), lease);
    expect(second).toMatchObject({ kind: 'refused', failure: { code: 'request_in_progress' } });
    slow.end();
    expect(await slow.outcome).toMatchObject({ kind: 'ran' });
    const third = await runInPhases(shop.db, 'a', key, print, reply('third'), lease);
    expect(third).toMatchObject({ kind: 'replay', reply: { body: 'first' } });
  });

  it('leaves the key alone once another has taken it over', async () => {
    const [key, print] = [randomUUID(), computeFingerprint('POST', '/', '')];
    const hanging = running(key, print, { ...lease, seconds: 0.1, renewMs: 600_000 });
    await untilHeld(key, false);
    expect(await runInPhases(shop.db, 'a', key, print, reply('second'), lease)).toMatchObject({
      kind: 'ran',
    });
    hanging.end();
    await hanging.outcome;
    const kept = await runInPhases(shop.db, 'a', key, print, reply('third'), lease);
    expect(kept).toMatchObject({ kind: 'replay', reply: { body: 'second' } });
  });
});

it('reveals nothing of internal errors', async () => {
  const reply = await send(null, { outcome: 'throw' });
  expect(reply.body).toMatchObject({ code: 'internal', status: 500 });
  expect(reply.text).not.toContain('secret-of-the-inside');
  expect(shop.logLines().join('')).toContain('secret-of-the-inside');
});

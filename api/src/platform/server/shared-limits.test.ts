import { defineEndpoint, emptyReply } from '@shop/contracts';
import { startRedis, type TestRedis } from '../../../test/redis-server.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import type { Domain } from './domain.ts';
import { createLog } from './log.ts';
import { ok } from './result.ts';
import { openSharedLimits, type SharedLimits } from './shared-limits.ts';

const endpoint = defineEndpoint({
  method: 'GET',
  path: '/test/scarce',
  summary: 'Three a minute',
  audience: 'anyone',
  reply: emptyReply,
  errors: [],
});
const scarce: Domain = {
  name: 'scarce',
  register(route) {
    route.open(endpoint, async () => ok({}), { perMinute: 3 });
  },
};

const said: string[] = [];
const log = createLog('info', {
  write: (line: string) => void said.push((JSON.parse(line) as { msg: string }).msg.replace(/:.*/, '')),
});
/** Stopped clocks, so that no local window ends during a test; they differ by forty seconds. */
const clocks = {
  first: () => new Date('2026-11-28T12:00:10Z'),
  second: () => new Date('2026-11-28T12:00:50Z'),
};

let redis: TestRedis;
let limits: [SharedLimits, SharedLimits];
let shops: [TestApi, TestApi];
beforeAll(async () => {
  redis = await startRedis();
  // A long timeout: the test checks that a reply comes, not how busy this machine is.
  const open = (clock: () => Date) => openSharedLimits({ url: redis.url, clock, log, patienceMs: 20_000 });
  limits = [await open(clocks.first), await open(clocks.second)];
  const common = { domains: () => [scarce], settings: { rateLimitFactor: 1 } };
  const first = await startTestApi({ ...common, limits: limits[0] });
  shops = [first, await startTestApi({ ...common, db: first.db, limits: limits[1] })];
});
afterAll(async () => {
  for (const one of limits) one.close();
  for (const shop of shops.toReversed()) await shop.cleanup();
  await redis.stop();
});

const ready = async () => {
  const reply = await fetch(`${shops[0].url}/readyz`);
  return [reply.status, await reply.json()];
};
const sharing = async () =>
  /^rate_limits_shared (\d)$/m.exec(await (await fetch(`${shops[0].url}/metrics`)).text())?.[1];
const eventually = async (question: () => Promise<boolean>): Promise<boolean> => {
  for (let tries = 0; tries < 600; tries += 1) {
    if (await question()) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
};
const statuses = async (from: readonly (0 | 1)[]) => {
  const replies = [];
  for (const shop of from) replies.push((await shops[shop].call('GET', '/test/scarce')).status);
  return replies;
};

it('counts the calls that come to two APIs together, whatever their clocks say', async () => {
  expect(await statuses([0, 1, 0, 1, 0])).toEqual([200, 200, 200, 429, 429]);
  const { headers } = await shops[0].call('GET', '/test/scarce');
  expect(headers.get('ratelimit')).toMatch(/^"endpoint";r=0;t=([2-9]|[1-5]\d|60)$/);
  expect(await ready()).toEqual([200, { ok: true, missing: [], degraded: [] }]);
  expect(await sharing()).toBe('1');
});

it('goes on without Redis, each API by itself, says so once, and counts together again when it is back', async () => {
  const at = said.length;
  await redis.signal('SIGKILL');
  // The first API has answered three of these calls, the second two.
  expect(await statuses([0, 1, 1])).toEqual([429, 200, 429]);
  expect(await ready()).toEqual([200, { ok: true, missing: [], degraded: ['redis'] }]);
  expect(await sharing()).toBe('0');
  await redis.revive();
  expect(await eventually(() => limits[0].shared())).toBe(true);
  expect(await eventually(() => limits[1].shared())).toBe(true);
  // The new one is empty, so a new window begins.
  expect(await statuses([0, 1, 0, 1])).toEqual([200, 200, 200, 429]);
  expect(said.slice(at).toSorted()).toEqual([
    'Redis is away',
    'Redis is away',
    'Redis is back',
    'Redis is back',
  ]);
});

it('waits a moment for a Redis that hangs, then leaves it alone for a while', async () => {
  const hurried = await openSharedLimits({ url: redis.url, clock: clocks.first, log });
  expect(await eventually(() => hurried.shared())).toBe(true);
  await redis.signal('SIGSTOP');
  // No pause ends while time stands still.
  const time = jest.spyOn(performance, 'now').mockReturnValue(performance.now());
  for (let calls = 0; calls < 40; calls += 1)
    expect(await hurried.take('hanging', 40)).toMatchObject({ left: 39 - calls });
  time.mockRestore();
  await redis.signal('SIGCONT');
  expect(await eventually(() => hurried.shared())).toBe(true);
  // Redis now counts what it was sent while it hung: the first call alone.
  expect(await limits[0].take('hanging', 40)).toMatchObject({ left: 38 });
  hurried.close();
});

it('counts windows of any length together, and takes a call back', async () => {
  const take = (shop: 0 | 1, by: number) => limits[shop].take('long', 2, { seconds: 1200, by });
  expect(await take(0, 1)).toMatchObject({ wait: 0, left: 1 });
  expect(await take(1, 1)).toMatchObject({ wait: 0, left: 0 });
  expect(await take(1, -1)).toMatchObject({ wait: 0, left: 1 });
  await take(0, 1);
  const over = await take(1, 1);
  expect(over.wait).toBeGreaterThan(60);
  expect(over.wait).toBeLessThanOrEqual(1200);
});

it('opens within a second or so where there is no Redis', async () => {
  const nowhere = await openSharedLimits({ url: 'redis://127.0.0.1:1', clock: clocks.first, log });
  expect(await nowhere.take('caller', 1)).toMatchObject({ wait: 0, left: 0 });
  expect((await nowhere.take('caller', 1)).wait).toBeGreaterThan(0);
  expect(await nowhere.shared()).toBe(false);
  nowhere.close();
});

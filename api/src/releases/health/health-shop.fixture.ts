import type * as contracts from '@shop/contracts';
import type { HealthOutcome, ReplyOf } from '@shop/contracts';
import { releaseSetId, signTicket } from '@shop/releases';
import { sql } from 'drizzle-orm';
import type { startTestApi, TestApi } from '../../../test/start-test-api.ts';
import { identity } from '../../customers/composition.ts';
import { keys, webhooks } from '../../platform/composition.ts';
import { json } from '../../platform/index.ts';
import { findRollout } from '../registry/rollouts.repo.ts';
import { releaseHealth } from './release-health.ts';

type Looked = ReplyOf<typeof contracts.runGuard>['candidates'];
type Health = ReplyOf<typeof contracts.getReleaseHealth>['candidates'];

const build = (letter: string) => letter.repeat(20);
export const [shellKey, stableKey, candidateKey] = ['c', 'a', 'b'].map(
  (letter) => `1.0.0+${build(letter)}`,
) as [string, string, string];
export const staff = { authorization: 'Bearer a staff key for tests' };
export const setOf = (checkout: string) => ({ shell: shellKey, 'mf-checkout': checkout });
/** Returns the id of a release set from names and keys. */
export const idOf = (picks: Readonly<Record<string, string>>) =>
  releaseSetId(
    Object.fromEntries(
      Object.entries(picks).map(([name, key]) => {
        const [version = '', hash = ''] = key.split('+');
        return [name, { version, build: hash }];
      }),
    ),
  );
export const hourNow = () => Math.floor(Date.now() / 3_600_000);

/**
 * A shop in which half of pl's visitors get a candidate of mf-checkout, reset for each test, with
 * the tests' calls. The test passes the start function, so that it runs on both stores.
 */
export const healthShop = (start: typeof startTestApi) => {
  let shop: TestApi;
  let salt = 0;
  beforeAll(async () => {
    shop = await start({ domains: () => [identity(), keys(), webhooks(), releaseHealth()] });
  }, 60_000);
  afterAll(() => shop.cleanup());
  /** pl: mf-checkout is stable on a; half of the visitors get b. */
  beforeEach(async () => {
    const { db } = shop;
    await db.script(
      'truncate release_health, release_health_documents, release_guards, webhook_events, webhook_endpoints cascade',
    );
    await db.execute(sql`delete from jobs`);
    await db.execute(sql`delete from rollouts`);
    for (const [name, key] of [
      ['shell', shellKey],
      ['mf-checkout', stableKey],
      ['mf-checkout', candidateKey],
    ] as const)
      await db.execute(sql`
        insert into releases (name, key, version, build, manifest, files, bytes, published_by)
        values (${name}, ${key}, '1.0.0', ${key.slice(6)}, ${json({})}, ${json({})}, 1, 'test') on conflict do nothing`);
    await db.execute(sql`
      insert into rollouts (region, name, stable, candidate, basis_points, salt, state, moved_by) values
        ('pl', 'shell', ${shellKey}, null, 0, 's', 'idle', 'test'),
        ('pl', 'mf-checkout', ${stableKey}, ${candidateKey}, 5000, ${`salt ${salt++}`}, 'running', 'test')`);
    shop.setClock(null);
  });

  let documents = 0;
  /** Signs a ticket as the host does. */
  const ticketFor = (checkout: string, change: Partial<Parameters<typeof signTicket>[1]> = {}) =>
    signTicket(shop.deps.settings.sessionSecret, {
      region: 'pl',
      releaseSet: idOf(setOf(checkout)),
      era: 2,
      hour: hourNow(),
      document: String(documents++).padStart(16, '0'),
      ...change,
    });
  const reportOf = (checkout: string, outcomes: readonly HealthOutcome[], ticket = ticketFor(checkout)) => ({
    ticket,
    region: 'pl',
    picks: Object.entries(setOf(checkout)).map(([name, key]) => ({ name, key })),
    reports: [{ remote: 'mf-checkout', outcomes }],
  });
  const send = (body: object) => shop.call('POST', '/v1/release_health', { body });
  const counts = () =>
    shop.db.query<{ release: string; outcome: string; count: number }>(
      sql`select release, outcome, sum(count)::int as count from release_health group by release, outcome order by release, outcome`,
    );
  /** Inserts documents as if they had been reported. */
  const seen = (release: string, outcome: HealthOutcome, count: number, hoursAgo = 0, era = 2) =>
    shop.db.execute(sql`
      insert into release_health (region, remote, release, hour, era, outcome, count)
      values ('pl', 'mf-checkout', ${release}, date_trunc('hour', now()) - make_interval(hours => ${hoursAgo}),
        ${era}, ${outcome}, ${count})`);
  const look = async () =>
    ((await shop.call('POST', '/v1/releases/guard', { headers: staff })).body as { candidates: Looked })
      .candidates;
  const health = async (query = '?region=pl') =>
    (
      (await shop.call('GET', `/v1/releases/health${query}`, { headers: staff })).body as {
        candidates: Health;
      }
    ).candidates;
  const rollout = async () => {
    const found = await findRollout(shop.db, 'pl', 'mf-checkout');
    if (found === null) throw new Error('no rollout');
    return found;
  };
  const history = () =>
    shop.db.query<{ by: string; action: string; reason: string }>(
      sql`select by, action, reason from release_events where by = 'guard' and from_key = ${candidateKey} order by id`,
    );
  return { shop: () => shop, ticketFor, reportOf, send, counts, seen, look, health, rollout, history };
};

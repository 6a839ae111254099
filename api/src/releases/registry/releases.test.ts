import { join } from 'node:path';
import type { RolloutRow } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { identity } from '../../customers/composition.ts';
import { createDiskStore } from '../../platform/composition.ts';
import { adoptBuilds } from './adopt-builds.ts';
import {
  appendEvent,
  findPreviousRelease,
  findPreviousReleases,
  findStableAt,
  historyOf,
} from './events.repo.ts';
import { createRegistry, type ReleaseRegistry } from './registry.ts';
import { makeBuild } from './release.fixture.ts';
import { findRelease } from './releases.repo.ts';
import { releases } from './releases.ts';
import { insertRollout } from './rollouts.repo.ts';

let shop: TestApi;
let registry: ReleaseRegistry;
/** Moves the registry's clock past its snapshot. */
let tick = 0;

const start = async () => {
  shop = await startTestApi({
    domains: (deps) => [
      identity(),
      releases({ files: createDiskStore(join(deps.settings.dataDir, 'releases')) }),
    ],
  });
  registry = registryOf();
};
const filesOf = () => createDiskStore(join(shop.dataDir, 'releases'));
const registryOf = (db = shop.db) =>
  createRegistry({
    db,
    files: filesOf(),
    folder: join(shop.dataDir, 'releases'),
    log: shop.deps.log,
    clock: () => new Date(Date.now() + tick),
  });
const gateDeps = () => ({
  db: shop.db,
  files: filesOf(),
  brand: 'packwright',
  environment: 'local' as const,
});
beforeAll(start);
afterAll(() => shop.cleanup());
/** Rows of releases and events cannot be deleted individually; only tests empty the tables. */
beforeEach(async () => {
  await shop.db.execute(
    sql`truncate releases, rollouts, release_events, release_evidence, rollout_schedules, release_sweeps, release_files cascade`,
  );
  registry = registryOf();
});

const staff = { authorization: 'Bearer a staff key for tests' };
const post = (action: string, body: object) =>
  shop.call('POST', `/releases/${action}`, { headers: staff, body });
const publish = async (build: ReturnType<typeof makeBuild>) =>
  post('publish', { manifest: build.manifest, files: build.files });
const shell = makeBuild('shell', 'one');
const [a, b, c] = ['A', 'B', 'C'].map((text) => makeBuild('mf-checkout', text)) as [
  ReturnType<typeof makeBuild>,
  ReturnType<typeof makeBuild>,
  ReturnType<typeof makeBuild>,
];
const open = (...builds: (typeof a)[]) => adoptBuilds(gateDeps(), builds, true);
const given = async (region: string, cohort = 'someone') => {
  tick += 2000;
  return (await registry.releases(region, cohort))['mf-checkout']?.build;
};
const on = async (region: string, build: typeof a, count = 400) => {
  tick += 2000;
  const answers = await Promise.all(
    Array.from({ length: count }, (_, index) => registry.releases(region, `visitor ${index}`)),
  );
  return answers.filter((answer) => answer['mf-checkout']?.build === build.manifest.build).length;
};

it('is for staff alone', async () => {
  const token = await shop.visitor();
  expect((await shop.call('GET', '/releases/status')).status).toBe(401);
  expect((await shop.call('GET', '/releases/status', { token })).status).toBe(404);
  expect(
    (await shop.call('GET', '/releases/status', { headers: { authorization: 'Bearer no' } })).status,
  ).toBe(401);
});

it('keeps a build once, whoever publishes it again, and never another content under its key', async () => {
  expect((await publish(a)).body).toEqual({ key: a.key, created: true });
  expect((await publish(a)).body).toEqual({ key: a.key, created: false });
  const other = await post('publish', { manifest: a.manifest, files: { 'remoteEntry.js': 'AAAA' } });
  expect(other).toMatchObject({ status: 409, body: { code: 'release_exists' } });
});

it('refuses a build that is not what it says', async () => {
  const tampered = await post('publish', { manifest: b.manifest, files: { 'remoteEntry.js': 'AAAA' } });
  expect(tampered).toMatchObject({ status: 422, body: { code: 'release_invalid' } });
  const missing = await post('publish', { manifest: b.manifest, files: {} });
  expect(missing).toMatchObject({ status: 422, body: { code: 'release_invalid' } });
  const escaping = { ...b.manifest, assets: [{ path: '../x.js', sri: 'sha384-x', bytes: 1 }] };
  expect((await post('publish', { manifest: escaping, files: {} })).status).toBe(422);
  expect(
    (await post('publish', { manifest: { ...b.manifest, contract: '^9' }, files: b.files })).status,
  ).toBe(422);
});

it('reads a history of any length by the page: what was before, what was last given, what stood then', async () => {
  const { db } = shop;
  const note = (action: 'promote' | 'rollback', from: string | null, to: string) =>
    appendEvent(db, { by: 'test', region: 'pl', name: 'mf-checkout', action, from, to, reason: '' });
  await publish(a);
  await insertRollout(db, { region: 'pl', name: 'mf-checkout', stable: a.key, movedBy: 'test' });
  const releasesInOrder = Array.from({ length: 50 }, (_, index) => String(index));
  for (const [index, key] of releasesInOrder.entries())
    await note('promote', releasesInOrder[index - 1] ?? null, key);
  for (let back = 49; back > 2; back -= 1) await note('rollback', String(back), String(back - 1));
  // 47 rollbacks over 50 promotions: the release before the present one is on the fifth page of the moves.
  expect(await findPreviousRelease(db, 'pl', 'mf-checkout')).toBe('1');
  expect(await findPreviousReleases(db)).toEqual(new Map([['pl mf-checkout', '1']]));
  const [{ now = new Date(0) } = {}] = await db.query<{ now: Date }>(sql`select now() as now`);
  expect(await findStableAt(db, 'pl', now)).toEqual([{ name: 'mf-checkout', key: '2' }]);
  await db.execute(sql`
    insert into release_events (by, region, name, action, from_key, to_key, reason)
    select 'test', 'pl', 'mf-checkout', 'preview', null, 'seen ' || n, '' from generate_series(1, 4100) as n`);
  const { lastServed, stacks } = await historyOf(db, 'mf-checkout');
  expect([lastServed.size, stacks.get('pl mf-checkout')]).toEqual([4151, ['0', '1', '2']]);
  expect((await historyOf(db, 'shell')).lastServed.size).toBe(0);
});

it('never changes or forgets a release or an event', async () => {
  await publish(a);
  await expect(shop.db.execute(sql`update releases set version = '9'`)).rejects.toThrow();
  await expect(shop.db.execute(sql`delete from release_events`)).rejects.toThrow();
});

it('moves one region and leaves the others, and rolls back without a build', async () => {
  await open(shell, a);
  await publish(b);
  expect((await post('promote', { region: 'pl', name: 'mf-checkout', key: b.key })).body).toMatchObject({
    stable: b.key,
    state: 'idle',
  });
  expect(await given('pl')).toBe(b.manifest.build);
  expect(await given('eu')).toBe(a.manifest.build);
  expect((await post('rollback', { region: 'pl', name: 'mf-checkout' })).body).toMatchObject({
    stable: a.key,
  });
  expect(await given('pl')).toBe(a.manifest.build);
  expect((await post('rollback', { region: 'pl', name: 'mf-checkout' })).status).toBe(422);
});

it('grows a share without dropping anybody, keeps it while paused, and kills it for all', async () => {
  await open(shell, a);
  await publish(b);
  const share = (basis_points: number) =>
    post('promote', { region: 'pl', name: 'mf-checkout', key: b.key, basis_points });
  await share(2500);
  const quarter = await on('pl', b);
  expect(quarter).toBeGreaterThan(60);
  expect(quarter).toBeLessThan(140);
  expect(await on('eu', b)).toBe(0);
  const salt = async () =>
    (
      await shop.db.query<{ salt: string }>(
        sql`select salt from rollouts where region = 'pl' and candidate is not null`,
      )
    )[0]?.salt;
  const before = await salt();
  await share(5000);
  expect(await salt()).toBe(before);
  expect((await post('pause', { region: 'pl', name: 'mf-checkout' })).body).toMatchObject({
    state: 'paused',
  });
  expect(await on('pl', b)).toBeGreaterThan(quarter);
  expect((await post('kill', { region: 'pl', name: 'mf-checkout' })).body).toMatchObject({
    state: 'killed',
    basis_points: 0,
  });
  expect(await on('pl', b)).toBe(0);
});

it('takes a running candidate back before it touches stable', async () => {
  await open(shell, a);
  await publish(b);
  await post('promote', { region: 'pl', name: 'mf-checkout', key: b.key, basis_points: 10 });
  expect((await post('rollback', { region: 'pl', name: 'mf-checkout' })).body).toMatchObject({
    stable: a.key,
    candidate: null,
  });
});

it('refuses a candidate that the region’s shell cannot carry', async () => {
  await open(shell, a);
  const next = makeBuild('mf-checkout', 'next', { contract: '^2.0' });
  await publish(next);
  const refused = await post('promote', { region: 'pl', name: 'mf-checkout', key: next.key });
  expect(refused).toMatchObject({ status: 422, body: { code: 'gate_refused' } });
  expect(await given('pl')).toBe(a.manifest.build);
});

it('lets only one of two operators win who saw the same revision', async () => {
  await open(shell, a);
  await publish(b);
  await publish(c);
  const { rollouts } = (await shop.call('GET', '/releases/status?region=pl', { headers: staff })).body as {
    rollouts: RolloutRow[];
  };
  const rev = rollouts.find(({ name }) => name === 'mf-checkout')?.rev;
  const replies = await Promise.all(
    [b, c].map(({ key }) => post('promote', { region: 'pl', name: 'mf-checkout', key, rev })),
  );
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it('names regions and releases that do not exist', async () => {
  await open(shell, a);
  expect((await post('promote', { region: 'xx', name: 'mf-checkout', key: a.key })).status).toBe(422);
  expect((await post('promote', { region: 'pl', name: 'mf-checkout', key: '9.9.9+0' })).status).toBe(422);
});

it('follows a rebuild only where nobody has moved the pointer by hand', async () => {
  await open(shell, a);
  await publish(b);
  await post('promote', { region: 'pl', name: 'mf-checkout', key: b.key });
  const { moved, notes } = await open(shell, c);
  expect(await given('eu')).toBe(c.manifest.build);
  expect(await given('pl')).toBe(b.manifest.build);
  expect(moved).toContain('eu mf-checkout');
  expect(notes.join()).toContain('pl keeps mf-checkout');
  await adoptBuilds(gateDeps(), [a], false);
  expect(await given('eu')).toBe(c.manifest.build);
});

it('gives the bytes of a build, and nothing that is none', async () => {
  await open(shell, a);
  const text = async (build: string, path: string) => {
    const bytes = await registry.asset('mf-checkout', build, path);
    return bytes === null ? null : Buffer.from(bytes).toString();
  };
  expect(await text(a.manifest.build, 'remoteEntry.js')).toBe('/* mf-checkout A */');
  expect(await text(a.manifest.build, '__proto__')).toBeNull();
  expect(await text('0'.repeat(20), 'remoteEntry.js')).toBeNull();
  const release = await findRelease(shop.db, 'mf-checkout', a.key);
  await filesOf().remove(release?.files['remoteEntry.js'] ?? '');
  // A missing file of a stored release is an error; after its removal it is none.
  await expect(text(a.manifest.build, 'remoteEntry.js')).rejects.toThrow();
  await shop.db.execute(
    sql`insert into release_sweeps (name, key, by) values ('mf-checkout', ${a.key}, 'test')`,
  );
  expect(await text(a.manifest.build, 'remoteEntry.js')).toBeNull();
});

it('goes on with the last good set when the database is away, also in a process that starts then', async () => {
  await open(shell, a);
  expect(await given('pl')).toBe(a.manifest.build);
  const away = { ...shop.db, query: () => Promise.reject(new Error('connection refused')) };
  const fresh = registryOf(away);
  expect((await fresh.releases('pl', 'someone'))['mf-checkout']?.build).toBe(a.manifest.build);
  expect(await fresh.reachable()).toBe(false);
});

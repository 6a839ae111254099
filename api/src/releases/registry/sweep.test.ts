import { sql } from 'drizzle-orm';
import { enqueue } from '../../platform/index.ts';
import { claimFiles, markFilesForRemoval } from './release-files.repo.ts';
import { type Build, makeBuild, type ReleaseShop, startReleaseShop } from './release-shop.fixture.ts';
import { sweepJob } from './releases.jobs.ts';
import { sweepReleases } from './sweep-releases.ts';

let registry: ReleaseShop;
beforeAll(async () => {
  registry = await startReleaseShop();
});
afterAll(() => registry.shop.cleanup());
beforeEach(() => registry.empty());

const name = 'mf-checkout';
const shell = makeBuild('shell', 'one');
const builds = ['A', 'B', 'C', 'D', 'E', 'F'].map((text) => makeBuild(name, text));
const [a, b, c, , , f] = builds as [Build, Build, Build, Build, Build, Build];
const where = { region: 'pl', name };
type Swept = { kept: number; swept: { key: string }[]; files_removed: number; bytes_freed: number };

/** Makes everything so far older, by the database's clock. */
const age = async (days: number) => {
  const { db } = registry.shop;
  const by = sql`make_interval(days => ${days}::int)`;
  for (const table of ['releases', 'release_events'])
    await db.script(`alter table ${table} disable trigger user`);
  await db.execute(sql`update releases set created_at = created_at - ${by}`);
  await db.execute(sql`update release_events set at = at - ${by}`);
  await db.execute(sql`update release_files set claimed_at = claimed_at - ${by}`);
  for (const table of ['releases', 'release_events'])
    await db.script(`alter table ${table} enable trigger user`);
};
const gc = async (body: object = {}) => (await registry.post('gc', body)).body as Swept;
const promote = (build: Build, more: object = {}) =>
  registry.post('promote', { ...where, key: build.key, ...more });
const sha = async (build: Build): Promise<string> => {
  const [row] = await registry.shop.db.query<{ files: Record<string, string> }>(
    sql`select files from releases where key = ${build.key}`,
  );
  return row?.files['remoteEntry.js'] ?? '';
};
/** Six releases that pl got in a row: the first two are beyond any rollback. */
const sixInARow = async () => {
  await registry.open(shell, a);
  for (const build of builds.slice(1)) {
    await registry.publish(build);
    await promote(build);
  }
  for (const { region } of await registry.shop.db.query<{ region: string }>(
    sql`select region from rollouts where name = ${name} and stable = ${a.key}`,
  ))
    await registry.post('promote', { region, name, key: f.key });
};

it('says what it would do, does it, and brings a release back when the same bytes are published again', async () => {
  await sixInARow();
  expect((await gc()).swept).toEqual([]);
  await age(40);
  const dry = await gc({ dry_run: true });
  expect(dry.swept.map(({ key }) => key)).toEqual([b.key]);
  expect(dry.files_removed).toBe(1);
  expect(await registry.files.has(await sha(b))).toBe(true);
  expect(await gc()).toMatchObject({ swept: [{ key: b.key }], files_removed: 1, kept: 6 });
  expect([await registry.files.has(await sha(b)), await registry.files.has(await sha(c))]).toEqual([
    false,
    true,
  ]);
  const refused = await promote(b);
  expect(refused).toMatchObject({ status: 422, body: { code: 'release_invalid' } });
  expect((refused.body as { detail: string }).detail).toContain('publish the same build again');
  expect(await registry.post('previews', { region: 'pl', releases: [{ name, key: b.key }] })).toMatchObject({
    status: 422,
  });
  expect((await registry.publish(b)).body).toEqual({ key: b.key, created: false });
  expect((await promote(b)).status).toBe(200);
  expect(await registry.files.has(await sha(b))).toBe(true);
  const { events } = await registry.get<{ events: { action: string; reason: string }[] }>(
    `events?key=${encodeURIComponent(b.key)}&per_page=3`,
  );
  expect(events.map(({ action }) => action)).toEqual(['promote', 'publish', 'sweep']);
});

it('lets either the promotion or the sweep win, and never leaves a region with a release that has no files', async () => {
  for (let round = 0; round < 6; round += 1) {
    await registry.empty();
    await sixInARow();
    await age(40);
    const [promoted] = await Promise.all([
      promote(b),
      sweepReleases({ db: registry.shop.db, files: registry.files }, { by: 'test', dryRun: false }),
      sweepReleases({ db: registry.shop.db, files: registry.files }, { by: 'test', dryRun: false }),
    ]);
    const [row] = await registry.shop.db.query<{ stable: string }>(
      sql`select stable from rollouts where region = 'pl' and name = ${name}`,
    );
    expect([row?.stable, promoted.status]).toEqual(
      promoted.status === 200 ? [b.key, 200] : [f.key, expect.any(Number)],
    );
    const stands = builds.find(({ key }) => key === row?.stable) ?? f;
    expect(await registry.files.has(await sha(stands))).toBe(true);
  }
});

it('never removes what a publication has claimed, and lets a publication wait for what is being removed', async () => {
  const { db } = registry.shop;
  await registry.publish(a);
  const hash = await sha(a);
  await db.execute(sql`insert into release_sweeps (name, key, by) values (${name}, ${a.key}, 'test')`);
  expect(await markFilesForRemoval(db)).toEqual([]);
  await db.execute(sql`update release_files set claimed_at = now() - interval '2 hours'`);
  expect(await markFilesForRemoval(db)).toEqual([{ sha256: hash }]);
  expect(await claimFiles(db, [hash])).toBe(false);
  expect(await registry.publish(a)).toMatchObject({ status: 503, body: { code: 'busy' } });
  // The next run finishes an interrupted one.
  expect(await gc()).toMatchObject({ files_removed: 1 });
  expect((await registry.publish(a)).status).toBe(200);
  expect(await registry.files.has(hash)).toBe(true);
});

it('keeps a file that another release has as well', async () => {
  const shared = makeBuild(name, 'A', { version: '1.0.1' });
  await registry.publish(a);
  await registry.publish(shared);
  await age(40);
  await registry.open(shell, shared);
  const { swept, files_removed } = await gc();
  expect([swept.map(({ key }) => key), files_removed]).toEqual([[a.key], 0]);
  expect(await registry.files.has(await sha(shared))).toBe(true);
});

it('forgets once a day what documents were counted for and counts of two months ago, also without visitors', async () => {
  const { db } = registry.shop;
  for (const [document, hours] of [
    ['d'.repeat(16), 13],
    ['e'.repeat(16), 15],
  ] as const)
    await db.execute(sql`
      insert into release_health_documents (document, remote, judged, before, hour)
      values (${document}, ${name}, 1, 0, now() - make_interval(hours => ${hours}::int))`);
  for (const days of [59, 61])
    await db.execute(sql`
      insert into release_health (region, remote, release, hour, era, outcome, count)
      values ('pl', ${name}, ${a.key}, now() - make_interval(days => ${days}::int), 0, 'mounted', ${days})`);
  await enqueue(db, sweepJob, { day: '2026-11-28' }, { key: 'sweep' });
  await registry.shop.runJobs();
  expect(await db.query(sql`select document from release_health_documents`)).toEqual([
    { document: 'd'.repeat(16) },
  ]);
  expect(await db.query(sql`select count from release_health`)).toEqual([{ count: 59 }]);
});

import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Db } from '@shop/api/platform';
import { migrate, openStore } from '@shop/api/platform/composition';
import { migrationsFolder } from '@shop/api/test/migrations-hash.ts';
import { openTestPostgres, type PostgresStore } from '@shop/api/test/postgres-store.ts';
import { startTestApi, storeOfRun } from '@shop/api/test/start-test-api.ts';
import { writeRunFile } from '@shop/release-tool';
import { sql } from 'drizzle-orm';
import { backUp, restore } from './backup.ts';
import { readSettings, type Settings } from './environment.ts';

let folder: string;
let postgres: PostgresStore | null = null;
let empty: PostgresStore | null = null;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'backup-'));
  if (storeOfRun() !== 'postgres') return;
  postgres = await openTestPostgres();
  empty = await openTestPostgres();
  await empty.db.script('drop schema public cascade; create schema public');
});
afterAll(async () => {
  await postgres?.cleanup();
  await empty?.cleanup();
  await rm(folder, { recursive: true, force: true });
});

const settingsOf = (name: string, url?: string): Settings => {
  const env = { DATA_DIR: path.join(folder, name), ...(url === undefined ? {} : { DATABASE_URL: url }) };
  const read = readSettings(env, folder);
  if (!read.ok) throw new Error(read.message);
  return read.settings;
};

/**
 * Backs up the embedded store of a shop that continues to write rows in pairs, each in its own transaction. Returns the
 * numbers before and after.
 */
const backUpWhileItRuns = async (db: Db, from: Settings, target: string) => {
  await db.script('create table one (n int primary key); create table other (n int primary key)');
  const shop = await startTestApi({ domains: () => [], db });
  const ask = (headers: Record<string, string>) => fetch(`${shop.url}/api/operator/store.tar`, { headers });
  const authorization = 'Bearer a staff key for tests';
  expect((await ask({ authorization: 'Bearer of somebody else' })).status).toBe(401);
  expect((await ask({ authorization, 'x-forwarded-for': '203.0.113.9' })).status).toBe(404);
  writeRunFile(from.dataDir, { url: shop.url, key: 'a staff key for tests' });
  let written = 0;
  let writing = true;
  const writer = (async () => {
    for (; writing; written += 1) {
      await db.transaction(async (tx) => {
        await tx.execute(sql`insert into one (n) values (${written})`);
        await tx.execute(sql`insert into other (n) values (${written})`);
      });
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  })();
  while (written < 20) await new Promise((resolve) => setTimeout(resolve, 5));
  const before = written;
  expect(await backUp(from, target, new Date('2026-12-01T03:00:00Z'))).toMatchObject({ ok: true });
  writing = false;
  await writer;
  await shop.cleanup();
  return { before, after: written };
};

it('brings back every row and file, and overwrites nothing', async () => {
  const from = settingsOf('shop', postgres?.url);
  const to = settingsOf('again', empty?.url);
  const target = path.join(folder, 'copy');
  const opened = await openStore({ databaseUrl: from.databaseUrl, dataDir: from.dataDir });
  if (!opened.ok) throw new Error(opened.message);
  await migrate(opened.db, migrationsFolder);
  const email = "o'brien@example.com";
  await opened.db.execute(sql`
    insert into users (email, password_hash, first_name) values (${email}, 'x', 'Zażółć 🎁')`);
  await mkdir(path.join(from.dataDir, 'files/ab'), { recursive: true });
  await writeFile(path.join(from.dataDir, 'files/ab/abcdef'), Buffer.from([0, 1, 2, 255]));
  await mkdir(path.join(from.dataDir, 'files/drafts'), { recursive: true });
  await writeFile(path.join(from.dataDir, 'files/drafts/half'), 'half');
  await writeFile(path.join(from.dataDir, 'run.json'), '{"url":"x","key":"secret"}');

  if (from.databaseUrl === null) {
    // An unresponsive process uses the folder: it is not copied under it.
    expect(await backUp(from, target, new Date())).toMatchObject({
      ok: false,
      message: expect.stringContaining('does not respond'),
    });
    expect([existsSync(target), (await readdir(folder)).filter((name) => name.includes('partial'))]).toEqual([
      false,
      [],
    ]);
  }
  const written =
    from.databaseUrl === null ? await backUpWhileItRuns(opened.db, from, target) : { before: 0, after: 0 };
  await opened.db.close();
  const still = from.databaseUrl === null ? path.join(folder, 'still') : target;
  expect(await backUp(from, still, new Date('2026-12-01T03:00:00Z'))).toMatchObject({ ok: true });
  expect((await readdir(still)).toSorted()).toEqual((await readdir(target)).toSorted());
  // It contains customer data: no other user of the machine may read it.
  const modeOf = async (name: string) => (await stat(path.join(target, name))).mode & 0o777;
  expect(await modeOf('')).toBe(0o700);
  expect(await modeOf('backup.json')).toBe(0o600);
  if (from.databaseUrl !== null) expect(await modeOf('database.dump')).toBe(0o600);
  expect(existsSync(path.join(target, 'files/drafts'))).toBe(false);
  expect(existsSync(path.join(target, 'run.json'))).toBe(false);
  expect(await backUp(from, target, new Date())).toMatchObject({
    ok: false,
    message: expect.stringContaining('already exists'),
  });

  expect(await restore(from, target)).toMatchObject({ ok: false, message: expect.stringContaining('empty') });
  expect(await restore(to, path.join(folder, 'nothing'))).toMatchObject({
    ok: false,
    message: expect.stringContaining('no backup'),
  });
  expect(await restore(to, target)).toEqual({
    ok: true,
    message: expect.stringContaining('2026-12-01T03:00:00.000Z'),
  });

  const restored = await openStore({ databaseUrl: to.databaseUrl, dataDir: to.dataDir });
  if (!restored.ok) throw new Error(restored.message);
  const rows = await restored.db.query(sql`select email, first_name from users where email = ${email}`);
  expect(rows).toEqual([{ email, first_name: 'Zażółć 🎁' }]);
  if (to.databaseUrl === null) {
    // Whole transactions, including every one that ended before the copy began.
    const [pairs] = await restored.db.query<{ one: number; other: number; both: number }>(sql`
      select (select count(*)::int from one) as one, (select count(*)::int from other) as other,
        (select count(*)::int from one join other using (n)) as both`);
    const { one = 0, other = 0, both = 0 } = pairs ?? {};
    expect([other, both, one >= written.before, one <= written.after]).toEqual([one, one, true, true]);
  }
  // A restored store is complete: no migration is pending, and ids do not restart.
  expect(await migrate(restored.db, migrationsFolder)).toEqual([]);
  const [next] = await restored.db.query<{ id: number }>(sql`insert into users default values returning id`);
  const [last] = await restored.db.query<{ id: number }>(sql`select max(id)::int as id from users`);
  expect(next?.id).toBe(last?.id);
  await restored.db.close();
  expect([...(await readFile(path.join(to.dataDir, 'files/ab/abcdef')))]).toEqual([0, 1, 2, 255]);
  expect(await restore(to, target)).toMatchObject({ ok: false });
}, 120_000);

import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrate, openStore } from '@shop/api';
import { migrationsFolder } from '@shop/api/test/migrations-hash.ts';
import { openTestPostgres, type PostgresStore } from '@shop/api/test/postgres-store.ts';
import { storeOfRun } from '@shop/api/test/start-test-api.ts';
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
}, 60_000);
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
  await writeFile(path.join(from.dataDir, 'run.json'), '{"url":"x","key":"secret"}');

  if (from.databaseUrl === null) {
    // The shop runs: its folder is not copied under it.
    expect(await backUp(from, target, new Date())).toMatchObject({
      ok: false,
      said: expect.stringContaining('Another process'),
    });
    expect(existsSync(target)).toBe(false);
  }
  await opened.db.close();
  expect(await backUp(from, target, new Date('2026-12-01T03:00:00Z'))).toMatchObject({ ok: true });
  expect(existsSync(path.join(target, 'run.json'))).toBe(false);
  expect(await backUp(from, target, new Date())).toMatchObject({
    ok: false,
    said: expect.stringContaining('there already'),
  });

  expect(await restore(from, target)).toMatchObject({ ok: false, said: expect.stringContaining('empty') });
  expect(await restore(to, path.join(folder, 'nothing'))).toMatchObject({
    ok: false,
    said: expect.stringContaining('no backup'),
  });
  expect(await restore(to, target)).toEqual({
    ok: true,
    said: expect.stringContaining('2026-12-01T03:00:00.000Z'),
  });

  const restored = await openStore({ databaseUrl: to.databaseUrl, dataDir: to.dataDir });
  if (!restored.ok) throw new Error(restored.message);
  const rows = await restored.db.query(sql`select email, first_name from users where email = ${email}`);
  expect(rows).toEqual([{ email, first_name: 'Zażółć 🎁' }]);
  // A store that was restored goes on: no migration is due, and ids do not start again.
  expect(await migrate(restored.db, migrationsFolder)).toEqual([]);
  const [next] = await restored.db.query<{ id: number }>(sql`insert into users default values returning id`);
  const [last] = await restored.db.query<{ id: number }>(sql`select max(id)::int as id from users`);
  expect(next?.id).toBe(last?.id);
  await restored.db.close();
  expect([...(await readFile(path.join(to.dataDir, 'files/ab/abcdef')))]).toEqual([0, 1, 2, 255]);
  expect(await restore(to, target)).toMatchObject({ ok: false });
}, 120_000);

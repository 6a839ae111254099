import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { openTestPglite } from '../../test/pglite-store.ts';
import { openTestPostgres, type PostgresStore } from '../../test/postgres-store.ts';
import { storeOfRun } from '../../test/start-test-api.ts';
import type { Db } from './db.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';

let db: Db;
let postgres: PostgresStore | null = null;
let folder: string;
beforeAll(async () => {
  postgres = storeOfRun() === 'postgres' ? await openTestPostgres() : null;
  db = postgres?.db ?? (await openTestPglite());
  folder = await mkdtemp(join(tmpdir(), 'shop-migrations-'));
});
afterAll(async () => {
  await (postgres ? postgres.cleanup() : db.close());
  await rm(folder, { recursive: true, force: true });
});
const write = (name: string, text: string) => writeFile(join(folder, name), text);

it('applies files once, in order, gaps that fill later too, and undoes a broken one whole', async () => {
  await write('8001_a.sql', 'create table m_a (id int); insert into m_a values (1);');
  await write('8003_c.sql', 'insert into m_a values (3);');
  await write('notes.txt', 'not a migration');
  expect(await migrate(db, folder)).toEqual(['8001_a.sql', '8003_c.sql']);
  expect(await migrate(db, folder)).toEqual([]);
  await write('8002_b.sql', 'insert into m_a values (2);');
  expect(await migrate(db, folder)).toEqual(['8002_b.sql']);
  await write('8004_d.sql', 'insert into m_a values (4); insert into nowhere values (1);');
  await expect(migrate(db, folder)).rejects.toThrow(/nowhere/);
  await rm(join(folder, '8004_d.sql'));
  expect(await db.query(sql`select id from m_a order by id`)).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
});

it('refuses a file that was changed after it had been applied', async () => {
  await write('8003_c.sql', 'insert into m_a values (33);');
  await expect(migrate(db, folder)).rejects.toThrow(/8003_c.sql was changed/);
});

it('runs once when several processes start at once on a fresh database', async () => {
  await db.script('drop table schema_migrations');
  const fresh = await mkdtemp(join(tmpdir(), 'shop-migrations-'));
  await writeFile(join(fresh, '9001_once.sql'), 'create table m_once (id int); select pg_sleep(0.2);');
  const url = postgres?.url;
  const stores = url === undefined ? [db, db] : [1, 2, 3, 4].map(() => openPostgres({ url, poolSize: 1 }));
  const applied = await Promise.all(stores.map((store) => migrate(store, fresh)));
  expect(applied.flat()).toEqual(['9001_once.sql']);
  if (url !== undefined) await Promise.all(stores.map((store) => store.close()));
  await rm(fresh, { recursive: true });
});

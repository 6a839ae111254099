import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { openTestPglite } from '../../../test/pglite-store.ts';
import { openTestPostgres, type PostgresStore } from '../../../test/postgres-store.ts';
import { storeOfRun } from '../../../test/start-test-api.ts';
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

describe('a migration of a table that is being read', () => {
  let lone: string;
  const alter = (name: string, text: string) => writeFile(join(lone, name), text);
  beforeEach(async () => {
    lone = await mkdtemp(join(tmpdir(), 'shop-migrations-'));
    await db.script(
      'create table if not exists m_read (id int); create table if not exists m_other (id int)',
    );
  });
  afterEach(() => rm(lone, { recursive: true, force: true }));

  /** Holds a lock on `m_read`, as `pg_dump` does, until released. */
  const reading = async () => {
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    let began = () => {};
    const begun = new Promise<void>((resolve) => {
      began = resolve;
    });
    const reader = db.transaction(async (tx) => {
      await tx.query(sql`select id from m_read`);
      began();
      await ended;
    });
    await begun;
    return async () => {
      end();
      await reader;
    };
  };
  /** The embedded store has one connection, so no reader can run beside a migration. */
  const onPostgres = () => postgres !== null;

  it('lets everybody else go on reading, and is applied when the long reader has ended', async () => {
    if (!onPostgres()) return;
    await alter('9101_wait.sql', 'insert into m_other values (1); alter table m_read add column a int;');
    const letGo = await reading();
    let pauses = 0;
    const pause = async () => {
      pauses += 1;
      // Between two attempts no lock is held, and nothing of the failed attempt remains.
      expect(await db.query(sql`select id from m_read`)).toEqual([]);
      expect(await db.query(sql`select id from m_other`)).toEqual([]);
      if (pauses === 3) await letGo();
    };
    expect(await migrate(db, lone, { lockTimeout: 50, pause })).toEqual(['9101_wait.sql']);
    expect(pauses).toBe(3);
    expect(await db.query(sql`select a from m_read`)).toEqual([]);
    expect(await db.query(sql`select id from m_other`)).toEqual([{ id: 1 }]);
  });

  it('gives up after the last attempt and says what to do', async () => {
    if (!onPostgres()) return;
    await alter('9102_never.sql', 'alter table m_read add column b int;');
    const letGo = await reading();
    const tried = migrate(db, lone, { lockTimeout: 50, tries: 2, pause: async () => undefined });
    await expect(tried).rejects.toThrow(/9102_never.sql .* 2 times .* a backup/);
    await letGo();
    expect(await migrate(db, lone)).toEqual(['9102_never.sql']);
  });
});

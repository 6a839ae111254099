import { sql } from 'drizzle-orm';
import { openTestPglite } from '../../../test/pglite-store.ts';
import { openTestPostgres, type PostgresStore } from '../../../test/postgres-store.ts';
import { storeOfRun } from '../../../test/start-test-api.ts';
import { fail, ok } from '../server/result.ts';
import { array, type Db, json } from './db.ts';
import { isRetryable, isUniqueViolation } from './errors.ts';
import { openPostgres } from './postgres.ts';
import { assertOutsideTransaction } from './transaction-guard.ts';

let db: Db;
let postgres: PostgresStore | null = null;
beforeAll(async () => {
  postgres = storeOfRun() === 'postgres' ? await openTestPostgres() : null;
  db = postgres?.db ?? (await openTestPglite());
  await db.script('create table things (id int primary key, name text unique, amount bigint, data jsonb)');
});
afterAll(() => (postgres ? postgres.cleanup() : db.close()));

it('returns the same JavaScript types from both drivers', async () => {
  const [row] = await db.query(sql`
    select 9007199254740993::bigint as big, 7::int as small, 1.50::numeric as exact, true as yes, null as nothing,
      '2026-02-28'::date as day, '2026-02-28T12:00:00Z'::timestamptz as instant, '\\x00ff'::bytea as bytes,
      ${json({ a: [1, 'ü'] })} as data, ${json([1, 2])} as list, ${array(['x', 'y'], 'text')} as texts, 1.5::float8 as float`);
  expect(row).toEqual({
    big: 9007199254740993n,
    small: 7,
    exact: '1.50',
    yes: true,
    nothing: null,
    day: '2026-02-28',
    instant: new Date('2026-02-28T12:00:00Z'),
    bytes: expect.anything(),
    data: { a: [1, 'ü'] },
    list: [1, 2],
    texts: ['x', 'y'],
    float: 1.5,
  });
  expect(Array.from(row?.bytes as Uint8Array)).toEqual([0, 255]);
});

it('takes values of every kind and counts touched rows', async () => {
  const inserted = await db.execute(sql`
    insert into things values (1, 'one', ${5n}, ${json(null)}), (2, 'two', ${null}, ${json('text')})`);
  expect(inserted).toBe(2);
  expect(await db.query(sql`select id, amount, data from things where id in ${[1, 2]} order by id`)).toEqual([
    { id: 1, amount: 5n, data: null },
    { id: 2, amount: null, data: 'text' },
  ]);
  expect(await db.execute(sql`update things set name = name where id > 99`)).toBe(0);
  expect(
    await db.query(sql`select id from things where name = any(${array(['two', 'none'], 'text')})`),
  ).toEqual([{ id: 2 }]);
  expect(
    await db.query(sql`select ${new Date('2026-01-01T00:00:00Z').toISOString()}::timestamptz as t`),
  ).toEqual([{ t: new Date('2026-01-01T00:00:00Z') }]);
});

describe('transactions', () => {
  const names = async () =>
    (await db.query<{ name: string }>(sql`select name from things where id >= 10`)).map(({ name }) => name);
  afterEach(() => db.execute(sql`delete from things where id >= 10`));

  it('commit what returns, undo what throws or fails, and run afterCommit only then', async () => {
    const seen: string[] = [];
    await db.transaction(async (tx) => {
      tx.afterCommit(() => seen.push('committed'));
      await tx.execute(sql`insert into things (id, name) values (10, 'kept')`);
      return ok(1);
    });
    const failed = await db.transaction(async (tx) => {
      tx.afterCommit(() => seen.push('failed'));
      await tx.execute(sql`insert into things (id, name) values (11, 'failed')`);
      return fail('stale_cart');
    });
    await expect(
      db.transaction(async (tx) => {
        tx.afterCommit(() => seen.push('threw'));
        await tx.execute(sql`insert into things (id, name) values (12, 'threw')`);
        throw new Error('on purpose');
      }),
    ).rejects.toThrow('on purpose');
    expect(failed).toEqual({ ok: false, code: 'stale_cart' });
    expect([await names(), seen]).toEqual([['kept'], ['committed']]);
  });

  it('refuse the outer store inside, where PGlite would wait for ever', async () => {
    const inside = db.transaction(async () => db.query(sql`select 1`));
    await expect(inside).rejects.toThrow('pass `tx` on');
    await expect(db.transaction(async () => db.transaction(async () => 1))).rejects.toThrow('pass `tx` on');
    expect(await db.query(sql`select 1 as one`)).toEqual([{ one: 1 }]);
  });

  it('refuse another server while one is open, and a second one that may be joined', async () => {
    await expect(db.transaction(async () => assertOutsideTransaction('A register'))).rejects.toThrow(
      'A register',
    );
    expect(assertOutsideTransaction('A register')).toBeUndefined();
    const nested = db.joined(async () => {
      await db.joined(async () => ({ commit: true, value: 1 }));
      return { commit: true, value: 2 };
    });
    await expect(nested).rejects.toThrow('inside another one');
  });

  it('let others join, one transaction inside after the other', async () => {
    const value = await db.joined(async () => {
      await Promise.all(
        [13, 14, 15].map((id) =>
          db.transaction(async (tx) => {
            await tx.execute(sql`insert into things (id, name) values (${id}, ${`joined ${id}`})`);
            return id === 14 ? fail('stale_cart') : ok(id);
          }),
        ),
      );
      return { commit: true, value: await names() };
    });
    expect([value, await names()]).toEqual([
      ['joined 13', 'joined 15'],
      ['joined 13', 'joined 15'],
    ]);
    await db.joined(async () => {
      await db.execute(sql`delete from things where id >= 10`);
      return { commit: false, value: null };
    });
    expect(await names()).toEqual(['joined 13', 'joined 15']);
  });

  it('name the unique constraint that refused a row', async () => {
    const twice = db.query(sql`insert into things (id, name) values (10, 'one')`);
    const error: unknown = await twice.catch((caught: unknown) => caught);
    expect([
      isUniqueViolation(error, 'things_name_key'),
      isUniqueViolation(error, 'things_pkey'),
      isRetryable(error),
    ]).toEqual([true, false, false]);
  });

  it('count their statements', async () => {
    const before = db.statements();
    await db.transaction(async (tx) => {
      await tx.query(sql`select 1`);
      await tx.query(sql`select 1`);
    });
    expect(db.statements() - before).toBe(2);
  });
});

// PGlite has one connection, so nothing has to wait.
if (storeOfRun() === 'postgres')
  it('gives up waiting for a lock with a busy error', async () => {
    const impatient = openPostgres({ url: postgres?.url ?? '', lockTimeout: 200 });
    await db.transaction(async (tx) => {
      await tx.query(sql`select 1 from things where id = 1 for update`);
      // Another pool: its transaction is separate, although the code runs inside ours.
      const error: unknown = await impatient
        .query(sql`select 1 from things where id = 1 for update`)
        .catch((caught: unknown) => caught);
      expect(isRetryable(error)).toBe(true);
    });
    await impatient.close();
  });

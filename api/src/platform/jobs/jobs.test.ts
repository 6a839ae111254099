import { setTimeout as sleep } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import { Registry } from 'prom-client';
import * as z from 'zod/mini';
import { openTestPglite } from '../../../test/pglite-store.ts';
import { openTestPostgres, type PostgresStore } from '../../../test/postgres-store.ts';
import { storeOfRun } from '../../../test/start-test-api.ts';
import type { Db } from '../db/db.ts';
import { createLog } from '../server/log.ts';
import { fail } from '../server/result.ts';
import { defineJob, enqueue, handle, type JobHandler } from './define-job.ts';
import { registerFailedJobsMetric } from './failed-jobs-metric.ts';
import { createHousekeeping, scheduleHousekeeping } from './housekeeping.ts';
import { runDueJobs, startWorker } from './run-jobs.ts';

let db: Db;
let postgres: PostgresStore | null = null;
beforeAll(async () => {
  postgres = storeOfRun() === 'postgres' ? await openTestPostgres() : null;
  db = postgres?.db ?? (await openTestPglite());
});
afterAll(() => (postgres ? postgres.cleanup() : db.close()));
beforeEach(() => db.execute(sql`delete from jobs`));

const log = createLog('silent');
const note = defineJob('test.note', z.object({ text: z.string() }), { maxAttempts: 3, longestSeconds: 1 });
const written = (): { texts: string[]; handlers: readonly JobHandler[] } => {
  const texts: string[] = [];
  return { texts, handlers: [handle(note, async ({ text }) => void texts.push(text))] };
};
const due = () =>
  db.execute(sql`update jobs set run_at = now() - interval '1 second' where state = 'waiting'`);
/**
 * Polls the store until a condition holds: a job is running, or its lease has the expected state.
 */
const until = async (what: SQL): Promise<void> => {
  for (let looks = 0; looks < 2000; looks += 1) {
    if ((await db.query(sql`select 1 as one from jobs where ${what}`)).length > 0) return;
    await sleep(25);
  }
  throw new Error('It never came to that.');
};
const states = async () =>
  (
    await db.query<{ state: string; attempts: number }>(sql`select state, attempts from jobs order by id`)
  ).map(({ state, attempts }) => `${state} ${attempts}`);

it('exists exactly when the transaction that asked for it committed', async () => {
  const { texts, handlers } = written();
  await db.transaction((tx) => enqueue(tx, note, { text: 'kept' }));
  await db.transaction(async (tx) => {
    await enqueue(tx, note, { text: 'failed' });
    return fail('busy');
  });
  await db
    .transaction(async (tx) => {
      await enqueue(tx, note, { text: 'threw' });
      throw new Error('on purpose');
    })
    .catch(() => undefined);
  expect(await runDueJobs({ db, log, handlers })).toBe(1);
  expect(texts).toEqual(['kept']);
});

it('is one job per event, also after it has run', async () => {
  const { texts, handlers } = written();
  const added = await Promise.all(
    ['a', 'b', 'c'].map((text) => enqueue(db, note, { text }, { key: 'event' })),
  );
  expect(added.filter(Boolean)).toHaveLength(1);
  await runDueJobs({ db, log, handlers });
  expect(await enqueue(db, note, { text: 'again' }, { key: 'event' })).toBe(false);
  await runDueJobs({ db, log, handlers });
  expect(texts).toHaveLength(1);
});

it('waits for its time, is tried again later and later, and ends as failed with its error', async () => {
  const broken = [
    handle(note, async () => {
      throw new Error('the printer is out of paper');
    }),
  ];
  await enqueue(db, note, { text: 'later' }, { runAt: new Date(Date.now() + 60_000) });
  expect(await runDueJobs({ db, log, handlers: broken })).toBe(0);
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    await due();
    expect(await runDueJobs({ db, log, handlers: broken })).toBe(1);
    expect(await states()).toEqual([`${attempt === 3 ? 'failed' : 'waiting'} ${attempt}`]);
  }
  await due();
  expect(await runDueJobs({ db, log, handlers: broken })).toBe(0);
  expect(await db.query(sql`select last_error from jobs`)).toEqual([
    { last_error: 'the printer is out of paper' },
  ]);
});

it('is taken over when its worker died, and the dead worker’s late end changes nothing', async () => {
  const { texts, handlers } = written();
  await enqueue(db, note, { text: 'orphan' });
  let wake = () => {};
  const stuck = new Promise<void>((resolve) => {
    wake = resolve;
  });
  const late = runDueJobs({
    db,
    log,
    handlers: [
      handle(note, async () => {
        await stuck;
        throw new Error('too late');
      }),
    ],
  });
  await until(sql`state = 'running'`);
  // Expires its lease. The job has used its whole time limit, so the lease is not renewed.
  await db.execute(sql`update jobs set lease_until = now() - interval '1 second'`);
  expect(await runDueJobs({ db, log, handlers })).toBe(1);
  wake();
  await late;
  expect([texts, await states()]).toEqual([['orphan'], ['done 2']]);
});

it('stays with a worker that lives, however much longer than its lease it takes', async () => {
  const long = defineJob('test.long', z.object({}));
  await enqueue(db, long, {});
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const runner = (run: () => Promise<void>) => ({ db, log, handlers: [handle(long, run)], leaseSeconds: 6 });
  const first = runDueJobs(runner(() => finished));
  await until(sql`state = 'running'`);
  for (let round = 0; round < 2; round += 1) {
    // Expires its lease, which is then renewed.
    await db.execute(sql`update jobs set lease_until = now() - interval '1 second'`);
    await until(sql`lease_until > now()`);
  }
  await db.execute(sql`update jobs set lease_until = now() + interval '1 minute'`);
  expect(await runDueJobs(runner(async () => {}))).toBe(0);
  finish();
  expect([await first, await states()]).toEqual([1, ['done 1']]);
});

it('fails a job whose worker died in every attempt, without trying it again', async () => {
  const { texts, handlers } = written();
  await enqueue(db, note, { text: 'deadly' });
  await db.execute(
    sql`update jobs set state = 'running', attempts = 3, lease_until = now() - interval '1 second'`,
  );
  await enqueue(db, note, { text: 'harmless' });
  expect(await runDueJobs({ db, log, handlers })).toBe(2);
  expect(texts).toEqual(['harmless']);
  expect(await states()).toEqual(['failed 3', 'done 1']);
  expect(
    await db.query(sql`select 1 as one from jobs where state = 'failed' and finished_at is not null`),
  ).toHaveLength(1);
});

describe('a job that ends as failed', () => {
  const fragile = defineJob('test.fragile', z.object({ text: z.string() }), {
    maxAttempts: 2,
    longestSeconds: 1,
  });
  const told: string[] = [];
  const handlers = (run: () => Promise<void>, fault: Error | null = null) => [
    handle(fragile, run, async ({ text }, { tx, error }) => {
      told.push(`${text}: ${error instanceof Error ? error.message : String(error)}`);
      await tx.execute(sql`update jobs set last_error = 'cleared up' where name = 'test.fragile'`);
      if (fault !== null) throw fault;
    }),
  ];
  const ends = async () =>
    (await db.query<{ line: string }>(sql`select concat(state, ' ', last_error) as line from jobs`)).map(
      ({ line }) => line,
    );
  beforeEach(async () => {
    told.length = 0;
    await enqueue(db, fragile, { text: 'box' });
  });
  const die = () =>
    db.execute(
      sql`update jobs set state = 'running', attempts = 2, lease_until = now() - interval '1 second'`,
    );

  it('calls its handler once, after the last attempt alone', async () => {
    const broken = handlers(async () => {
      throw new Error('torn');
    });
    await runDueJobs({ db, log, handlers: broken });
    expect(told).toEqual([]);
    await due();
    await runDueJobs({ db, log, handlers: broken });
    await due();
    await runDueJobs({ db, log, handlers: broken });
    expect([told, await ends()]).toEqual([['box: torn'], ['failed cleared up']]);
  });

  it('calls it when the last attempt took too long', async () => {
    await db.execute(sql`update jobs set attempts = 1`);
    await runDueJobs({ db, log, handlers: handlers(() => new Promise<void>(() => undefined)) });
    expect(told).toEqual(['box: the attempt took longer than 1 seconds']);
  });

  it('calls it once when the worker died in the last attempt, however many find it', async () => {
    await die();
    const runner = { db, log, handlers: handlers(async () => {}) };
    await Promise.all([runDueJobs(runner), runDueJobs(runner), runDueJobs(runner)]);
    expect([told, await ends()]).toEqual([['box: null'], ['failed cleared up']]);
  });

  it('is failed although its handler cannot clear up, and nothing of that is kept', async () => {
    await die();
    await runDueJobs({ db, log, handlers: handlers(async () => {}, new Error('on purpose')) });
    expect([told, await ends()]).toEqual([
      ['box: null'],
      ['failed the worker ended during the last attempt'],
    ]);
  });

  it('is counted by kind', async () => {
    const registry = new Registry();
    registerFailedJobsMetric(registry, db);
    expect(await registry.metrics()).not.toContain('test.fragile');
    await die();
    await runDueJobs({ db, log, handlers: handlers(async () => {}) });
    expect(await registry.metrics()).toContain('jobs_failed{job="test.fragile"} 1');
  });
});

it('lets go of work that never settles: the job is tried again, and the worker goes on and can be stopped', async () => {
  const texts: string[] = [];
  const hang = defineJob('test.hang', z.object({}), { longestSeconds: 1, maxAttempts: 3 });
  const handlers = [
    handle(hang, () => new Promise<void>(() => undefined)),
    handle(note, async ({ text }) => void texts.push(text)),
  ];
  await enqueue(db, hang, {});
  await enqueue(db, note, { text: 'behind it' }, { runAt: new Date(Date.now() + 1) });
  const worker = startWorker({ db, log, handlers }, { concurrency: 1, pollMs: 20 });
  await until(
    sql`name = 'test.hang' and attempts = 1 and state = 'waiting' and last_error like '%longer than 1 seconds%'`,
  );
  await until(sql`name = 'test.note' and state = 'done'`);
  await worker.stop();
  expect(texts).toEqual(['behind it']);
});

it('runs once however many workers look for it, and a stopped worker leaves nothing half done', async () => {
  const texts: string[] = [];
  // A long time limit, so that no other worker takes it over on a busy machine.
  const line = defineJob('test.line', z.object({ text: z.string() }));
  const handlers = [handle(line, async ({ text }) => void texts.push(text))];
  for (let index = 0; index < 20; index += 1) await enqueue(db, line, { text: `n${index}` });
  const workers = [1, 2, 3].map(() => startWorker({ db, log, handlers }, { concurrency: 2, pollMs: 20 }));
  for (let tick = 0; texts.length < 20 && tick < 3000; tick += 1) await sleep(20);
  await Promise.all(workers.map((worker) => worker.stop()));
  expect(texts.toSorted()).toEqual(Array.from({ length: 20 }, (_, index) => `n${index}`).toSorted());
  expect(new Set(await states())).toEqual(new Set(['done 1']));
});

it('wipes a personal payload when it is done', async () => {
  const letter = defineJob('test.letter', z.object({ text: z.string() }), { personal: true });
  await enqueue(db, letter, { text: 'private words' });
  await enqueue(db, note, { text: 'order R1' });
  await runDueJobs({ db, log, handlers: [handle(letter, async () => {}), handle(note, async () => {})] });
  expect(await db.query(sql`select payload from jobs order by id`)).toEqual([
    { payload: {} },
    { payload: { text: 'order R1' } },
  ]);
});

it('keeps house once a day and plans the next day', async () => {
  const now = new Date('2026-11-27T10:00:00Z');
  const planned = await Promise.all([scheduleHousekeeping(db, now), scheduleHousekeeping(db, now)]);
  expect(planned.filter(Boolean)).toHaveLength(1);
  await db.execute(sql`
    insert into idempotency_keys (actor, key, fingerprint, state, started_at)
    values ('a', 'old', '\\x00', 'done', now() - interval '2 days'), ('a', 'new', '\\x00', 'done', now())`);
  expect(await runDueJobs({ db, log, handlers: [createHousekeeping()] })).toBeGreaterThanOrEqual(1);
  expect(await db.query(sql`select key from idempotency_keys where actor = 'a'`)).toEqual([{ key: 'new' }]);
  expect(await db.query(sql`select 1 as one from jobs where key = '2026-11-28'`)).toEqual([{ one: 1 }]);
});

it('leaves jobs of other kinds alone', async () => {
  const { handlers } = written();
  await enqueue(db, defineJob('test.other', z.object({})), {});
  expect(await runDueJobs({ db, log, handlers })).toBe(0);
  expect(await runDueJobs({ db, log, handlers: [] })).toBe(0);
});

/**
 * One process of the shop as `npm start` composes it, for black-box tests and benchmarks of several on one database:
 * `DATABASE_URL=… DATA_DIR=… tsx cli/test/serve-whole-api.ts`, with the variables of docs/architecture.md. Prints one
 * line of JSON with its address when it listens. Each reply has its number of SQL statements in `X-Sql-Count`
 * (without BEGIN and COMMIT) and its processor time in `X-Cpu-Micros`; both are right for requests that run one at a
 * time. `WORKER=off` leaves jobs to another process; `CLOCK_SHIFT_MINUTES` moves its clock and not the database's.
 * SIGTERM ends it.
 */
import path from 'node:path';
import { seedCatalogue } from '@shop/api/catalogue/composition';
import { openPostgres, startWorker } from '@shop/api/platform/composition';
import { keyOf } from '@shop/release-tool';
import { readSettings } from '../src/environment.ts';
import { openShop } from '../src/shop.ts';

const root = path.join(__dirname, '../..');

/** Moves `Date` in this process; timers and processor time do not change. */
const shiftClock = (minutes: number): void => {
  const { now } = Date;
  const shift = minutes * 60_000;
  const Real = Date;
  Date.now = () => now() + shift;
  globalThis.Date = new Proxy(Real, {
    construct: (target, args: unknown[], newTarget) =>
      Reflect.construct(target, args.length === 0 ? [now() + shift] : args, newTarget),
  });
};

const serve = async (): Promise<void> => {
  const shift = Number(process.env.CLOCK_SHIFT_MINUTES ?? '0');
  if (shift !== 0) shiftClock(shift);
  const read = readSettings({ LOG_LEVEL: 'warn', RATE_LIMIT_FACTOR: '0', PORT: '0', ...process.env }, root);
  if (!read.ok) throw new Error(read.message);
  // A benchmark measures what production runs, which trusts its replies.
  const settings =
    process.env.CHECK_REPLIES === 'off' ? { ...read.settings, checkReplies: false } : read.settings;
  if (!settings.databaseUrl) throw new Error('Set DATABASE_URL.');
  const opened = await openShop(settings, root, keyOf(settings.dataDir));
  if (!opened.ok) throw new Error(opened.message);
  const { app, db, deps, jobs, close } = opened.shop;
  await seedCatalogue(db);

  const started = new WeakMap<object, { readonly sql: number; readonly cpu: NodeJS.CpuUsage }>();
  app.addHook('onRequest', async (request) => {
    started.set(request, { sql: db.statements(), cpu: process.cpuUsage() });
  });
  app.addHook('onSend', async (request, reply) => {
    const before = started.get(request);
    if (!before) return;
    const { user, system } = process.cpuUsage(before.cpu);
    reply.header('x-sql-count', String(db.statements() - before.sql));
    reply.header('x-cpu-micros', String(user + system));
  });
  const url = await app.listen({ port: settings.port, host: '127.0.0.1' });
  // A separate store, so that polling for jobs is in no request's count.
  const jobsDb = openPostgres({
    url: settings.databaseUrl,
    poolSize: 3,
    onError: (error) => deps.log.warn({ err: error }, 'database connection lost'),
  });
  const later =
    process.env.WORKER === 'off'
      ? null
      : startWorker({ db: jobsDb, log: deps.log, handlers: jobs }, { pollMs: 100 });
  process.stdout.write(`${JSON.stringify({ url })}\n`);
  process.once('SIGTERM', async () => {
    await app.close();
    await later?.stop();
    await jobsDb.close();
    await close();
  });
};

void serve();

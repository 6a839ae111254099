/**
 * One process of the whole API, for black-box tests and benchmarks of several on one database:
 * `DATABASE_URL=… DATA_DIR=… tsx cli/test/serve-whole-api.ts`. Prints one line of JSON with its address when it listens.
 * Each reply tells in `X-Sql-Count` how many SQL statements it took (BEGIN and COMMIT are not in it) and in
 * `X-Cpu-Micros` how much processor time; both hold for requests that run one at a time. `WORKER=off` leaves later work
 * to another process. SIGTERM ends it.
 */
import path from 'node:path';
import {
  type ApiDeps,
  createApi,
  createDiskStore,
  createLog,
  createMailer,
  migrate,
  openPostgres,
  startWorker,
} from '@shop/api';
import { createArtworkDecoder } from '@shop/api/src/artwork/decoder.ts';
import { seedCatalogue } from '@shop/api/src/catalogue/seed-catalogue.ts';
import { noRegistry } from '@shop/api/src/tax/vat-registry.ts';
import { domainsOf } from '../src/domains.ts';

const serve = async (): Promise<void> => {
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, WORKER: worker } = process.env;
  if (!databaseUrl || !dataDir) throw new Error('Set DATABASE_URL and DATA_DIR.');

  const log = createLog('warn');
  const open = (poolSize: number) =>
    openPostgres({
      url: databaseUrl,
      poolSize,
      onError: (error) => log.warn({ err: error }, 'connection lost'),
    });
  const db = open(10);
  await migrate(db, path.join(__dirname, '../../api/migrations'));
  await seedCatalogue(db);
  const deps: ApiDeps = {
    db,
    log,
    files: createDiskStore(path.join(dataDir, 'files')),
    mailer: createMailer({ smtpUrl: null, folder: path.join(dataDir, 'mail') }),
    clock: () => new Date(),
    settings: {
      environment: 'local',
      brand: 'packwright',
      dataDir,
      publicUrl: 'http://shop.test',
      sessionSecret: 'a secret for races that is long enough',
      staffKeys: { operator: 'a staff key for races' },
      smtpUrl: null,
      trustProxy: false,
      rateLimitFactor: 0,
    },
  };
  const artwork = createArtworkDecoder();
  const { app, jobs } = createApi(
    deps,
    domainsOf(deps, {
      artwork,
      releaseFiles: createDiskStore(path.join(dataDir, 'releases')),
      stripe: null,
      stripeWebhookSecret: null,
      vatRegistry: noRegistry,
    }),
  );
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
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  // A store of its own, so that looking for jobs is in no request's count.
  const jobsDb = open(3);
  const later = worker === 'off' ? null : startWorker({ db: jobsDb, log, handlers: jobs }, { pollMs: 100 });
  process.stdout.write(`${JSON.stringify({ url })}\n`);
  process.once('SIGTERM', async () => {
    await app.close();
    await later?.stop();
    artwork.close();
    await jobsDb.close();
    await db.close();
  });
};

void serve();

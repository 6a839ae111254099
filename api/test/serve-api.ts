/**
 * One API process for black-box tests: `DATABASE_URL=… DATA_DIR=… tsx api/test/serve-api.ts`. Prints one line of JSON
 * with its address when it listens, runs a worker, and counts the SQL statements of each request in `X-Sql-Count`
 * (requests that run one at a time; BEGIN and COMMIT are not in it). SIGTERM ends it.
 */
import { join } from 'node:path';
import { catalogue } from '../src/catalogue/catalogue.ts';
import { checkout } from '../src/checkout/checkout.ts';
import { delivery } from '../src/delivery/delivery.ts';
import {
  type ApiDeps,
  createApi,
  createDiskStore,
  createLog,
  createMailer,
  identity,
  migrate,
  openPostgres,
  startWorker,
} from '../src/index.ts';
import { cartMerger } from '../src/orders/merge-carts.ts';
import { orderPorts } from '../src/orders/order-ports.ts';
import { orders } from '../src/orders/orders.ts';
import { createSandboxProvider } from '../src/payments/sandbox-provider.ts';

const serve = async (): Promise<void> => {
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = process.env;
  if (!databaseUrl || !dataDir) throw new Error('Set DATABASE_URL and DATA_DIR.');

  const log = createLog('warn');
  const db = openPostgres({
    url: databaseUrl,
    onError: (error) => log.warn({ err: error }, 'connection lost'),
  });
  await migrate(db, join(__dirname, '../migrations'));
  const deps: ApiDeps = {
    db,
    log,
    files: createDiskStore(join(dataDir, 'files')),
    mailer: createMailer({ smtpUrl: null, folder: join(dataDir, 'mail') }),
    clock: () => new Date(),
    settings: {
      environment: 'local',
      brand: 'packwright',
      dataDir,
      publicUrl: 'http://shop.test',
      sessionSecret: 'a secret for races that is long enough',
      staffKeys: {},
      smtpUrl: null,
      trustProxy: false,
      rateLimitFactor: 0,
    },
  };
  const domains = [
    identity({ mergeCart: cartMerger(orderPorts(deps), deps.clock) }),
    catalogue(),
    delivery(),
    orders(orderPorts),
    checkout(orderPorts, () => createSandboxProvider(db, 'local', 1)),
  ];
  const { app } = createApi(deps, domains);
  const started = new WeakMap<object, number>();
  app.addHook('onRequest', async (request) => void started.set(request, db.statements()));
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-sql-count', String(db.statements() - (started.get(request) ?? 0)));
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  // A store of its own, so that looking for jobs is in no request's count.
  const jobsDb = openPostgres({ url: databaseUrl, poolSize: 3 });
  const worker = startWorker(
    { db: jobsDb, log, handlers: domains.flatMap(({ jobs }) => jobs?.(deps) ?? []) },
    { pollMs: 100 },
  );
  process.stdout.write(`${JSON.stringify({ url })}\n`);
  process.once('SIGTERM', async () => {
    await app.close();
    await worker.stop();
    await jobsDb.close();
    await db.close();
  });
};

void serve();

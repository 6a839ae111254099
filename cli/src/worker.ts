import { startWorker } from '@shop/api/platform/composition';
import { keyOf } from '@shop/release-tool';
import { readSettings } from './environment.ts';
import { openShop } from './shop.ts';
import { describeStartFault } from './start-fault.ts';
import { waitForSignal } from './wait-for-signal.ts';

/** `worker`: runs jobs beside a shop on PostgreSQL, until a signal. Returns the exit code. */
export const worker = async (root: string, env: NodeJS.ProcessEnv): Promise<number> => {
  const read = readSettings(env, root);
  const message = !read.ok
    ? read.message
    : read.settings.databaseUrl === null
      ? 'A worker needs the shop’s PostgreSQL: set DATABASE_URL. With the embedded store, npm start runs the jobs itself.'
      : null;
  if (!read.ok || message !== null) {
    console.error(`\n${message}\n`);
    return 1;
  }
  const { settings } = read;
  const opened = await openShop(settings, root, keyOf(settings.dataDir)).catch((error: unknown) => ({
    ok: false as const,
    message: describeStartFault(error, settings.dataDir),
  }));
  if (!opened.ok) {
    console.error(`\n${opened.message}\n`);
    return 1;
  }
  const { db, deps, jobs, close } = opened.shop;
  const running = startWorker({ db, log: deps.log, handlers: jobs });
  console.log('The worker is running.');
  await waitForSignal();
  await running.stop();
  await close();
  return 0;
};

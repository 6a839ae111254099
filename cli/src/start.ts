import type { AddressInfo } from 'node:net';
import { seedCatalogue } from '@shop/api/catalogue/composition';
import { startWorker } from '@shop/api/platform/composition';
import { adoptBuilds } from '@shop/api/releases/composition';
import { keyOf, listBuiltPackages, writeRunFile } from '@shop/release-tool';
import { drain } from './drain.ts';
import { readSettings, type Settings } from './environment.ts';
import { describeListenFault, listenFault } from './listen-fault.ts';
import { trackRequests } from './running-requests.ts';
import { type OpenedShop, openShop, type Shop } from './shop.ts';
import { describeStartFault } from './start-fault.ts';
import { waitForSignal } from './wait-for-signal.ts';

/** Prints one sentence that says what to do. */
const refuse = (message: string): number => {
  console.error(`\n${message}\n`);
  return 1;
};

/** Publishes the checkout's builds as releases; reports changes and failures. */
const adopt = async (shop: Shop, settings: Settings, root: string): Promise<void> => {
  const { brand, environment } = settings;
  const { published, moved, notes } = await adoptBuilds(
    { db: shop.db, files: shop.releaseFiles, brand, environment },
    listBuiltPackages(root),
    environment === 'local',
  );
  if (published.length > 0) console.log(`Published ${published.join(', ')}.`);
  if (moved.length > 0) console.log(`${moved.length} pointers moved.`);
  for (const note of notes) console.warn(note);
};

/** In development: adopts a new build while the shop runs. Returns the stop function. */
const watchPackages = (shop: Shop, settings: Settings, root: string): (() => void) => {
  const stamp = () =>
    listBuiltPackages(root)
      .map(({ manifest }) => `${manifest.name} ${manifest.build}`)
      .join();
  let seen = stamp();
  let busy = false;
  const timer = setInterval(() => {
    const now = stamp();
    if (busy || now === seen) return;
    seen = now;
    busy = true;
    adopt(shop, settings, root)
      .catch((error: unknown) => console.error(error))
      .finally(() => {
        busy = false;
      });
  }, 300);
  return () => clearInterval(timer);
};

/** Writes the run file by which tools on this machine find the shop. On a full disk the shop starts without it. */
const writeAddress = ({ dataDir }: Settings, url: string, key: string): void => {
  try {
    writeRunFile(dataDir, { url, key });
  } catch (error) {
    console.warn(
      `${describeStartFault(error, dataDir)} The shop keeps running; until this is fixed, tools need SHOP_URL and SHOP_KEY.`,
    );
  }
};

/** Opens the shop with everything a start adds. Returns a sentence on failure. */
const openForStart = async (settings: Settings, root: string, key: string): Promise<OpenedShop> => {
  const opened = await openShop(settings, root, key);
  if (!opened.ok) return opened;
  try {
    await seedCatalogue(opened.shop.db);
    await adopt(opened.shop, settings, root);
    return opened;
  } catch (error) {
    await opened.shop.close().catch(() => undefined);
    throw error;
  }
};

/** `start`: shell and API on one port, until a signal. Returns the exit code. */
export const start = async (root: string, env: NodeJS.ProcessEnv): Promise<number> => {
  const read = readSettings(env, root);
  if (!read.ok) return refuse(read.message);
  const { settings } = read;
  const unheard = await listenFault(settings);
  if (unheard !== null) return refuse(unheard);
  let key: string;
  let opened: OpenedShop;
  try {
    key = keyOf(settings.dataDir);
    opened = await openForStart(settings, root, key);
  } catch (error) {
    return refuse(describeStartFault(error, settings.dataDir));
  }
  if (!opened.ok) return refuse(opened.message);
  const { shop } = opened;
  const { app, db, deps, jobs } = shop;
  const requests = trackRequests(app);
  // Accepts no new requests, lets accepted ones and running jobs end, then closes the store.
  const ended = waitForSignal();
  try {
    await app.listen({ port: settings.port, host: settings.host });
  } catch (error) {
    await shop.close();
    if (error instanceof Error && 'code' in error)
      return refuse(describeListenFault(error as NodeJS.ErrnoException, settings));
    throw error;
  }
  const { port } = app.server.address() as AddressInfo;
  const local = ['127.0.0.1', '0.0.0.0', '::1', '::'].includes(settings.host);
  const url = `http://${local ? 'localhost' : settings.host}:${port}`;
  const worker = startWorker({ db, log: deps.log, handlers: jobs });
  writeAddress(settings, url, key);
  console.log(`The shop is open: ${url}`);
  const stopLooking = settings.liveReload ? watchPackages(shop, settings, root) : () => undefined;
  await ended;
  stopLooking();
  await drain(app, worker, requests);
  await shop.close();
  return 0;
};

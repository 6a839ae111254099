import type { Server } from 'node:http';
import path from 'node:path';
import { createArtworkDecoder } from '@shop/api/artwork/composition';
import { loadClosedDays } from '@shop/api/catalogue/composition';
import type { ApiDeps, ApiSettings, Db, FileStore } from '@shop/api/platform';
import {
  createApi,
  createDrawingCounter,
  createLog,
  createMailer,
  findBucketFault,
  findNewerMigrations,
  migrate,
  openSharedLimits,
  openStore,
} from '@shop/api/platform/composition';
import { createRegistry, createTicketIssuer, type ReleaseRegistry } from '@shop/api/releases/composition';
import { loadPriceBooks } from '@shop/api/staff/composition';
import { readRunFile } from '@shop/release-tool';
import { findWorkerEntry, registerHost, renderDefaults } from '@shop/shell-host';
import { createApiCaller } from './call-api.ts';
import { createDomains } from './domains.ts';
import type { Settings } from './environment.ts';
import { openFileStores } from './file-stores.ts';
import { stripeOrigins } from './payment-settings.ts';

export interface Shop extends ReturnType<typeof createApi> {
  readonly deps: ApiDeps;
  readonly registry: ReleaseRegistry;
  readonly releaseFiles: FileStore;
  readonly db: Db;
  /** Releases the shop's resources beside its server. */
  readonly close: () => Promise<void>;
}

export type OpenedShop =
  | { readonly ok: true; readonly shop: Shop }
  | { readonly ok: false; readonly message: string };

const apiSettingsOf = (settings: Settings, key: string): ApiSettings => ({
  environment: settings.environment,
  brand: settings.brand,
  dataDir: settings.dataDir,
  publicUrl: settings.publicHosts.length === 0 ? `http://localhost:${settings.port}` : null,
  sessionSecret: settings.sessionSecret,
  staffKeys: { operator: key },
  smtpUrl: settings.smtpUrl,
  trustProxy: settings.trustProxy,
  rateLimitFactor: settings.rateLimitFactor,
  ...(settings.checkReplies === undefined ? {} : { checkReplies: settings.checkReplies }),
  countryHeader: settings.countryHeader,
});

/**
 * The origin from which documents load builds: `BUILD_ORIGIN`, else this process's own server, else the shop that last
 * ran on this data folder (for a worker beside it).
 */
const resolveBuildOrigin = (settings: Settings, server: Server): string | null => {
  if (settings.buildOrigin !== '') return settings.buildOrigin;
  const address = server.address();
  if (address !== null && typeof address === 'object')
    return `http://${settings.host === '0.0.0.0' || settings.host === '::' ? '127.0.0.1' : hostInUrl(address.address)}:${address.port}`;
  return readRunFile(settings.dataDir)?.url ?? null;
};

const hostInUrl = (address: string): string => (address.includes(':') ? `[${address}]` : address);

/** Loads the price books and closed days, and every minute those of another process. Returns the stop function. */
const reloadCatalogue = async (db: Db, log: ApiDeps['log']): Promise<() => void> => {
  const load = async () => {
    await loadPriceBooks(db);
    await loadClosedDays(db);
  };
  await load();
  // A new one starts on a later day, so a minute is soon enough.
  const looking = setInterval(() => {
    load().catch((error: unknown) =>
      log.warn({ err: error }, 'price books and closed days could not be read'),
    );
  }, 60_000);
  looking.unref();
  return () => clearInterval(looking);
};

/** Migrates the store. Returns why it failed, in one sentence, or null. */
const bringUpToDate = async (db: Db, folder: string): Promise<string | null> => {
  try {
    const newer = await findNewerMigrations(db, folder);
    if (newer === null) await migrate(db, folder);
    return newer;
  } catch (error) {
    return `The database cannot be migrated: ${(error as Error).message}`;
  }
};

/** The resources of host and API: the migrated store, files, mail and limits. */
const openResources = async (settings: Settings, root: string, key: string) => {
  const log = createLog(settings.logLevel);
  const bucketFault = settings.s3 === null ? null : await findBucketFault(settings.s3);
  if (bucketFault !== null) return { ok: false, message: bucketFault } as const;
  const opened = await openStore({
    databaseUrl: settings.databaseUrl,
    dataDir: settings.dataDir,
    onError: (error) => log.warn({ err: error }, 'database connection lost'),
  });
  if (!opened.ok) return opened;
  const { db } = opened;
  const outdated = await bringUpToDate(db, path.join(root, 'api/migrations'));
  if (outdated !== null) {
    await db.close().catch(() => undefined);
    return { ok: false, message: outdated } as const;
  }
  const stopLooking = await reloadCatalogue(db, log);
  const { files, releaseFiles } = openFileStores(settings.dataDir, settings.s3);
  const limits =
    settings.redisUrl === null
      ? null
      : await openSharedLimits({ url: settings.redisUrl, clock: () => new Date(), log });
  const deps: ApiDeps = {
    db,
    ...(limits === null ? {} : { limits }),
    settings: apiSettingsOf(settings, key),
    log,
    files,
    mailer: createMailer({ smtpUrl: settings.smtpUrl, folder: path.join(settings.dataDir, 'mail') }),
    clock: () => new Date(),
  };
  const close = async () => {
    stopLooking();
    limits?.close();
    await db.close();
  };
  return { ok: true, deps, releaseFiles, close } as const;
};

/** Returns how the host renders pages for these settings, with this registry and API. */
const hostOf = (
  settings: Settings,
  root: string,
  { deps, registry, api }: Pick<Shop, 'deps' | 'registry'> & { readonly api: ReturnType<typeof createApi> },
): Parameters<typeof registerHost>[1] => ({
  settings: {
    brand: settings.brand,
    environment: settings.environment,
    publicHosts: settings.publicHosts,
    buildOrigin: settings.buildOrigin,
    analytics: settings.analytics,
    sharedImages: path.join(root, 'shell/host/shared-images'),
    liveReload: settings.liveReload,
    withheldSources: settings.stripe ? [] : stripeOrigins,
  },
  registry,
  clock: deps.clock,
  preview: {
    secret: settings.sessionSecret,
    overrideOrigins: settings.overrideOrigins,
    release: registry.release,
    stable: (region) => registry.releases(region, null),
  },
  ticket: createTicketIssuer({ db: deps.db, secret: settings.sessionSecret, clock: deps.clock }),
  render: {
    render: { ...renderDefaults, entry: findWorkerEntry(root), askApi: createApiCaller(api.app) },
    observe: createDrawingCounter(api.metrics),
  },
});

/**
 * Opens the store, migrates it and composes host and API, without listening. `root` is the checkout with migrations and
 * shared images.
 */
export const openShop = async (settings: Settings, root: string, key: string): Promise<OpenedShop> => {
  const opened = await openResources(settings, root, key);
  if (!opened.ok) return opened;
  const { deps, releaseFiles } = opened;
  const { db, log, clock } = deps;
  const artwork = createArtworkDecoder({});
  const folder = path.join(settings.dataDir, 'releases');
  const registry = createRegistry({ db, files: releaseFiles, folder, log, clock });
  const api = createApi(
    deps,
    createDomains(deps, {
      artwork,
      releaseFiles,
      deliveredFrom: () => resolveBuildOrigin(settings, api.app.server),
      overrideOrigins: settings.overrideOrigins,
      vatRegistry: settings.vatRegistry,
      mailingLists: settings.mailingLists,
      analyticsForward: settings.analyticsForward,
      stripe: settings.stripe,
      stripeWebhookSecret: settings.stripeWebhookSecret,
    }),
  );
  registerHost(api.app, hostOf(settings, root, { deps, registry, api }));
  const close = async () => {
    artwork.close();
    await opened.close();
  };
  return { ok: true, shop: { ...api, deps, registry, releaseFiles, db, close } };
};

import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Api,
  createApi,
  createDiskStore,
  createLog,
  createMailer,
  runDueJobs,
  type SharedLimits,
} from '../src/platform/composition.ts';
import type { ApiDeps, ApiSettings, Db, Domain } from '../src/platform/index.ts';
import { openTestPglite } from './pglite-store.ts';
import { openTestPostgres } from './postgres-store.ts';

export type Store = 'pglite' | 'postgres';

/** Returns the store of this run: `API_STORE`, by default PGlite. */
export const storeOfRun = (): Store => (process.env.API_STORE === 'postgres' ? 'postgres' : 'pglite');

export interface TestReply {
  readonly status: number;
  readonly headers: Headers;
  /** The parsed JSON, or the text if it is not JSON. */
  readonly body: unknown;
  readonly text: string;
}

interface CallOptions {
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Sent as `application/octet-stream`. */
  readonly bytes?: Uint8Array;
}

export interface TestApi {
  readonly url: string;
  readonly db: Db;
  /** Of PostgreSQL; `null` on PGlite. */
  readonly databaseUrl: string | null;
  readonly deps: ApiDeps;
  readonly api: Api;
  readonly dataDir: string;
  /** Log lines so far, as they were written. */
  readonly logLines: () => readonly string[];
  /** @example await call('PUT', '/checkouts/R1?state=address', { token, body }) */
  readonly call: (method: string, path: string, options?: CallOptions) => Promise<TestReply>;
  /** The token of a new anonymous visitor. */
  readonly visitor: () => Promise<string>;
  /** Runs the due jobs. Returns their number. */
  readonly runJobs: () => Promise<number>;
  /** The mails written so far, decoded enough to read: quoted-printable lines joined. */
  readonly mails: () => Promise<readonly string[]>;
  readonly setClock: (now: Date | null) => void;
  readonly cleanup: () => Promise<void>;
}

export interface TestApiOptions {
  readonly store?: Store;
  readonly domains: (deps: ApiDeps) => readonly Domain[];
  readonly settings?: Partial<ApiSettings>;
  /** An open store, for a second API on it; `cleanup` does not close it. */
  readonly db?: Db;
  /** Counts calls together with others; by default the API counts by itself. */
  readonly limits?: SharedLimits;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

const decoded = (eml: string): string =>
  Buffer.from(
    eml
      .replace(/=\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

const readMails = async (folder: string): Promise<readonly string[]> => {
  const names = existsSync(folder) ? (await readdir(folder)).filter((name) => name.endsWith('.eml')) : [];
  return Promise.all(names.map(async (name) => decoded(await readFile(join(folder, name), 'latin1'))));
};

/** Starts a real server on a free port with its own database and data folder. */
export const startTestApi = async ({
  store = storeOfRun(),
  domains,
  settings,
  db: given,
  limits,
}: TestApiOptions): Promise<TestApi> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-api-'));
  const postgres = given === undefined && store === 'postgres' ? await openTestPostgres() : null;
  const db = given ?? postgres?.db ?? (await openTestPglite());
  const lines: string[] = [];
  let now: Date | null = null;
  const deps: ApiDeps = {
    db,
    ...(limits === undefined ? {} : { limits }),
    log: createLog('debug', { write: (line: string) => void lines.push(line) }),
    clock: () => now ?? new Date(),
    files: createDiskStore(join(dataDir, 'files')),
    mailer: createMailer({ smtpUrl: null, folder: join(dataDir, 'mail') }),
    settings: {
      environment: 'local',
      brand: 'packwright',
      dataDir,
      publicUrl: 'http://shop.test',
      sessionSecret: 'a secret for tests that is long enough',
      staffKeys: { test: 'a staff key for tests' },
      smtpUrl: null,
      trustProxy: false,
      rateLimitFactor: 0,
      ...settings,
    },
  };
  const api = createApi(deps, domains(deps));
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = api.app.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;

  const call: TestApi['call'] = async (method, path, { token, headers, body, bytes } = {}) => {
    const reply = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(bytes === undefined ? {} : { 'content-type': 'application/octet-stream' }),
        ...(token === undefined ? {} : { 'x-spree-token': token }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(bytes === undefined ? {} : { body: new Uint8Array(bytes) }),
    });
    const text = await reply.text();
    return { status: reply.status, headers: reply.headers, text, body: parsed(text) };
  };

  return {
    url,
    db: api.db,
    databaseUrl: postgres?.url ?? null,
    deps: { ...deps, db: api.db },
    api,
    dataDir,
    logLines: () => lines,
    call,
    visitor: async () => {
      const { body } = await call('GET', '/users/anonymous');
      return (body as { token: string }).token;
    },
    runJobs: () => runDueJobs({ db, log: deps.log, handlers: api.jobs }),
    mails: () => readMails(join(dataDir, 'mail')),
    setClock: (value) => {
      now = value;
    },
    cleanup: async () => {
      const closing = api.app.close();
      // A test may leave the body of a reply unread, which would keep its connection open.
      api.app.server.closeAllConnections();
      await closing;
      await (postgres ? postgres.cleanup() : given ? undefined : db.close());
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

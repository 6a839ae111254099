import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';

type Env = Readonly<Record<string, string>>;

/** Two processes of the shop on one database, as behind a load balancer. */
export interface TwoProcesses {
  readonly urls: readonly [string, string];
  readonly dataDir: string;
  query<Row extends object>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  /** The mails in the folder that both processes write to. */
  mails(): string[];
  /** A real `kill -9` of one of them; `revive` starts another in its place, with these additional variables. */
  kill(index: 0 | 1): Promise<void>;
  revive(index: 0 | 1, env?: Env): Promise<void>;
  /** Kills both and starts two others, each with its own additional variables. */
  restart(first?: Env, second?: Env): Promise<void>;
  /** Resolves when the process has ended for any reason. */
  ended(index: 0 | 1): Promise<void>;
  stop(): Promise<void>;
}

interface Running {
  readonly child: ChildProcess;
  readonly url: string;
}

export interface ProcessOptions {
  /** For both; `revive` may add to it for one. */
  readonly env?: Env;
  /**
   * Runs the process through another program, for example one that gives it a small disk. Called at each start, also
   * when a process is revived.
   */
  readonly through?: (index: 0 | 1) => readonly string[];
}

let program: string | undefined;

/** Bundles the process once per run: translated anew, each of seventy starts would take 4 s of processor time more. */
const bundled = (): string => {
  if (program === undefined) {
    const folder = 'e2e/dist';
    execFileSync(process.execPath, ['scripts/bundle-server.mjs', 'cli/test/serve-whole-api.ts', folder], {
      stdio: 'inherit',
    });
    program = path.join(folder, 'serve-whole-api.mjs');
  }
  return program;
};

/**
 * Starts the process itself (in the checkout, where the tests run), without a wrapper in between unless requested, so
 * that a signal reaches it.
 */
const launch = (env: Env, through: readonly string[] = []): Promise<Running> =>
  new Promise((resolve, reject) => {
    const [command = process.execPath, ...args] = [...through, process.execPath, bundled()];
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: 'test', SHOP_ENV: 'local', ...env },
    });
    let output = '';
    const read = (chunk: Buffer) => {
      output = (output + chunk).slice(-4000);
      const line = /^\{"url":"(.+?)"\}$/m.exec(output);
      if (line?.[1]) resolve({ child, url: line[1] });
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => reject(new Error(`The shop ended with ${code}:\n${output}`)));
  });

const ended = ({ child }: Running): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
  });

const end = (running: Running, signal: NodeJS.Signals): Promise<void> => {
  const over = ended(running);
  running.child.kill(signal);
  return over;
};

/** Starts both on a new database of the server in `TEST_DATABASE_URL`. */
export async function startTwoProcesses({ env = {}, through }: ProcessOptions = {}): Promise<TwoProcesses> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) {
    throw new Error(
      'TEST_DATABASE_URL names no PostgreSQL server: run these through `npm test -- race` or `npm test -- faults`.',
    );
  }
  const database = `race_${process.pid}_${Date.now().toString(36)}`;
  const admin = new pg.Pool({ connectionString: server, max: 1 });
  await admin.query(`create database ${database}`);
  // The tests' server is configured for speed; what it acknowledges here must survive its own crash.
  await admin.query(`alter database ${database} set synchronous_commit = on`);
  const address = new URL(server);
  address.pathname = `/${database}`;
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'race-'));
  const pool = new pg.Pool({ connectionString: address.href, max: 2 });
  // A server that restarts, or drops the database at the end, ends idle connections; that is no failure.
  for (const one of [pool, admin]) one.on('error', () => undefined);
  const common: Env = { DATABASE_URL: address.href, DATA_DIR: dataDir, ...env };
  // The first one migrates; the second finds it done.
  const first = await launch(common, through?.(0));
  const running: [Running, Running] = [first, await launch(common, through?.(1))];
  return {
    get urls(): readonly [string, string] {
      return [running[0].url, running[1].url];
    },
    dataDir,
    query: async <Row extends object>(text: string, values: readonly unknown[] = []) =>
      (await pool.query<Row>(text, [...values])).rows,
    mails: () => {
      const folder = path.join(dataDir, 'mail');
      const names = readdirSync(dataDir).includes('mail') ? readdirSync(folder) : [];
      // Quoted-printable lines are joined, so that no word is split.
      return names
        .filter((name) => name.endsWith('.eml'))
        .map((name) => readFileSync(path.join(folder, name), 'utf8').replace(/=\r?\n/g, ''));
    },
    kill: (index) => end(running[index], 'SIGKILL'),
    ended: (index) => ended(running[index]),
    restart: async (first = {}, second = {}) => {
      await Promise.all(running.map((one) => end(one, 'SIGKILL')));
      const [one, other] = await Promise.all([
        launch({ ...common, ...first }, through?.(0)),
        launch({ ...common, ...second }, through?.(1)),
      ]);
      running[0] = one;
      running[1] = other;
    },
    revive: async (index, more = {}) => {
      running[index] = await launch({ ...common, ...more }, through?.(index));
    },
    stop: async () => {
      await Promise.all(running.map((one) => end(one, 'SIGTERM')));
      await pool.end();
      await admin.query(`drop database if exists ${database} with (force)`);
      await admin.end();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

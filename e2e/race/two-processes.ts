import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';

/** Two API processes on one database, as behind a load balancer. */
export interface TwoProcesses {
  readonly urls: readonly [string, string];
  query<Row extends object>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  /** The mails in the folder both processes write to. */
  mails(): string[];
  /** A real `kill -9` of one of them; `revive` starts another in its place. */
  kill(index: 0 | 1): Promise<void>;
  revive(index: 0 | 1): Promise<void>;
  stop(): Promise<void>;
}

interface Running {
  readonly child: ChildProcess;
  readonly url: string;
}

/** The process itself (started in the checkout, where the tests run), without a wrapper in between, so that a signal reaches it. */
const launch = (databaseUrl: string, dataDir: string): Promise<Running> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'api/test/serve-api.ts'], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        NODE_ENV: 'test',
        SHOP_ENV: 'local',
        DATABASE_URL: databaseUrl,
        DATA_DIR: dataDir,
      },
    });
    let output = '';
    const read = (chunk: Buffer) => {
      output = (output + chunk).slice(-4000);
      const line = /^\{"url":"(.+?)"\}$/m.exec(output);
      if (line?.[1]) resolve({ child, url: line[1] });
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => reject(new Error(`The API ended with ${code}:\n${output}`)));
  });

const end = ({ child }: Running, signal: NodeJS.Signals): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill(signal);
  });

/** Starts both on a new database of the server in `TEST_DATABASE_URL`. */
export async function startTwoProcesses(): Promise<TwoProcesses> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) {
    throw new Error(
      'TEST_DATABASE_URL names no PostgreSQL server: run the races through `npm test -- race`.',
    );
  }
  const database = `race_${process.pid}_${Date.now().toString(36)}`;
  const admin = new pg.Client(server);
  await admin.connect();
  await admin.query(`create database ${database}`);
  const address = new URL(server);
  address.pathname = `/${database}`;
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'race-'));
  const pool = new pg.Pool({ connectionString: address.href, max: 2 });
  // Dropping the database at the end may cut idle connections; that is no failure.
  pool.on('error', () => undefined);
  // The first one migrates; the second finds it done.
  const first = await launch(address.href, dataDir);
  const running: [Running, Running] = [first, await launch(address.href, dataDir)];
  return {
    get urls(): readonly [string, string] {
      return [running[0].url, running[1].url];
    },
    query: async <Row extends object>(text: string, values: readonly unknown[] = []) =>
      (await pool.query<Row>(text, [...values])).rows,
    mails: () => {
      const folder = path.join(dataDir, 'mail');
      const names = readdirSync(dataDir).includes('mail') ? readdirSync(folder) : [];
      // Quoted-printable lines are joined, so that no word is cut in two.
      return names
        .filter((name) => name.endsWith('.eml'))
        .map((name) => readFileSync(path.join(folder, name), 'utf8').replace(/=\r?\n/g, ''));
    },
    kill: (index) => end(running[index], 'SIGKILL'),
    revive: async (index) => {
      running[index] = await launch(address.href, dataDir);
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

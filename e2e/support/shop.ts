import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { test } from 'playwright/test';
import { freePort } from './free-port.ts';

/** Only ends what never comes: the duration of a start depends on the machine more than on the shop. */
const readyMs = 300_000;

/** Root of the checkout under test. Only inside a test or a hook. */
export const checkoutRoot = (): string => path.dirname(test.info().config.rootDir);

/** Returns a free port that no other worker of this run can choose before either of the two shops listens. */
async function ownPort(): Promise<number> {
  const { parallelIndex, config } = test.info();
  for (;;) {
    const port = await freePort();
    if (port % config.workers === parallelIndex % config.workers) return port;
  }
}

/** A running shop of one test. `query` reads its database; `crash` is a real `kill -9` of the whole process group. */
export interface Shop {
  readonly origin: string;
  readonly dataDir: string;
  query<Row extends object>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
  crash(): Promise<void>;
  /** Starts it again on the same data and port. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a shop as the README says, on PostgreSQL, with its own database and data folder. */
export async function startShop(environment: Readonly<Record<string, string>> = {}): Promise<Shop> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server)
    throw new Error(
      'TEST_DATABASE_URL names no PostgreSQL server: run the journeys through `npm test -- journeys`.',
    );
  const database = `shop_${process.pid}_${Date.now().toString(36)}`;
  const admin = new pg.Client(server);
  await admin.connect();
  await admin.query(`CREATE DATABASE ${database}`);
  await admin.end();
  const databaseUrl = server.replace(/\/[^/]*$/, `/${database}`);
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  // A test that ends the database's connections also ends idle ones; that is expected, not an error of the test.
  pool.on('error', (error) => console.warn(`idle connection ended: ${error.message}`));

  const port = await ownPort();
  const origin = `http://localhost:${port}`;
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'shop-'));
  let child: ChildProcess | undefined;

  const launch = async () => {
    let output = '';
    child = spawn(process.execPath, ['scripts/start.mjs'], {
      cwd: checkoutRoot(),
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        SHOP_ENV: 'local',
        PORT: String(port),
        HOST: '127.0.0.1',
        DATA_DIR: dataDir,
        DATABASE_URL: databaseUrl,
        LOG_LEVEL: 'warn',
        ...environment,
      },
    });
    const keep = (chunk: Buffer) => {
      output = (output + chunk).slice(-8000);
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    const deadline = Date.now() + readyMs;
    while (Date.now() < deadline) {
      if (child.exitCode !== null) throw new Error(`The shop ended with ${child.exitCode}:\n${output}`);
      const ready = await fetch(`${origin}/readyz`).then(
        (reply) => reply.ok,
        () => false,
      );
      if (ready) return;
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
    throw new Error(`The shop was not ready after ${readyMs / 1000} s:\n${output}`);
  };

  const end = (signal: NodeJS.Signals) =>
    new Promise<void>((resolve) => {
      const running = child;
      if (!running?.pid || running.exitCode !== null || running.signalCode !== null) return resolve();
      running.once('exit', () => resolve());
      process.kill(-running.pid, signal);
    });

  await launch();
  return {
    origin,
    dataDir,
    query: async <Row extends object>(sql: string, values: readonly unknown[] = []) =>
      (await pool.query<Row>(sql, [...values])).rows,
    crash: () => end('SIGKILL'),
    restart: launch,
    stop: async () => {
      await end('SIGTERM');
      await pool.end();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

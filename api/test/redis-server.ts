import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

const program = process.env.REDIS_SERVER ?? '/usr/bin/redis-server';

export interface TestRedis {
  readonly url: string;
  /** Sends a signal: `SIGKILL` ends it (resolves when it has ended), `SIGSTOP` lets it hang, `SIGCONT` continues it. */
  readonly signal: (name: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT') => Promise<void>;
  /** Starts another, empty one, at the same address. */
  readonly revive: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const start = (port: number, folder: string): Promise<ChildProcess> =>
  new Promise((resolve, reject) => {
    if (!existsSync(program))
      throw new Error(
        `There is no ${program}. Install it with \`sudo apt-get install redis-server\`, or set REDIS_SERVER.`,
      );
    const child = spawn(
      program,
      ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder],
      { stdio: ['ignore', 'pipe', 'pipe'] },
    );
    let said = '';
    const read = (part: Buffer): void => {
      said = (said + part.toString('utf8')).slice(-2000);
      if (said.includes('Ready to accept connections')) resolve(child);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`Redis ended with ${code}: ${said}`)));
  });

const over = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
  });

/** A Redis of its own on a free port, without a disk; any user may start it. */
export const startRedis = async (): Promise<TestRedis> => {
  const folder = mkdtempSync(join(tmpdir(), 'redis-'));
  const port = await freePort();
  let child = await start(port, folder);
  const end = async () => {
    child.kill('SIGKILL');
    await over(child);
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    signal: async (name) => {
      if (name === 'SIGKILL') await end();
      else child.kill(name);
    },
    revive: async () => {
      child = await start(port, folder);
    },
    stop: async () => {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

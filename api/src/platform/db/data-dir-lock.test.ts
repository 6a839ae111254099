import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockDataDir } from './data-dir-lock.ts';
import { openStore } from './open-store.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-lock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Starts another process that takes the lock, reports it and never releases it. */
const holder = async () => {
  const script = `
    const { register } = require('tsx/cjs/api');
    register();
    require(${JSON.stringify(join(__dirname, 'data-dir-lock.ts'))}).lockDataDir(${JSON.stringify(folder)})
      .then((lock) => { console.log(lock.ok ? 'held' : 'refused'); setInterval(() => {}, 1000); });`;
  const child = spawn(process.execPath, ['-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    cwd: __dirname,
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  const [said] = await once(child.stdout, 'data');
  return {
    said: String(said).trim(),
    kill: async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
};

it('gives the folder to one process, refuses a second with a sentence, and survives kill -9', async () => {
  const other = await holder();
  expect(other.said).toBe('held');
  const refused = await openStore({ databaseUrl: null, dataDir: folder });
  expect(refused).toMatchObject({
    ok: false,
    message: expect.stringMatching(/Another process .* DATA_DIR\.$/),
  });
  await other.kill();
  const lock = await lockDataDir(folder);
  expect(lock.ok).toBe(true);
  if (lock.ok) await lock.release();
});

it('lets one of many win that start at once', async () => {
  const locks = await Promise.all(Array.from({ length: 6 }, () => lockDataDir(folder)));
  expect(locks.filter(({ ok }) => ok)).toHaveLength(1);
  for (const lock of locks) if (lock.ok) await lock.release();
});

it('works in a folder whose path is longer than a socket’s may be', async () => {
  const deep = join(folder, 'a'.repeat(60), 'b'.repeat(60));
  const first = await lockDataDir(deep);
  const second = await lockDataDir(deep);
  expect([first.ok, second.ok]).toEqual([true, false]);
  if (first.ok) await first.release();
});

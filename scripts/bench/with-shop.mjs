// Runs the built shop for a measurement, on its embedded database, with its own data folder and port.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../ensure/free-port.mjs';

/**
 * Starts the shop, passes its origin and start time in seconds, and always stops it. `settings`: environment variables
 * to override.
 */
export async function withShop(root, environment, measure, { dataDir: given, settings = {} } = {}) {
  const dataDir = given ?? mkdtempSync(path.join(os.tmpdir(), 'bench-shop-'));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const begun = performance.now();
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...environment,
      NODE_ENV: 'production',
      SHOP_ENV: 'local',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      LOG_LEVEL: 'warn',
      ...settings,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output = (output + chunk).slice(-2000);
    });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  try {
    for (;;) {
      const answered = await fetch(`${origin}/`).then(
        (reply) => reply.ok,
        // Not listening yet.
        () => false,
      );
      if (answered) break;
      if (child.exitCode !== null || performance.now() - begun > 120_000)
        throw new Error(`The shop did not answer:\n${output}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return await measure(origin, (performance.now() - begun) / 1000);
  } finally {
    child.kill('SIGTERM');
    await ended;
    if (given === undefined) rmSync(dataDir, { recursive: true, force: true });
  }
}

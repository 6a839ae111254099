// Seconds until an already built shop answers its first page: with an empty data folder, and again on the same one.
// Shown, never asserted: a clock says more about the machine than about the shop.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

const freePort = () =>
  new Promise((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

export async function startRows(root, environment) {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'bench-start-'));
  const launch = async () => {
    const port = await freePort();
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
        const answered = await fetch(`http://localhost:${port}/`).then(
          (reply) => reply.ok,
          // Not listening yet.
          () => false,
        );
        if (answered) return (performance.now() - begun) / 1000;
        if (child.exitCode !== null || performance.now() - begun > 120_000)
          throw new Error(`The shop did not answer:\n${output}`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    } finally {
      child.kill('SIGTERM');
      await ended;
    }
  };
  try {
    return [
      { what: 'first start of a built shop, empty data folder', measured: await launch(), unit: 's' },
      { what: 'second start', measured: await launch(), unit: 's' },
    ];
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

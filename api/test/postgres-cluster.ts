import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

/** The folder of PostgreSQL's programs: from the environment, else Debian's. */
const bin = process.env.POSTGRES_BIN ?? '/usr/lib/postgresql/15/bin';
const isRoot = process.getuid?.() === 0;

/** PostgreSQL refuses to run as root, so root runs it as the user `postgres`. */
const run = (command: string): void => {
  execFileSync(isRoot ? 'su' : 'sh', isRoot ? ['postgres', '-c', command] : ['-c', command], {
    stdio: 'pipe',
    cwd: tmpdir(),
  });
};

/** Starts a cluster of its own in a temporary folder. */
export const startCluster = async (): Promise<{ url: string; stop: () => void }> => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-pg-'));
  if (isRoot) {
    const uid = Number(execFileSync('id', ['-u', 'postgres']).toString());
    const gid = Number(execFileSync('id', ['-g', 'postgres']).toString());
    chownSync(folder, uid, gid);
  }
  chmodSync(folder, 0o755);
  const data = join(folder, 'data');
  const port = await freePort();
  run(`${bin}/initdb -D ${data} -A trust -U shop -E UTF8 --locale=C.UTF-8 -N`);
  run(
    `${bin}/pg_ctl -D ${data} -w -l ${folder}/log -o "-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=200" start`,
  );
  return {
    url: `postgres://shop@127.0.0.1:${port}/postgres`,
    stop: () => {
      run(`${bin}/pg_ctl -D ${data} -m immediate stop`);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

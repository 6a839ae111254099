// A temporary PostgreSQL cluster for tests: own folder, own port, removed afterwards.
import { chmodSync, chownSync, cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from './free-port.mjs';
import { quote, refuse, run } from './run.mjs';

/**
 * Starts a cluster and returns `{ url, restart, stop }`. PostgreSQL refuses to run as root, so root runs it as another
 * user.
 */
export async function startPostgres(bin) {
  const home = mkdtempSync(path.join(os.tmpdir(), 'pg-'));
  chmodSync(home, 0o755);
  const asRoot = process.getuid?.() === 0;
  const user = asRoot
    ? (await run('id', ['-u', 'postgres'], { quiet: true })).code === 0
      ? 'postgres'
      : 'nobody'
    : undefined;
  let programs = bin;
  if (user) {
    const id = Number((await run('id', ['-u', user], { quiet: true })).output);
    chownSync(home, id, -1);
    if (!bin.startsWith('/usr/')) {
      // That user cannot access a binary under a private home folder.
      programs = path.join(home, 'native', 'bin');
      cpSync(path.dirname(bin), path.join(home, 'native'), { recursive: true, verbatimSymlinks: true });
    }
  }
  // Returns the command line that runs a command as the cluster's user.
  const toCommandLine = (command) =>
    user ? ['su', '-s', '/bin/sh', user, '-c', command] : ['sh', '-c', command];
  const as = (command) => {
    const [program, ...args] = toCommandLine(command);
    return run(program, args, { quiet: true, cwd: '/' });
  };
  const data = path.join(home, 'data');
  const port = await freePort();
  const init = await as(
    `${quote(`${programs}/initdb`)} -D ${quote(data)} -A trust -U app -E UTF8 --locale=C.UTF-8 --no-sync`,
  );
  if (init.code !== 0) refuse(`PostgreSQL did not initialise:\n${init.output}`);
  const options = `-p ${port} -c unix_socket_directories= -c listen_addresses=127.0.0.1 -c fsync=off -c synchronous_commit=off -c full_page_writes=off -c max_connections=200`;
  const start = await as(
    `${quote(`${programs}/pg_ctl`)} -D ${quote(data)} -w -t 60 -l ${quote(`${home}/log`)} -o ${quote(options)} start`,
  );
  if (start.code !== 0) refuse(`PostgreSQL did not start:\n${start.output}`);
  const stop = async () => {
    await as(`${quote(`${programs}/pg_ctl`)} -D ${quote(data)} -m immediate stop`);
    if (existsSync(home)) rmSync(home, { recursive: true, force: true });
  };
  // For tests that restart the server under a running shop: an argument list, ready to spawn.
  const restart = toCommandLine(
    `${quote(`${programs}/pg_ctl`)} -D ${quote(data)} -w -t 60 -m immediate -l ${quote(`${home}/log`)} restart`,
  );
  return { url: `postgres://app@127.0.0.1:${port}/postgres`, restart, stop };
}

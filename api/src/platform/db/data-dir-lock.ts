import { createHash, randomUUID } from 'node:crypto';
import { mkdir, realpath, unlink } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export type DataDirLock =
  | { readonly ok: true; readonly release: () => Promise<void> }
  | { readonly ok: false; readonly message: string };

/**
 * Where the lock listens: in the folder itself, so that a second container on the same volume meets it too. Socket
 * paths must stay under 108 bytes; for a deeper folder it lies in the temporary folder under a hash of the path.
 */
const socketOf = (folder: string): string => {
  const name = `shop-data-${createHash('sha256').update(folder).digest('hex').slice(0, 20)}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  const inside = join(folder, 'lock.sock');
  return Buffer.byteLength(inside) <= 100 ? inside : join(tmpdir(), `${name}.sock`);
};

const listen = (path: string, holder: string): Promise<Server | 'taken'> =>
  new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      socket.on('error', () => socket.destroy());
      socket.end(holder);
    });
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve('taken') : reject(error),
    );
    server.listen(path, () => {
      server.unref();
      resolve(server);
    });
  });

/** Who holds the lock; null when nobody answers, as with a socket file that a crash left behind. */
const findHolder = (path: string): Promise<string | null> =>
  new Promise((resolve) => {
    const socket = connect(path);
    let said = '';
    socket.setEncoding('utf8');
    socket.on('data', (part: string) => {
      said += part;
    });
    socket.once('end', () => resolve(said));
    socket.once('error', () => resolve(null));
  });

/** Longer than the moment between finding a dead lock and removing it. */
const settleMs = 100;

/**
 * Takes the embedded store's folder for this process. The store itself takes no lock, and two processes on one folder
 * would lose each other's rows in silence. The lock is a listening socket: it ends with the process however that ends.
 * Two processes that both clear the socket of a crashed one see, a moment later, which of them is reached there.
 */
export const lockDataDir = async (folder: string): Promise<DataDirLock> => {
  await mkdir(folder, { recursive: true });
  const real = await realpath(folder);
  const path = socketOf(real);
  const self = randomUUID();
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const server = await listen(path, self);
    if (server !== 'taken') {
      const release = () => new Promise<void>((resolve) => server.close(() => resolve()));
      await sleep(settleMs);
      if ((await findHolder(path)) === self) return { ok: true, release };
      await release();
      break;
    }
    if ((await findHolder(path)) !== null) break;
    await unlink(path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
  }
  return {
    ok: false,
    message: `Another process is using the data folder ${real}. Stop it first, or name another folder in DATA_DIR.`,
  };
};

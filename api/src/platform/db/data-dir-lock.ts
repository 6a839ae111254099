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
 * Path of the lock's socket. It is in the data folder itself, so a second container on the same
 * volume finds it. Socket paths must stay under 108 bytes; for a deeper folder the socket is in the
 * temporary folder, named by a hash of the path.
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

/**
 * Finds the lock's holder. Returns null when nobody answers, for example for a socket file left by
 * a crash.
 */
const findHolder = (path: string): Promise<string | null> =>
  new Promise((resolve) => {
    const socket = connect(path);
    let lockReply = '';
    socket.setEncoding('utf8');
    socket.on('data', (part: string) => {
      lockReply += part;
    });
    socket.once('end', () => resolve(lockReply));
    socket.once('error', () => resolve(null));
  });

/** Longer than the time between the discovery of a dead lock and its removal. */
const settleMs = 100;

/**
 * Locks the embedded store's folder for this process. The store has no lock of its own, and two
 * processes on one folder would silently lose each other's rows. The lock is a listening socket, so
 * it ends with the process, however that ends. When two processes both remove a crashed one's
 * socket, each checks a moment later which of them answers there.
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
    message: `Another process is using the data folder ${real}. Stop it first, or choose another folder in DATA_DIR.`,
  };
};

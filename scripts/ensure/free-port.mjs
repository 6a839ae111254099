import { existsSync, readFileSync } from 'node:fs';
import net from 'node:net';

/** Where Linux tells from which port on it gives ports away by itself. */
const givenFrom = '/proc/sys/net/ipv4/ip_local_port_range';

const isFree = (port) =>
  new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/**
 * A TCP port of this machine that nobody listens on, below those that the system gives to whoever asks for any: a server
 * that comes up later, or again, still finds it free, and a client that tries to connect meanwhile does not reach itself.
 */
export const freePort = async () => {
  const below = existsSync(givenFrom) ? Number.parseInt(readFileSync(givenFrom, 'utf8'), 10) : 32_768;
  const from = 11_000;
  for (;;) {
    const port = from + Math.floor(Math.random() * Math.max(1000, below - from));
    if (await isFree(port)) return port;
  }
};

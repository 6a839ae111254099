import { existsSync, readFileSync } from 'node:fs';
import net from 'node:net';

/** Where Linux states the range of ephemeral ports. */
const givenFrom = '/proc/sys/net/ipv4/ip_local_port_range';

const isFree = (port) =>
  new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/**
 * Returns a free TCP port of this machine below the ephemeral ones: it stays free for a server that starts later, or
 * again, and a connecting client cannot connect to itself.
 */
export const freePort = async () => {
  const below = existsSync(givenFrom) ? Number.parseInt(readFileSync(givenFrom, 'utf8'), 10) : 32_768;
  const from = 11_000;
  for (;;) {
    const port = from + Math.floor(Math.random() * Math.max(1000, below - from));
    if (await isFree(port)) return port;
  }
};

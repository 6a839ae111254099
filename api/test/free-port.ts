import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';

/** Where Linux states the range of ephemeral ports. */
const givenFrom = '/proc/sys/net/ipv4/ip_local_port_range';

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/**
 * Returns a port that is free now, for a server that starts later, or again. It is below the ephemeral range: a
 * connection or server of another test could take one of those meanwhile, and a client that connects while nobody
 * listens could reach itself.
 */
export async function freePort(): Promise<number> {
  const below = existsSync(givenFrom) ? Number.parseInt(readFileSync(givenFrom, 'utf8'), 10) : 32_768;
  const from = 11_000;
  const room = Math.max(1000, below - from);
  for (;;) {
    const port = from + Math.floor(Math.random() * room);
    if (await isFree(port)) return port;
  }
}

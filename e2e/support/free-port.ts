import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** Where Linux tells from which port on it gives ports away by itself. */
const givenFrom = '/proc/sys/net/ipv4/ip_local_port_range';

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/**
 * A port that is free now, for a server that comes up later, or again. It lies below those that the system gives to
 * whoever asks for any: else a connection or a server of another test may have it by then, and a client that tries to
 * connect while nobody listens may reach itself.
 */
export async function freePort(): Promise<number> {
  const below = existsSync(givenFrom) ? Number.parseInt(readFileSync(givenFrom, 'utf8'), 10) : 32_768;
  // Browsers refuse some ports, all of them below 11,000.
  const from = 11_000;
  const room = Math.max(1000, below - from);
  for (;;) {
    const port = from + Math.floor(Math.random() * room);
    if (await isFree(port)) return port;
  }
}

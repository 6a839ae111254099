// Checks whether the shop can listen, before anything slow.
import net from 'node:net';
import { refuse } from './run.mjs';

const describe = (code, port, host) =>
  ({
    EADDRINUSE: `Port ${port} is in use. Stop the program that uses it, or choose another one: PORT=${port + 1} npm start`,
    EACCES: `Port ${port} requires rights that this user does not have. Set PORT to 1024 or more.`,
    EADDRNOTAVAIL: `HOST is "${host}", which is not an address of this machine.`,
    ENOTFOUND: `HOST is "${host}", which is not an address of this machine.`,
  })[code];

/**
 * Exits with one sentence when PORT (default 8080) is unavailable on HOST. Other faults are left to the shop itself.
 */
export function ensurePortFree() {
  const port = Number(process.env.PORT || 8080);
  const host = process.env.HOST || '127.0.0.1';
  if (!Number.isInteger(port) || port < 0 || port > 65_535) return Promise.resolve();
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', (error) => {
      const sentence = describe(error.code, port, host);
      if (sentence !== undefined) refuse(sentence);
      resolve();
    });
    probe.listen(port, host, () => probe.close(resolve));
  });
}

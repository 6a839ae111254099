// Whether the shop will be able to listen, asked before anything slow is done.
import net from 'node:net';
import { refuse } from './run.mjs';

/** Refuses with one sentence when PORT (8080 without it) is taken on HOST. Other faults are left to the shop itself. */
export function ensurePortFree() {
  const port = Number(process.env.PORT || 8080);
  const host = process.env.HOST || '127.0.0.1';
  if (!Number.isInteger(port) || port < 0 || port > 65_535) return Promise.resolve();
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', (error) => {
      if (error.code === 'EADDRINUSE')
        refuse(
          `Port ${port} is taken. Stop the program that uses it, or choose another one: PORT=${port + 1} npm start`,
        );
      resolve();
    });
    probe.listen(port, host, () => probe.close(resolve));
  });
}

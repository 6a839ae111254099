import type { Worker } from '@shop/api';
import type { FastifyInstance } from 'fastify';

/** How long accepted requests may take to end, in milliseconds. */
const usualPatience = 30_000;

/**
 * Takes no new request and no new job, and waits for those that run. Whoever has not taken the whole answer after
 * `patience` milliseconds is cut off: one slow reader must not keep a shop from ending.
 */
export const drain = async (
  app: FastifyInstance,
  worker: Worker,
  patience = usualPatience,
): Promise<void> => {
  const timer = setTimeout(() => app.server.closeAllConnections(), patience);
  await Promise.all([app.close(), worker.stop()]).finally(() => clearTimeout(timer));
};

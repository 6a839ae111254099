import { setTimeout as sleep } from 'node:timers/promises';
import type { Worker } from '@shop/api/platform/composition';
import type { FastifyInstance } from 'fastify';
import type { RunningRequests } from './running-requests.ts';

export interface DrainTimeouts {
  /** The time limit for reading a reply that has begun, in milliseconds. */
  readonly readers: number;
  /** The time limit for accepted requests, in milliseconds. */
  readonly requests: number;
}

/** A payment calls its provider up to three times, 20 s each. */
const defaultTimeouts: DrainTimeouts = { readers: 30_000, requests: 75_000 };

/** The polling interval in milliseconds. */
const pause = 20;

const waitForRequests = async (requests: RunningRequests, until: number): Promise<void> => {
  while (requests.count() > 0 && Date.now() < until) await sleep(pause);
};

/**
 * Accepts no new requests and jobs, and waits for running ones, including requests whose sender has gone: when it
 * resolves, the store may be closed. Slow readers are cut off after their limit, since one reader must not block the
 * shutdown; running requests are cut off last.
 */
export const drain = async (
  app: FastifyInstance,
  worker: Worker,
  requests: RunningRequests,
  patience: DrainTimeouts = defaultTimeouts,
): Promise<void> => {
  const until = Date.now() + patience.requests;
  requests.closeAfterAnswers();
  const slow = setTimeout(requests.cutReaders, patience.readers);
  const last = setTimeout(() => {
    const left = requests.count();
    if (left > 0) app.log.warn({ requests: left }, 'requests were cut off before they ended');
    app.server.closeAllConnections();
  }, patience.requests);
  await Promise.all([app.close(), worker.stop(), waitForRequests(requests, until)]).finally(() => {
    clearTimeout(slow);
    clearTimeout(last);
  });
};

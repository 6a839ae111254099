import { setTimeout as sleep } from 'node:timers/promises';
import type { Worker } from '@shop/api/platform/composition';
import type { FastifyInstance } from 'fastify';
import type { RunningRequests } from './running-requests.ts';

export interface DrainTimeouts {
  /** How long an answer that has begun may take to be read, in milliseconds. */
  readonly readers: number;
  /** How long accepted requests may work, in milliseconds. */
  readonly requests: number;
}

/** A payment asks its provider up to three times, 20 s each. */
const defaultTimeouts: DrainTimeouts = { readers: 30_000, requests: 75_000 };

/** Milliseconds between two looks at what still runs. */
const pause = 20;

const waitForRequests = async (requests: RunningRequests, until: number): Promise<void> => {
  while (requests.count() > 0 && Date.now() < until) await sleep(pause);
};

/**
 * Takes no new request and no new job, and waits for those that run, also for requests whose sender has gone: when it
 * resolves, the store may be closed. Whoever has not taken the whole answer in time is cut off, since one slow reader
 * must not keep a shop from ending; a request that is still worked on is cut off at the very last.
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

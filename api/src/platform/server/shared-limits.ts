import { createClient } from '@redis/client';
import type { FastifyBaseLogger } from 'fastify';
import {
  computeQuota,
  createRateLimiter,
  type Quota,
  type RateLimiter,
  type TakeOptions,
} from './rate-limit.ts';
import { TimeoutError, withTimeout } from './with-timeout.ts';

/** Rate limits that all processes of a shop count together in Redis. */
export interface SharedLimits extends RateLimiter {
  take(key: string, limit: number, options?: TakeOptions): Promise<Quota>;
  /** Whether Redis answers now; otherwise this process counts alone. */
  readonly shared: () => Promise<boolean>;
  readonly close: () => void;
}

/** Default timeout of a call to Redis, in milliseconds. */
const defaultTimeoutMs = 100;
/** Pause after a timeout, in milliseconds, so that a hanging Redis slows down few calls. */
const retryAfterMs = 1000;
/** A connection without a reply for this many milliseconds is replaced: its peer may be gone. */
const reconnectAfterMs = 5000;

/**
 * A window begins with a key's first call and ends by the clock of Redis, so that processes with
 * different clocks agree. One atomic script: no counter can remain without an expiry.
 */
const count = `local n = redis.call('INCRBY', KEYS[1], ARGV[1])
if redis.call('PTTL', KEYS[1]) < 0 then redis.call('PEXPIRE', KEYS[1], ARGV[2]) end
return {n, redis.call('PTTL', KEYS[1])}`;

const connect = (url: string, onTrouble: (error: unknown) => void, onReady: () => void) => {
  const client = createClient({
    url,
    RESP: 2,
    disableOfflineQueue: true,
    commandsQueueMaxLength: 10_000,
    socket: { connectTimeout: 2000, reconnectStrategy: (tries) => Math.min(50 * 2 ** tries, retryAfterMs) },
  });
  client.on('error', onTrouble).on('ready', onReady);
  return client;
};

export interface SharedLimitsOptions {
  /** `redis://` or `rediss://`, with user, password and database number where needed. */
  readonly url: string;
  readonly clock: () => Date;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
  /** Timeout of a call to Redis in milliseconds; 100 by default. */
  readonly patienceMs?: number;
}

/**
 * Opens a limiter that counts calls in Redis. While Redis is unreachable or hangs, each process
 * counts alone; the log reports the loss and the recovery once each. Never throws, and a call waits
 * at most a tenth of a second. Resolves when Redis answers, or after a second without it.
 * @example const limits = await openSharedLimits({ url: 'redis://10.0.0.5', clock, log }); (await
 * limits.take(ip, 1200)).wait
 */
export const openSharedLimits = async ({
  url,
  clock,
  log,
  patienceMs = defaultTimeoutMs,
}: SharedLimitsOptions): Promise<SharedLimits> => {
  const alone = createRateLimiter(clock);
  let shared = true;
  let closed = false;
  let leftAloneUntil = 0;
  let answeredAt = performance.now();

  const markUnavailable = (error: unknown): void => {
    if (closed || !shared) return;
    shared = false;
    log.warn({ err: error }, 'Redis is away: rate limits count in each process until it is back');
  };
  const markAvailable = (): void => {
    answeredAt = performance.now();
    leftAloneUntil = 0;
    if (closed || shared) return;
    shared = true;
    log.info('Redis is back: rate limits are shared');
  };

  const open = () => {
    const made = connect(url, markUnavailable, markAvailable);
    // The client reconnects until closed; the error event reports failures too.
    return { made, opened: made.connect().then(() => undefined, markUnavailable) };
  };
  const first = open();
  let client = first.made;

  /** Sends one command to Redis; null while it is unavailable. */
  const sendCommand = async <T>(question: () => Promise<T>): Promise<T | null> => {
    if (closed || performance.now() < leftAloneUntil) return null;
    if (!client.isReady) markUnavailable(new Error('there is no connection to Redis'));
    else
      try {
        const answer = await withTimeout(question(), patienceMs);
        markAvailable();
        return answer;
      } catch (error) {
        markUnavailable(error);
        if (error instanceof TimeoutError) leftAloneUntil = performance.now() + retryAfterMs;
      }
    if (!closed && performance.now() - answeredAt > reconnectAfterMs) {
      client.destroy();
      client = open().made;
      answeredAt = performance.now();
    }
    return null;
  };

  let timer: NodeJS.Timeout | undefined;
  await Promise.race([
    first.opened,
    new Promise<void>((resolve) => {
      timer = setTimeout(resolve, retryAfterMs);
    }),
  ]);
  clearTimeout(timer);
  return {
    take: async (key, limit, options = {}) => {
      const { seconds = 60, by = 1 } = options;
      // Also counted locally, so that a caller over the limit stays over it when Redis fails.
      const own = alone.take(key, limit, options);
      const answer = await sendCommand(() =>
        client.eval(count, { keys: [`limit:${key}`], arguments: [String(by), String(seconds * 1000)] }),
      );
      const [calls, rest] = Array.isArray(answer) ? answer : [];
      return typeof calls === 'number' && typeof rest === 'number'
        ? computeQuota(calls, limit, Math.max(1, Math.ceil(rest / 1000)))
        : own;
    },
    shared: async () => (await sendCommand(() => client.ping())) !== null,
    close: () => {
      closed = true;
      client.destroy();
    },
  };
};

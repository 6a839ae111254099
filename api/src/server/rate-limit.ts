import type { Audience, Endpoint } from '@shop/contracts';
import type { RouteOptions } from './call.ts';
import type { ApiSettings } from './settings.ts';
import { hashToken } from './tokens.ts';

export interface Quota {
  /** Seconds to wait; 0 when the call may go on. */
  readonly wait: number;
  readonly limit: number;
  /** Calls left in this minute. */
  readonly left: number;
  /** Seconds until the minute is over. */
  readonly reset: number;
}

export interface RateLimiter {
  /** Counts one call. Never fails: a limiter that cannot count together counts by itself. */
  take(key: string, perMinute: number): Quota | Promise<Quota>;
}

/** What is left after `count` calls of this minute, which is over in `reset` seconds. */
export const quotaOf = (count: number, perMinute: number, reset: number): Quota => ({
  wait: count <= perMinute ? 0 : reset,
  limit: perMinute,
  left: Math.max(0, Math.floor(perMinute) - count),
  reset,
});

export interface LocalLimiter extends RateLimiter {
  take(key: string, perMinute: number): Quota;
}

/** Counts per minute in memory: enough for one process; several processes each count their own share. */
export const createRateLimiter = (clock: () => Date): LocalLimiter => {
  const windows = new Map<string, number>();
  let minute = 0;
  return {
    take(key, perMinute) {
      const now = clock().getTime();
      const current = Math.floor(now / 60_000);
      if (current !== minute) {
        windows.clear();
        minute = current;
      }
      const count = (windows.get(key) ?? 0) + 1;
      windows.set(key, count);
      return quotaOf(count, perMinute, Math.max(1, Math.ceil(((current + 1) * 60_000 - now) / 1000)));
    },
  };
};

/** Calls a minute of one address, by audience; all of an audience's endpoints share them. */
const ofAddress: Readonly<Record<Audience, number>> = {
  anyone: 1200,
  visitor: 1200,
  member: 1200,
  staff: 1200,
};
/** Calls a minute of one API key, from wherever. */
const ofKey = 600;

/** The key of `Authorization: Bearer …`. */
export const bearerOf = (authorization: string | undefined): string | undefined =>
  /^Bearer (.+)$/.exec(authorization ?? '')?.[1];

export interface Counted {
  readonly endpoint: Pick<Endpoint, 'audience' | 'path'>;
  readonly options: Pick<RouteOptions, 'perMinute'>;
  readonly settings: Pick<ApiSettings, 'rateLimitFactor'>;
  readonly ip: string;
  readonly bearer: string | undefined;
}

/**
 * Counts one call against every limit it falls under: its address's (or the endpoint's own stricter one) and its key's.
 * Tells of the tightest in the headers `RateLimit-Policy`, `RateLimit` (draft-ietf-httpapi-ratelimit-headers) and, when
 * it is used up, `Retry-After`. Returns the seconds to wait.
 */
export const countCall = async (
  limiter: RateLimiter,
  { endpoint, options, settings, ip, bearer }: Counted,
  setHeader: (name: string, value: string) => void,
): Promise<number> => {
  const factor = settings.rateLimitFactor;
  if (factor <= 0) return 0;
  const own = options.perMinute;
  const [address, key] = await Promise.all([
    limiter.take(
      own === undefined ? ip : `${ip} ${endpoint.path}`,
      (own ?? ofAddress[endpoint.audience]) * factor,
    ),
    bearer === undefined
      ? null
      : limiter.take(`key ${hashToken(bearer).toString('base64url')}`, ofKey * factor),
  ]);
  const tight =
    key !== null && (key.wait > 0 || (address.wait === 0 && key.left < address.left)) ? key : address;
  const name = tight === key ? 'key' : own === undefined ? 'address' : 'endpoint';
  setHeader('ratelimit-policy', `"${name}";q=${Math.floor(tight.limit)};w=60`);
  setHeader('ratelimit', `"${name}";r=${tight.left};t=${tight.reset}`);
  if (tight.wait > 0) setHeader('retry-after', String(tight.wait));
  return tight.wait;
};

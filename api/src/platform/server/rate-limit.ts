import type { Audience, Endpoint } from '@shop/contracts';
import type { RouteOptions } from './call.ts';
import { networkOf } from './network-of.ts';
import type { ApiSettings } from './settings.ts';
import { hashToken } from './tokens.ts';

export interface Quota {
  /** Seconds to wait; 0 when the call may go on. */
  readonly wait: number;
  readonly limit: number;
  /** Calls left in this minute, or other window. */
  readonly left: number;
  /** Seconds until the window is over. */
  readonly reset: number;
}

export interface TakeOptions {
  /** How long a window is; a minute without it. */
  readonly seconds?: number;
  /** How much this call counts for; -1 gives one back. */
  readonly by?: number;
}

export interface RateLimiter {
  /** Counts one call. Never fails: a limiter that cannot count together counts by itself. */
  take(key: string, limit: number, options?: TakeOptions): Quota | Promise<Quota>;
}

/** What is left after `count` calls of this window, which is over in `reset` seconds. */
export const computeQuota = (count: number, limit: number, reset: number): Quota => ({
  wait: count <= limit ? 0 : reset,
  limit,
  left: Math.max(0, Math.floor(limit) - count),
  reset,
});

export interface LocalLimiter extends RateLimiter {
  take(key: string, limit: number, options?: TakeOptions): Quota;
}

/** Counts per window in memory: enough for one process; several processes each count their own share. */
export const createRateLimiter = (clock: () => Date): LocalLimiter => {
  /** The counts of the current window, by its length. Those of the one before are forgotten whole. */
  const windows = new Map<number, { readonly number: number; readonly counts: Map<string, number> }>();
  return {
    take(key, limit, { seconds = 60, by = 1 } = {}) {
      const now = clock().getTime();
      const long = seconds * 1000;
      const number = Math.floor(now / long);
      const known = windows.get(seconds);
      const window = known?.number === number ? known : { number, counts: new Map<string, number>() };
      windows.set(seconds, window);
      const count = (window.counts.get(key) ?? 0) + by;
      window.counts.set(key, count);
      return computeQuota(count, limit, Math.max(1, Math.ceil(((number + 1) * long - now) / 1000)));
    },
  };
};

/** Calls a minute of one address, by audience; all of an audience's endpoints share them. */
const addressLimits: Readonly<Record<Audience, number>> = {
  anyone: 1200,
  visitor: 1200,
  member: 1200,
  staff: 1200,
};
/** Calls a minute of one API key, from wherever. */
const keyLimit = 600;

/** The key of `Authorization: Bearer …`; how the scheme is written does not matter (RFC 9110, 11.1). */
export const parseBearer = (authorization: string | undefined): string | undefined =>
  /^Bearer +(.+)$/i.exec(authorization ?? '')?.[1];

export interface CountedCall {
  readonly endpoint: Pick<Endpoint, 'audience' | 'path'>;
  readonly options: Pick<RouteOptions, 'perMinute'>;
  readonly settings: Pick<ApiSettings, 'rateLimitFactor'>;
  readonly ip: string;
  readonly bearer: string | undefined;
}

/**
 * Counts one call against every limit it falls under: its address's (of IPv6 its network's, or the endpoint's own stricter one) and its key's.
 * Tells of the tightest in the headers `RateLimit-Policy`, `RateLimit` (draft-ietf-httpapi-ratelimit-headers) and, when
 * it is used up, `Retry-After`. Returns the seconds to wait.
 */
export const countCall = async (
  limiter: RateLimiter,
  { endpoint, options, settings, ip, bearer }: CountedCall,
  setHeader: (name: string, value: string) => void,
): Promise<number> => {
  const factor = settings.rateLimitFactor;
  if (factor <= 0) return 0;
  const own = options.perMinute;
  const from = networkOf(ip);
  const [address, key] = await Promise.all([
    limiter.take(
      own === undefined ? from : `${from} ${endpoint.path}`,
      (own ?? addressLimits[endpoint.audience]) * factor,
    ),
    bearer === undefined
      ? null
      : limiter.take(`key ${hashToken(bearer).toString('base64url')}`, keyLimit * factor),
  ]);
  const tight =
    key !== null && (key.wait > 0 || (address.wait === 0 && key.left < address.left)) ? key : address;
  const name = tight === key ? 'key' : own === undefined ? 'address' : 'endpoint';
  setHeader('ratelimit-policy', `"${name}";q=${Math.floor(tight.limit)};w=60`);
  setHeader('ratelimit', `"${name}";r=${tight.left};t=${tight.reset}`);
  if (tight.wait > 0) setHeader('retry-after', String(tight.wait));
  return tight.wait;
};

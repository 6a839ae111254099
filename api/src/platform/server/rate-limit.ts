import type { Audience, Endpoint } from '@shop/contracts';
import type { RouteOptions } from './call.ts';
import { networkOf } from './network-of.ts';
import type { ApiSettings } from './settings.ts';
import { hashToken } from './tokens.ts';

export interface Quota {
  /** Seconds to wait; 0 when the call may proceed. */
  readonly wait: number;
  readonly limit: number;
  /** Calls left in this window. */
  readonly left: number;
  /** Seconds until the window ends. */
  readonly reset: number;
}

export interface TakeOptions {
  /** Length of the window in seconds; a minute by default. */
  readonly seconds?: number;
  /** How much this call counts; -1 undoes one. */
  readonly by?: number;
}

export interface RateLimiter {
  /**
   * Counts one call. Never fails: a limiter that cannot reach the shared counter counts locally.
   */
  take(key: string, limit: number, options?: TakeOptions): Quota | Promise<Quota>;
}

/** Computes the remaining quota after `count` calls of a window that ends in `reset` seconds. */
export const computeQuota = (count: number, limit: number, reset: number): Quota => ({
  wait: count <= limit ? 0 : reset,
  limit,
  left: Math.max(0, Math.floor(limit) - count),
  reset,
});

export interface LocalLimiter extends RateLimiter {
  take(key: string, limit: number, options?: TakeOptions): Quota;
}

/** Counts per window in memory: enough for one process; several processes each count alone. */
export const createRateLimiter = (clock: () => Date): LocalLimiter => {
  /** Counts of the current window, by window length. Older windows are dropped whole. */
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

/** Calls a minute per address, by audience; all of an audience's endpoints share the limit. */
const addressLimits: Readonly<Record<Audience, number>> = {
  anyone: 1200,
  visitor: 1200,
  member: 1200,
  staff: 1200,
};
/** Calls a minute per API key, from any address. */
const keyLimit = 600;

/** Parses the key of `Authorization: Bearer …`; the scheme is case-insensitive (RFC 9110, 11.1). */
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
 * Counts one call against all its limits: that of its address (for IPv6 its network; or the
 * endpoint's stricter one) and that of its key. Sets the headers `RateLimit-Policy`, `RateLimit`
 * (draft-ietf-httpapi-ratelimit-headers) and, when exhausted, `Retry-After` for the tightest.
 * Returns the seconds to wait.
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

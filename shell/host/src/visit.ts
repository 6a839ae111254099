import { normalizeHost } from '@shop/regions';
import type { FastifyRequest } from 'fastify';
import { originOf } from './addresses.ts';
import { readCookies } from './cookies.ts';
import { type ResolvedRoute, resolveRoute } from './resolve-route.ts';
import type { HostSettings } from './settings.ts';
import { readTheme, type Theme } from './theme.ts';

/** A request with its location: host, path, query and cookies determine region, language and page. */
export interface Visit {
  readonly url: URL;
  /** Without port. */
  readonly host: string;
  /** With port. */
  readonly origin: string;
  readonly cookies: Readonly<Record<string, string>>;
  readonly secure: boolean;
  readonly theme: Theme | undefined;
  readonly resolvedRoute: ResolvedRoute;
}

/**
 * Returns the requested address, or a redirect: `//` at the start of a path is a host name to a browser, so such a path
 * is never read, matched or forwarded unchanged. Null where it cannot be parsed.
 */
export const parseRequestUrl = (
  rawUrl: string,
): { readonly url: URL; readonly isNormalized: boolean } | null => {
  const [path = '/'] = rawUrl.split('?', 1);
  const normalizedPath = path.replace(/[\\/]+/g, '/');
  const url = normalizedPath + rawUrl.slice(path.length);
  return URL.canParse(url, 'http://host.invalid')
    ? { url: new URL(url, 'http://host.invalid'), isNormalized: normalizedPath === path }
    : null;
};

export const createVisit = (request: FastifyRequest, url: URL, settings: HostSettings): Visit => {
  const { host } = request;
  const cookies = readCookies(request.headers.cookie);
  return {
    url,
    host: normalizeHost(host),
    origin: originOf(request),
    cookies,
    secure: request.protocol === 'https',
    theme: readTheme(cookies),
    resolvedRoute: resolveRoute({ host, path: url.pathname, query: url.searchParams, cookies }, settings),
  };
};

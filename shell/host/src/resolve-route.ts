import type { RouteId } from '@shop/contracts';
import { findMovedPath, matchPath, type ResolvedRegion, resolveRegion } from '@shop/regions';
import type { HostSettings } from './settings.ts';

export interface RouteRequest {
  readonly host: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly cookies: Readonly<Record<string, string>>;
}

export interface MatchedRoute {
  readonly id: RouteId;
  readonly params: Record<string, string>;
}

/** Where a request stands: a page (or none) of one region in one language, another address, or nowhere. */
export type ResolvedRoute =
  | {
      readonly kind: 'page';
      readonly where: ResolvedRegion;
      readonly route: MatchedRoute | null;
      /** There was a page once, and there will be none again. */
      readonly gone: boolean;
    }
  /** `permanent`: the page has moved for good; otherwise it is another way to write its address. */
  | {
      readonly kind: 'redirect';
      readonly where: ResolvedRegion;
      readonly to: string;
      readonly permanent: boolean;
    }
  | { readonly kind: 'refused'; readonly code: 'unknown_host' | 'region_closed' };

const toSearch = (query: URLSearchParams): string => {
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
};

/**
 * A name or an address, and a port that a server can have. Nothing else: `evil.example/.shop.example` ends like a host of
 * ours, and an address written with it leads to somebody else's.
 */
const isHost = (host: string): boolean =>
  /^(\[[\da-f:.]+\]|[\w.-]+)(:\d+)?$/i.test(host) && URL.canParse(`http://${host}`);

/** From a request to its page. Other ways to write a page (aliases, another language) lead to its own address. */
export const resolveRoute = (request: RouteRequest, settings: HostSettings): ResolvedRoute => {
  if (!isHost(request.host)) return { kind: 'refused', code: 'unknown_host' };
  const where = resolveRegion({
    host: request.host,
    path: request.path,
    query: request.query,
    cookies: request.cookies,
    environment: settings.environment,
    publicHosts: settings.publicHosts,
  });
  if (!where.ok) return { kind: 'refused', code: where.code };
  const { region, locale, basename, rest } = where;
  const path = rest === '/' && basename !== '' ? basename : `${basename}${rest}`;
  const match = matchPath(region, locale, settings.brand, path);
  const prefixed = basename !== '' && request.path !== basename && !request.path.startsWith(`${basename}/`);
  if (prefixed || match?.alias === true || (basename === '' && request.path !== rest)) {
    const query = new URLSearchParams(request.query);
    // The prefix says which region it is; a region without one is told by the parameter.
    if (basename !== '') query.delete('region');
    return { kind: 'redirect', where, to: `${match?.canonical ?? path}${toSearch(query)}`, permanent: false };
  }
  const moved = match === undefined ? findMovedPath(region, locale, settings.brand, path) : undefined;
  if (moved !== undefined && moved !== 'gone')
    return { kind: 'redirect', where, to: `${moved.to}${toSearch(request.query)}`, permanent: true };
  return {
    kind: 'page',
    where,
    route: match === undefined ? null : { id: match.id, params: match.params },
    gone: moved === 'gone',
  };
};

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

/** The result of routing a request: a page (or none) of one region in one language, a redirect, or nothing. */
export type ResolvedRoute =
  | {
      readonly kind: 'page';
      readonly where: ResolvedRegion;
      readonly route: MatchedRoute | null;
      /** The page existed once and is permanently removed. */
      readonly gone: boolean;
    }
  /** `permanent`: the page has moved; otherwise the address is an alias. */
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
 * Whether a host is a name or address with a valid port. Anything else is refused: `evil.example/.shop.example` ends
 * like one of our hosts, but an address with it leads elsewhere.
 */
const isHost = (host: string): boolean =>
  /^(\[[\da-f:.]+\]|[\w.-]+)(:\d+)?$/i.test(host) && URL.canParse(`http://${host}`);

/**
 * Resolves a request to its page. Other forms of an address (aliases, another language) redirect to its canonical one.
 */
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
    // The prefix identifies the region; without a prefix the parameter does.
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

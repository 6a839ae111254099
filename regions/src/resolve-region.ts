import { isLocalhost, normalizeHost, type PublicHost, parseHost, publicHostOf } from './hosts.ts';
import { markets, regionOf } from './markets/index.ts';
import type { AppType, Environment, LocaleId, Region } from './region.ts';
import { fallbackRegion, localeOf, pathBasedLocales, pseudoLocale } from './settings.ts';
import { basenameOf } from './site-paths.ts';

export interface RegionRequest {
  /** The Host header, with or without port. */
  readonly host: string;
  /** Path without query. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** `region`, `appType` and `locale` from cookies of an earlier reply. */
  readonly cookies?: Readonly<Record<string, string | undefined>>;
  /** The environment of the process (`SHOP_ENV`); a label in the host name overrides it. */
  readonly environment: Environment;
  /** The allow-list (`PUBLIC_HOSTS`); empty means localhost only. */
  readonly publicHosts: readonly PublicHost[];
}

export interface ResolvedRegion {
  readonly ok: true;
  readonly region: Region;
  readonly appType: AppType;
  readonly locale: LocaleId;
  /** The dictionary of the page: `locale`, or the pseudo-locale instead. */
  readonly dictionary: LocaleId | typeof pseudoLocale;
  readonly environment: Environment;
  /** The region's path prefix, "" or "/sv-se". */
  readonly basename: string;
  /** The path behind a prefix, starting with "/". `basename + rest` is what `matchPath` takes. */
  readonly rest: string;
  readonly instance: string | undefined;
}

export interface UnresolvedRegion {
  readonly ok: false;
  /** `unknown_host`: not on the allow-list, answer 400/421. `region_closed`: a real region that is not open, answer 404. */
  readonly code: 'unknown_host' | 'region_closed';
}

/**
 * Resolves a request to its market (specification 2.1). The region: query, then path prefix, then (on localhost) the
 * cookie of an earlier override, then the allow-list entry, then the domain, then `eu`. The language: query, cookie,
 * then the region's first; only languages of the region count.
 */
export function resolveRegion(request: RegionRequest): ResolvedRegion | UnresolvedRegion {
  const host = normalizeHost(request.host);
  const local = isLocalhost(host);
  const listed = publicHostOf(host, request.publicHosts);
  if (!listed && !(local && (request.publicHosts.length === 0 || request.environment !== 'production'))) {
    return { ok: false, code: 'unknown_host' };
  }
  const reading = parseHost(host);
  const remembered = local ? (request.cookies ?? {}) : {};
  const { prefixRegion, rest } = splitPrefix(request.path);
  const region =
    regionOf(request.query.get('region') ?? '') ??
    prefixRegion ??
    regionOf(remembered.region ?? '') ??
    (listed?.region ? markets[listed.region] : undefined) ??
    reading.region ??
    markets[fallbackRegion];
  if (!region.open) return { ok: false, code: 'region_closed' };
  const preferred = [request.query.get('locale'), request.cookies?.locale];
  const locale = languageOf(region, preferred);
  const environment = local ? 'local' : (reading.environment ?? request.environment);
  const pseudo =
    (environment === 'local' || environment === 'dev') &&
    preferred.find((candidate) => candidate) === pseudoLocale;
  return {
    ok: true,
    region,
    appType:
      appTypeOf(request.query.get('appType')) ??
      appTypeOf(remembered.appType) ??
      reading.appType ??
      'landing',
    locale,
    dictionary: pseudo && locale === 'en-US' ? pseudoLocale : locale,
    environment,
    basename: basenameOf(region),
    rest,
    instance: reading.instance,
  };
}

/** A prefix is valid on every host, so that one origin can serve all regions. */
function splitPrefix(path: string): { prefixRegion: Region | undefined; rest: string } {
  const [, first = ''] = path.split('/');
  const prefix = first.toLowerCase();
  const id = Object.hasOwn(pathBasedLocales, prefix) ? pathBasedLocales[prefix] : undefined;
  if (!id) return { prefixRegion: undefined, rest: path.startsWith('/') ? path : `/${path}` };
  return { prefixRegion: markets[id], rest: path.slice(first.length + 1) || '/' };
}

const appTypeOf = (value: string | null | undefined): AppType | undefined =>
  value === 'app' || value === 'landing' ? value : undefined;

function languageOf(region: Region, preferred: readonly (string | null | undefined)[]): LocaleId {
  for (const candidate of preferred) {
    const locale = candidate ? localeOf(candidate) : undefined;
    if (locale && region.locales.includes(locale)) return locale;
  }
  return region.locale;
}

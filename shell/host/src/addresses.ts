import type { RouteId } from '@shop/contracts';
import {
  absoluteUrl,
  hrefOfAny,
  inRegionSwitch,
  isLocalhost,
  languageNames,
  markets,
  type openRegions,
  type ResolvedRegion,
  resolveAlternates,
} from '@shop/regions';
import { isOffered } from './offered.ts';
import type { MatchedRoute } from './resolve-route.ts';
import type { HostSettings } from './settings.ts';

export interface Addresses {
  /** The absolute address of this page. */
  readonly canonical: string;
  /** The home page of the region in the page's language. */
  readonly home: string;
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[];
  readonly languages: readonly { readonly locale: string; readonly name: string; readonly href: string }[];
  readonly regions: readonly { readonly region: string; readonly name: string; readonly href: string }[];
}

/**
 * Returns the origin of a request. A proxy may forward any scheme, so only http and https are accepted:
 * `javascript://…` would be a link.
 */
export const originOf = ({ protocol, host }: { readonly protocol: string; readonly host: string }): string =>
  `${protocol === 'https' ? 'https' : 'http'}://${host}`;

/** Whether all regions are on one origin: on localhost, and where the allow-list has a single host. */
export const isSingleOrigin = (host: string, { publicHosts }: Pick<HostSettings, 'publicHosts'>): boolean =>
  isLocalhost(host) || publicHosts.length === 1;

/** Returns the addresses of this page in other languages and regions; of the home page when there is no such page. */
export const resolveAddresses = (
  where: ResolvedRegion,
  route: MatchedRoute | null,
  /** `host` without its port; `origin` with it. */
  { host, origin }: { readonly host: string; readonly origin: string },
  settings: HostSettings,
): Addresses => {
  const { region, locale, appType, environment } = where;
  const id: RouteId = route?.id ?? 'home';
  const params = route?.params ?? {};
  const place = { appType, environment, singleOrigin: isSingleOrigin(host, settings) ? origin : undefined };
  const absolute = (target: (typeof openRegions)[number], path: string) => absoluteUrl(target, path, place);
  const mesh = resolveAlternates(id, params, settings.brand).map((alternate) => ({
    ...alternate,
    href: absolute(markets[alternate.region], alternate.path),
  }));
  return {
    canonical: absolute(region, hrefOfAny(region, locale, settings.brand, id, params)),
    home: absolute(region, hrefOfAny(region, locale, settings.brand, 'home', {})),
    alternates: mesh
      .filter((entry) => route !== null && isOffered(route, entry.region))
      .map(({ hreflang, href }) => ({ hreflang, href })),
    languages: region.locales.map((other) => ({
      locale: other,
      name: languageNames[other],
      href: `${hrefOfAny(region, other, settings.brand, id, params)}?locale=${other}`,
    })),
    regions: inRegionSwitch().map((target) => ({
      region: target.id,
      name: target.name,
      href: mesh.find((entry) => entry.region === target.id)?.href ?? absolute(target, '/'),
    })),
  };
};

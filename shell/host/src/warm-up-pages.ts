import type { Manifest } from '@shop/contracts';
import { isSoldIn, products } from '@shop/packaging';
import { categorySlugs, hrefOfAny, normalizeHost, openRegions, type ResolvedRegion } from '@shop/regions';
import { createPage } from './page.ts';
import type { ReleaseRegistry } from './registry.ts';
import type { LandingPages } from './render/landing.ts';
import { resolveRoute } from './resolve-route.ts';
import type { HostSettings } from './settings.ts';

export interface WarmUpDeps {
  readonly settings: HostSettings;
  readonly registry: Pick<ReleaseRegistry, 'releases'>;
  readonly landings: Pick<LandingPages, 'page' | 'warm'>;
  readonly clock: () => Date;
  /** The port of the server. */
  readonly port: number;
}

/** From then on, in milliseconds, no further page is rendered; builds are still loaded. */
const maxDurationMs = 5_000;

/** Returns the paths of a category and a product, which warm up their code like the home page's. */
const listExamplePaths = ({ region, locale }: ResolvedRegion, brand: string): string[] => {
  const product = products.find((each) => isSoldIn(each, region.id))?.slug;
  const [category] = categorySlugs;
  return [
    ...(category === undefined ? [] : [hrefOfAny(region, locale, brand, 'category', { category })]),
    ...(product === undefined ? [] : [hrefOfAny(region, locale, brand, 'product', { product })]),
  ];
};

/**
 * Returns the home page of every host; where one host has all markets, of every market; on a developer's machine of the
 * first. A wildcard host has no page of its own.
 */
const listHomePages = ({ publicHosts, environment }: HostSettings, port: number): URL[] => {
  const namedHosts = publicHosts.filter(({ host }) => !host.startsWith('*'));
  const [only, ...others] = namedHosts;
  if (only === undefined) return [new URL(`http://localhost:${port}/`)];
  if (others.length > 0 || environment === 'local')
    return namedHosts.map(({ host }) => new URL(`https://${host}/`));
  return ['/', ...openRegions.map(({ id }) => `/?region=${id}`)].map(
    (path) => new URL(path, `https://${only.host}`),
  );
};

/**
 * Warms up right after the server listens: renders the home pages, a category and a product of the first market, one
 * after the other, then loads the other server builds. What cannot be loaded or rendered is left to its first visitor;
 * rejects only when the releases themselves are unavailable.
 */
export const warmUpPages = async (deps: WarmUpDeps): Promise<void> => {
  const { settings, registry, landings, clock, port } = deps;
  const deadline = clock().getTime() + maxDurationMs;
  /** Renders a page; returns null where there is none. */
  const renderPage = async (address: URL): Promise<ResolvedRegion | null> => {
    const { host, origin, pathname: path, searchParams: query } = address;
    const place = resolveRoute({ host, path, query, cookies: {} }, settings);
    if (place.kind === 'refused') return null;
    // Use the market's own address: a path of its own needs no parameter, so there is no second redirect.
    if (place.kind === 'redirect') return renderPage(new URL(place.to, origin));
    const { where } = place;
    const releases = await registry.releases(where.region.id, '');
    const visitor = { host: normalizeHost(host), origin, cohort: '', requestId: '', today: clock() };
    const page = createPage({ where, route: place.route, releases, ...visitor }, settings);
    if (page?.remote === undefined) return null;
    const { shell, remote, shopDocument } = page;
    await landings.warm([shell, remote]);
    await landings.page({ shell, remote, document: shopDocument, path, query });
    return where;
  };
  const [first, ...others] = listHomePages(settings, port);
  const where = first === undefined ? null : await renderPage(first);
  const examples =
    where === null ? [] : listExamplePaths(where, settings.brand).map((path) => new URL(path, first));
  for (const address of [...others, ...examples]) {
    if (clock().getTime() > deadline) break;
    await renderPage(address);
  }
  const sets = await Promise.all(openRegions.map(({ id }) => registry.releases(id, '')));
  await landings.warm(sets.flatMap((releases): Manifest[] => Object.values(releases)));
};

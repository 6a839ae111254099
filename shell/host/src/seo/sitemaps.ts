import { type RouteId, routeIds, routes } from '@shop/contracts';
import {
  categorySlugs,
  markets,
  normalizeHost,
  openRegions,
  productSlugs,
  publishedContentPages,
  type Region,
  type ResolvedRegion,
} from '@shop/regions';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isSingleOrigin, originOf, resolveAddresses } from '../addresses.ts';
import { isIndexable } from '../document.ts';
import { escapeHtml } from '../escape.ts';
import { isOffered } from '../offered.ts';
import { type MatchedRoute, resolveRoute } from '../resolve-route.ts';
import type { HostSettings } from '../settings.ts';

/**
 * Returns the pages for search engines: public, built, and either without parameters, a category, a product sold in the
 * region, or about the shop.
 */
const listPages = (region: string): MatchedRoute[] => [
  ...routeIds
    .filter((id: RouteId) => routes[id].owner !== null && routes[id].params.length === 0 && isIndexable(id))
    .map((id) => ({ id, params: {} })),
  ...categorySlugs.map((category) => ({ id: 'category' as const, params: { category } })),
  ...productSlugs
    .map((product) => ({ id: 'product' as const, params: { product } }))
    .filter((page) => isOffered(page, region)),
  ...publishedContentPages.map((content) => ({ id: 'content' as const, params: { content } })),
];

const xml = (body: string) => `<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`;

/** A placeholder for the origin in the cache: requests by another name or port share the same text. */
const placeholderOrigin = 'http://origin.invalid';

const urlset = (where: ResolvedRegion, site: { host: string; origin: string }, settings: HostSettings) => {
  const entries = listPages(where.region.id).map((page) => {
    const { canonical, alternates } = resolveAddresses(where, page, site, settings);
    const links = alternates.map(
      ({ hreflang, href }) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}"/>`,
    );
    return `<url><loc>${escapeHtml(canonical)}</loc>${links.join('')}</url>`;
  });
  return xml(
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('\n')}</urlset>`,
  );
};

/**
 * Serves the sitemaps. `/sitemap.xml` lists one sitemap for each region of this host: its own, and those behind a path
 * of it. `/sitemap-<region>.xml` has the region's pages with their language alternatives.
 */
export const registerSitemaps = (app: FastifyInstance, settings: HostSettings): void => {
  const resolveRegionOf = (request: FastifyRequest, region?: Region) => {
    const query = new URLSearchParams(region === undefined ? [] : [['region', region.id]]);
    const place = resolveRoute({ host: request.host, path: '/', query, cookies: {} }, settings);
    return place.kind === 'refused' ? null : place.where;
  };
  const getSite = (request: FastifyRequest) => ({
    host: normalizeHost(request.host),
    origin: originOf(request),
  });
  /** A region is served where its own pages have their address. */
  const listServedRegions = (request: FastifyRequest): Region[] => {
    const place = getSite(request);
    return openRegions.filter((region) => {
      const where = resolveRegionOf(request, region);
      if (where === null) return false;
      const { canonical } = resolveAddresses(where, { id: 'home', params: {} }, place, settings);
      return new URL(canonical).host === request.host.toLowerCase();
    });
  };

  /**
   * Each takes a few hundred milliseconds of the main thread, so it is written once. The cache key is what its
   * addresses depend on, never the requested host name, of which a wildcard or localhost accepts any number.
   */
  const cache = new Map<string, string>();
  const getSitemap = (where: ResolvedRegion, { host, origin }: { host: string; origin: string }): string => {
    const { region, appType, environment } = where;
    const key = isSingleOrigin(host, settings) ? region.id : [region.id, appType, environment].join(' ');
    const text = cache.get(key) ?? urlset(where, { host, origin: placeholderOrigin }, settings);
    cache.set(key, text);
    return text.replaceAll(placeholderOrigin, () => escapeHtml(origin));
  };

  app.get('/sitemap.xml', async (request, reply) => {
    if (resolveRegionOf(request) === null) return reply.callNotFound();
    const { origin } = getSite(request);
    const maps = listServedRegions(request).map(
      ({ id }) => `<sitemap><loc>${escapeHtml(`${origin}/sitemap-${id}.xml`)}</loc></sitemap>`,
    );
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        xml(
          `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${maps.join('\n')}</sitemapindex>`,
        ),
      );
  });

  app.get<{ Params: { region: string } }>('/sitemap-:region.xml', async (request, reply) => {
    const region = listServedRegions(request).find(({ id }) => id === request.params.region);
    const where = region && resolveRegionOf(request, markets[region.id]);
    if (!where) return reply.callNotFound();
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(getSitemap(where, getSite(request)));
  });
};

import { type RouteId, routeIds, routes } from '@shop/contracts';
import { products, productsWithoutDie, soldIn } from '@shop/packaging';
import { bareHost } from '@shop/regions';
import type { FastifyInstance } from 'fastify';
import { addressesOf } from './addresses.ts';
import { isIndexable } from './document.ts';
import { escapeHtml } from './escape.ts';
import { type MatchedRoute, placeOf } from './place.ts';
import type { HostSettings } from './settings.ts';

/** Pages worth finding: public, built, and either without parameters or a product that is sold in the region. */
const pagesIn = (region: string): MatchedRoute[] => [
  ...routeIds
    .filter((id: RouteId) => routes[id].owner !== null && routes[id].params.length === 0 && isIndexable(id))
    .map((id) => ({ id, params: {} })),
  ...[...products, ...productsWithoutDie.filter(({ sale }) => sale === 'quote')]
    .filter((product) => soldIn(product, region))
    .map((product) => ({ id: 'product' as const, params: { product: product.slug } })),
];

/** `/robots.txt` and `/sitemap.xml`. Only production may be indexed. */
export const registerCrawlers = (app: FastifyInstance, settings: HostSettings): void => {
  app.get('/robots.txt', async (request, reply) => {
    const open = settings.environment === 'production';
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        open
          ? `User-agent: *\nDisallow: /api/\nSitemap: ${request.protocol}://${request.host}/sitemap.xml\n`
          : 'User-agent: *\nDisallow: /\n',
      );
  });

  app.get('/sitemap.xml', async (request, reply) => {
    const host = request.host;
    const place = placeOf({ host, path: '/', query: new URLSearchParams(), cookies: {} }, settings);
    if (place.kind === 'refused') return reply.callNotFound();
    const origin = `${request.protocol}://${host}`;
    const entries = pagesIn(place.where.region.id).map((page) => {
      const { canonical, alternates } = addressesOf(
        place.where,
        page,
        { host: bareHost(host), origin },
        settings,
      );
      const links = alternates
        .map(
          ({ hreflang, href }) =>
            `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}"/>`,
        )
        .join('');
      return `<url><loc>${escapeHtml(canonical)}</loc>${links}</url>`;
    });
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('\n')}</urlset>\n`,
      );
  });
};

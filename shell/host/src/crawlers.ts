import type { FastifyInstance } from 'fastify';
import { originOf } from './addresses.ts';
import { resolveRoute } from './resolve-route.ts';
import { registerSitemaps } from './seo/sitemaps.ts';
import { registerSocialImages } from './seo/social-images.ts';
import type { HostSettings } from './settings.ts';

/** `/robots.txt`, the sitemaps and the pictures of links. Only production may be indexed. */
export const registerCrawlers = (app: FastifyInstance, settings: HostSettings): void => {
  app.get('/robots.txt', async (request, reply) => {
    const asked = { host: request.host, path: '/', query: new URLSearchParams(), cookies: {} };
    const place = resolveRoute(asked, settings);
    // A host that is none of ours is named in nothing that a cache may keep.
    const open = settings.environment === 'production' && place.kind !== 'refused';
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        open
          ? `User-agent: *\nDisallow: /api/\nSitemap: ${originOf(request)}/sitemap.xml\n`
          : 'User-agent: *\nDisallow: /\n',
      );
  });
  registerSitemaps(app, settings);
  registerSocialImages(app);
};

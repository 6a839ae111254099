import type { FastifyInstance } from 'fastify';
import { originOf } from './addresses.ts';
import { resolveRoute } from './resolve-route.ts';
import { registerSitemaps } from './seo/sitemaps.ts';
import { registerSocialImages } from './seo/social-images.ts';
import type { HostSettings } from './settings.ts';

/** Serves `/robots.txt`, the sitemaps and link preview images. Only production may be indexed. */
export const registerCrawlers = (app: FastifyInstance, settings: HostSettings): void => {
  app.get('/robots.txt', async (request, reply) => {
    const homeRequest = { host: request.host, path: '/', query: new URLSearchParams(), cookies: {} };
    const place = resolveRoute(homeRequest, settings);
    // An unknown host must not appear in anything cacheable.
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

import { METHODS } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createAnswer, isApi } from './answer.ts';
import { registerBuildFiles } from './build-files.ts';
import { registerCrawlers } from './crawlers.ts';
import { drawFirstPages } from './first-pages.ts';
import type { DocumentDeps } from './give-document.ts';
import { registerLiveReload } from './live-reload.ts';
import { registerOriginForm } from './origin-form.ts';
import type { ReleaseRegistry } from './registry.ts';
import { createLanding, type LandingDeps, type LandingPages } from './render/landing.ts';
import { createOffers } from './seo/offers.ts';

export interface HostDeps extends Omit<DocumentDeps, 'registry' | 'landings' | 'offersOf'> {
  readonly registry: ReleaseRegistry;
  /** How landing pages are drawn; without it every document carries the skeleton. */
  readonly render?: Pick<LandingDeps, 'render' | 'observe'>;
}

/** Draws as long as the server runs. The first visitors are not to wait for what all of them need. */
const startLandings = (app: FastifyInstance, deps: HostDeps): LandingPages | undefined => {
  const { settings, registry, clock, render } = deps;
  if (render === undefined) return undefined;
  const landings = createLanding({ ...render, registry, clock, warn: app.log.warn.bind(app.log) });
  app.addHook('onClose', () => landings.close());
  app.addHook('onListen', (done) => {
    const address = app.server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    drawFirstPages({ settings, registry, landings, clock, port }).catch((error: unknown) =>
      app.log.warn({ err: error }, 'no page could be drawn ahead'),
    );
    done();
  });
  return landings;
};

/** Before a body is read. */
const refuseToWrite = async (request: FastifyRequest, reply: FastifyReply) =>
  isApi(request.url)
    ? reply.callNotFound()
    : reply
        .status(405)
        .header('allow', 'GET, HEAD')
        .type('text/plain; charset=utf-8')
        .send('Pages are read only: GET or HEAD.\n');

/**
 * Adds the host to a server: every document, the files of all builds, robots.txt and the sitemap. API routes that the
 * server has keep their paths; what is left over and begins with `/api/` is not the host's.
 *
 * @example registerHost(app, { settings, registry, clock: () => new Date() })
 */
export const registerHost = (app: FastifyInstance, deps: HostDeps): void => {
  const { settings, registry } = deps;
  registerOriginForm(app);
  registerBuildFiles(app, { registry, sharedImages: settings.sharedImages });
  registerCrawlers(app, settings);
  if (settings.liveReload) registerLiveReload(app, registry);

  const landings = startLandings(app, deps);
  const offersOf = createOffers(deps.render?.render.askApi, deps.clock);
  const answer = createAnswer({ ...deps, landings, offersOf });
  const others = METHODS.filter((method) => !['GET', 'HEAD', 'CONNECT'].includes(method));
  for (const method of others) if (!app.supportedMethods.includes(method)) app.addHttpMethod(method);
  for (const url of ['/', '/*']) {
    app.get(url, answer);
    app.route({
      method: others,
      url,
      onRequest: refuseToWrite,
      handler: refuseToWrite,
    });
  }
};

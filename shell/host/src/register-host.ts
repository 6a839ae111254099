import { METHODS } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { registerAbsoluteFormRewrite } from './absolute-form.ts';
import { registerBuildFiles } from './build-files.ts';
import { registerCrawlers } from './crawlers.ts';
import { registerLiveReload } from './live-reload.ts';
import { createPageHandler, isApi } from './page-handler.ts';
import type { ReleaseRegistry } from './registry.ts';
import { createLandingPages, type LandingDeps, type LandingPages } from './render/landing.ts';
import type { DocumentDeps } from './reply-with-document.ts';
import { createLowestPriceLookup } from './seo/lowest-prices.ts';
import { warmUpPages } from './warm-up-pages.ts';
import { registerWasmRealm } from './wasm-realm.ts';

export interface HostDeps extends Omit<DocumentDeps, 'registry' | 'landings' | 'findLowestPrice'> {
  readonly registry: ReleaseRegistry;
  /** How landing pages are rendered; without it every document has the skeleton. */
  readonly render?: Pick<LandingDeps, 'render' | 'observe'>;
}

/** Creates the renderer for the server's lifetime and warms it up, so that the first visitors need not wait. */
const startLandingPages = (app: FastifyInstance, deps: HostDeps): LandingPages | undefined => {
  const { settings, registry, clock, render } = deps;
  if (render === undefined) return undefined;
  const landings = createLandingPages({ ...render, registry, clock, warn: app.log.warn.bind(app.log) });
  app.addHook('onClose', () => landings.close());
  app.addHook('onListen', (done) => {
    const address = app.server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    warmUpPages({ settings, registry, landings, clock, port }).catch((error: unknown) =>
      app.log.warn({ err: error }, 'no page could be drawn ahead'),
    );
    done();
  });
  return landings;
};

/** Before a body is read. */
const rejectWrites = async (request: FastifyRequest, reply: FastifyReply) =>
  isApi(request.url)
    ? reply.callNotFound()
    : reply
        .status(405)
        .header('allow', 'GET, HEAD')
        .type('text/plain; charset=utf-8')
        .send('Pages are read only: GET or HEAD.\n');

/**
 * Registers the host on a server: every document, the files of all builds, robots.txt and the sitemap. The server's API
 * routes take precedence; other paths below `/api/` are not the host's.
 *
 * @example registerHost(app, { settings, registry, clock: () => new Date() })
 */
export const registerHost = (app: FastifyInstance, deps: HostDeps): void => {
  const { settings, registry } = deps;
  registerAbsoluteFormRewrite(app);
  registerBuildFiles(app, { registry, sharedImages: settings.sharedImages });
  registerCrawlers(app, settings);
  registerWasmRealm(app);
  if (settings.liveReload) registerLiveReload(app, registry);

  const landings = startLandingPages(app, deps);
  const offersOf = createLowestPriceLookup(deps.render?.render.askApi, deps.clock);
  const answer = createPageHandler({ ...deps, landings, findLowestPrice: offersOf });
  const others = METHODS.filter((method) => !['GET', 'HEAD', 'CONNECT'].includes(method));
  for (const method of others) if (!app.supportedMethods.includes(method)) app.addHttpMethod(method);
  for (const url of ['/', '/*']) {
    app.get(url, answer);
    app.route({
      method: others,
      url,
      onRequest: rejectWrites,
      handler: rejectWrites,
    });
  }
};

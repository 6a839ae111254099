import { randomBytes } from 'node:crypto';
import type { Manifest } from '@shop/contracts';
import { bareHost, isLocalhost, type ResolvedRegion } from '@shop/regions';
import { toReleaseSet } from '@shop/releases';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressesOf, originOf } from './addresses.ts';
import { registerBuildFiles } from './build-files.ts';
import { builtRoute } from './built-route.ts';
import { cohortCookie, cohortMaxAge, cohortOf } from './cohort.ts';
import { type CookieOptions, readCookies, writeCookie } from './cookies.ts';
import { registerCrawlers } from './crawlers.ts';
import { contentSecurityPolicy } from './csp.ts';
import { renderDocument } from './document.ts';
import { drawFirstPages } from './first-pages.ts';
import { type Light, lightOf } from './light.ts';
import { registerLiveReload } from './live-reload.ts';
import { registerOriginForm } from './origin-form.ts';
import { type Place, placeOf } from './place.ts';
import { sendAway, sendClosed } from './plain-page.ts';
import { lookOf, type PreviewDeps } from './preview.ts';
import type { ReleaseRegistry } from './registry.ts';
import { createLanding, type LandingDeps } from './render/landing.ts';
import { securityHeaders } from './security-headers.ts';
import { sendDocument } from './send-document.ts';
import { createOffers } from './seo/offers.ts';
import type { HostSettings } from './settings.ts';
import { cookieDomainOf, shopDocumentOf } from './shop-document.ts';

export interface HostDeps {
  readonly settings: HostSettings;
  readonly registry: ReleaseRegistry;
  readonly clock: () => Date;
  /** Makes the ticket that lets a document count in the health of releases, "" for none; without it none counts. */
  readonly ticket?: (given: {
    readonly region: string;
    readonly cohort: string;
    readonly releaseSet: string;
  }) => Promise<string>;
  /** Lets a visitor with a token see other releases than the region gives; without it nobody does. */
  readonly preview?: PreviewDeps;
  /** How landing pages are drawn; without it every document carries the skeleton. */
  readonly render?: Pick<LandingDeps, 'render' | 'observe'>;
}

/** Somebody who has come to one of our own hosts. */
interface Visit {
  readonly url: URL;
  readonly cookies: Readonly<Record<string, string>>;
  readonly secure: boolean;
  readonly place: Exclude<Place, { kind: 'refused' }>;
  readonly light: Light | undefined;
}

/** Overrides of region and application type stay with the visitor on localhost, the language everywhere. */
const rememberOverrides = (
  query: URLSearchParams,
  where: ResolvedRegion,
  host: string,
  options: CookieOptions,
) => [
  ...(query.has('locale') ? [writeCookie('locale', where.dictionary, options)] : []),
  ...(isLocalhost(host) && query.has('region') ? [writeCookie('region', where.region.id, options)] : []),
  ...(isLocalhost(host) && query.has('appType') ? [writeCookie('appType', where.appType, options)] : []),
];

/**
 * The address as it was asked for, or where to look instead: `//` at the start of a path is a host name to a browser,
 * so such a path is never read, matched or sent on as it came. Null where it cannot be read at all.
 */
const addressAsked = (asked: string): { readonly url: URL; readonly tidy: boolean } | null => {
  const [path = '/'] = asked.split('?', 1);
  const plain = path.replace(/[\\/]+/g, '/');
  const url = plain + asked.slice(path.length);
  return URL.canParse(url, 'http://host.invalid')
    ? { url: new URL(url, 'http://host.invalid'), tidy: plain === path }
    : null;
};

/** Said to whoever runs the shop: no shopper comes by a name that it was not given. */
const refuseHost = (reply: FastifyReply) =>
  reply
    .status(421)
    .type('text/plain; charset=utf-8')
    .send('This shop does not answer to that host name. Add it to PUBLIC_HOSTS.\n');

/** A preview that is over, forged or cannot be had: said to whoever asked for it, and to nobody else. */
const refuseLook = (reply: FastifyReply, why: string) =>
  reply.status(403).type('text/plain; charset=utf-8').send(`${why}\n`);

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

  const landings =
    deps.render &&
    createLanding({ ...deps.render, registry, clock: deps.clock, warn: app.log.warn.bind(app.log) });
  if (landings) {
    app.addHook('onClose', () => landings.close());
    // The first visitors are not to wait for what all of them need.
    app.addHook('onListen', (done) => {
      const address = app.server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      drawFirstPages({ settings, registry, landings, clock: deps.clock, port }).catch((error: unknown) =>
        app.log.warn({ err: error }, 'no page could be drawn ahead'),
      );
      done();
    });
  }

  const offersOf = createOffers(deps.render?.render.askApi, deps.clock);

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const asked = addressAsked(request.url);
    if (asked === null) return reply.callNotFound();
    const { url, tidy } = asked;
    if (url.pathname === '/api' || url.pathname.startsWith('/api/')) return reply.callNotFound();
    const { host } = request;
    const cookies = readCookies(request.headers.cookie);
    const secure = request.protocol === 'https';
    reply
      .header('cache-control', 'no-store')
      .headers(securityHeaders(secure, url.searchParams.has('order_token')));
    const place = placeOf({ host, path: url.pathname, query: url.searchParams, cookies }, settings);
    const { brand } = settings;
    const light = lightOf(cookies);
    if (place.kind === 'refused')
      return place.code === 'unknown_host' ? refuseHost(reply) : sendClosed(reply, { brand, light });
    if (!tidy) return reply.redirect(`${url.pathname}${url.search}`, 302);
    try {
      return await give(request, reply, { url, cookies, secure, place, light });
    } catch (error) {
      if (reply.sent) throw error;
      request.log.error({ err: error }, 'no document could be made');
      return sendAway(reply, { where: place.where, brand, light, status: 500 });
    }
  };

  /** The document of a page, or where it is instead. */
  const give = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { url, cookies, secure, place, light }: Visit,
  ) => {
    const { where } = place;
    const { host } = request;
    const name = bareHost(host);
    const options = { secure, domain: cookieDomainOf(where, name) };
    const { cohort, isNew } = cohortOf(cookies);
    const look = await lookOf(deps.preview, {
      query: url.searchParams,
      pathname: url.pathname,
      cookies,
      region: where.region.id,
      locale: where.locale,
      environment: settings.environment,
      options,
      now: deps.clock(),
    });
    const cookiesToSet = [
      ...look.cookies,
      ...(isNew ? [writeCookie(cohortCookie, cohort, { ...options, maxAge: cohortMaxAge })] : []),
      ...rememberOverrides(url.searchParams, where, name, options),
    ];
    if (cookiesToSet.length > 0) reply.header('set-cookie', cookiesToSet);
    if (look.refused !== null) return refuseLook(reply, look.refused);
    if (place.kind === 'redirect') return reply.redirect(place.to, place.permanent ? 301 : 302);
    if (look.redirect !== null) return reply.redirect(look.redirect, 302);

    const given = (whose: string) => registry.releases(where.region.id, whose);
    const releases = await look.releases(given, cohort).catch((error: unknown) => {
      request.log.error({ err: error }, 'no release set');
      return {} as Readonly<Record<string, Manifest>>;
    });
    const { shell } = releases;
    if (shell === undefined) return sendAway(reply, { where, brand: settings.brand, light, status: 503 });
    const { route, remote: owner } = builtRoute(place.route, releases);
    const remote = look.isElsewhere(owner?.name) ? undefined : owner;
    const manifests = Object.values(releases);
    if (route !== null && 'token' in route.params) reply.headers(securityHeaders(secure, true));
    const nonce = randomBytes(16).toString('base64');
    const addresses = addressesOf(where, route, { host: name, origin: originOf(request) }, settings);
    const shopDocument = look.mark(
      shopDocumentOf(
        {
          where,
          route,
          addresses,
          manifests,
          cohort,
          host: name,
          requestId: request.id,
          today: deps.clock(),
        },
        settings,
      ),
    );
    const landing =
      remote === undefined || landings === undefined
        ? null
        : await landings.page({
            shell,
            remote,
            document: shopDocument,
            path: url.pathname,
            query: url.searchParams,
          });
    // What somebody looks at in a preview is not what visitors are given.
    const ticket =
      deps.ticket === undefined || shopDocument.preview !== undefined
        ? ''
        : await deps
            .ticket({ region: where.region.id, cohort, releaseSet: shopDocument.releaseSet.id })
            .catch((error: unknown) => {
              request.log.warn({ err: error }, 'no ticket for the health of releases');
              return '';
            });
    const releaseSet = toReleaseSet(where.region.id, manifests).id;
    const receipt = route === null ? null : look.receipt({ releaseSet, path: url.pathname });
    reply
      .status(route !== null ? 200 : place.gone ? 410 : 404)
      .header(
        'content-security-policy',
        look.widen(
          contentSecurityPolicy({
            nonce,
            buildOrigin: settings.buildOrigin,
            analyticsCdn: settings.analytics?.cdn ?? '',
            manifests,
            withheld: settings.withheldSources,
          }),
        ),
      )
      .header('x-release-set', releaseSet);
    if (receipt !== null) reply.header('x-preview-receipt', receipt);
    const offer = route?.id === 'product' ? await offersOf(where.region.id, route.params.product) : undefined;
    const page = { where, route, addresses, shell, remote, shopDocument, nonce, ticket, landing, offer };
    return sendDocument(request, reply, renderDocument({ ...page, light }, settings), landing !== null);
  };

  app.get('/', answer);
  app.get('/*', answer);
  // Before a body is read. What is left over of the API says itself what it has not.
  const readOnly = async (request: FastifyRequest, reply: FastifyReply) =>
    /^\/api(\/|$|\?)/.test(request.url)
      ? reply.callNotFound()
      : reply
          .status(405)
          .header('allow', 'GET, HEAD')
          .type('text/plain; charset=utf-8')
          .send('Pages are read only: GET or HEAD.\n');
  for (const url of ['/', '/*'])
    app.route({
      method: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      url,
      onRequest: readOnly,
      handler: readOnly,
    });
};

import { randomBytes } from 'node:crypto';
import type { Manifest } from '@shop/contracts';
import { routes } from '@shop/contracts';
import { bareHost, isLocalhost, openRegions, type ResolvedRegion } from '@shop/regions';
import { toReleaseSet } from '@shop/releases';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressesOf } from './addresses.ts';
import { registerBuildFiles } from './build-files.ts';
import { cohortCookie, cohortMaxAge, cohortOf } from './cohort.ts';
import { type CookieOptions, readCookies, writeCookie } from './cookies.ts';
import { registerCrawlers } from './crawlers.ts';
import { contentSecurityPolicy } from './csp.ts';
import { renderDocument, renderUnavailable } from './document.ts';
import { registerLiveReload } from './live-reload.ts';
import { type MatchedRoute, type Place, placeOf } from './place.ts';
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

const html = 'text/html; charset=utf-8';

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

/** The page is there only if the visitor's own build of its owner has it. */
const builtRoute = (
  route: MatchedRoute | null,
  releases: Readonly<Record<string, Manifest>>,
): { route: MatchedRoute | null; remote: Manifest | undefined } => {
  const owner = route === null ? null : routes[route.id].owner;
  const remote = owner === null ? undefined : releases[owner];
  const has = route !== null && remote?.provides.routes.includes(route.id) === true;
  return has ? { route, remote } : { route: null, remote: undefined };
};

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

/** A host name with a port that no server can have is none of ours. */
const isHost = (host: string): boolean => URL.canParse(`http://${host}`);

const refuse = (reply: FastifyReply, place: Extract<Place, { kind: 'refused' }>) =>
  place.code === 'unknown_host'
    ? reply
        .status(421)
        .type('text/plain; charset=utf-8')
        .send('This shop does not answer to that host name. Add it to PUBLIC_HOSTS.\n')
    : reply.status(404).type(html).send(renderUnavailable(null));

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
      Promise.all(openRegions.map(({ id }) => registry.releases(id, '')))
        .then((sets) => landings.warm(sets.flatMap((releases) => Object.values(releases))))
        .catch((error: unknown) => app.log.warn({ err: error }, 'no build could be loaded ahead'));
      done();
    });
  }

  const offersOf = createOffers(deps.render?.render.askApi, deps.clock);

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const asked = addressAsked(request.url);
    if (asked === null) return reply.callNotFound();
    const { url, tidy } = asked;
    if (url.pathname === '/api' || url.pathname.startsWith('/api/')) return reply.callNotFound();
    const host = request.host;
    const name = bareHost(host);
    const cookies = readCookies(request.headers.cookie);
    const secure = request.protocol === 'https';
    reply
      .header('cache-control', 'no-store')
      .headers(securityHeaders(secure, url.searchParams.has('order_token')));
    const place: Place = isHost(host)
      ? placeOf({ host, path: url.pathname, query: url.searchParams, cookies }, settings)
      : { kind: 'refused', code: 'unknown_host' };
    if (place.kind === 'refused') return refuse(reply, place);
    if (!tidy) return reply.redirect(`${url.pathname}${url.search}`, 302);

    const { where } = place;
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
    if (shell === undefined) return reply.status(503).type(html).send(renderUnavailable(where));
    const { route, remote: owner } = builtRoute(place.route, releases);
    const remote = look.isElsewhere(owner?.name) ? undefined : owner;
    const manifests = Object.values(releases);
    if (route !== null && 'token' in route.params) reply.headers(securityHeaders(secure, true));
    const nonce = randomBytes(16).toString('base64');
    const addresses = addressesOf(
      where,
      route,
      { host: name, origin: `${request.protocol}://${host}` },
      settings,
    );
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
      .header('x-release-set', toReleaseSet(where.region.id, manifests).id);
    const offer = route?.id === 'product' ? await offersOf(where.region.id, route.params.product) : undefined;
    const page = { where, route, addresses, shell, remote, shopDocument, nonce, ticket, landing, offer };
    return sendDocument(request, reply, renderDocument(page, settings), landing !== null);
  };

  app.get('/', answer);
  app.get('/*', answer);
};

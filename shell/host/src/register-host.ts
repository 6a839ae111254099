import { randomBytes } from 'node:crypto';
import type { Manifest } from '@shop/contracts';
import { routes } from '@shop/contracts';
import { bareHost, isLocalhost, type ResolvedRegion } from '@shop/regions';
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
import type { ReleaseRegistry } from './registry.ts';
import { securityHeaders } from './security-headers.ts';
import type { HostSettings } from './settings.ts';
import { cookieDomainOf, shopDocumentOf } from './shop-document.ts';

export interface HostDeps {
  readonly settings: HostSettings;
  readonly registry: ReleaseRegistry;
  readonly clock: () => Date;
}

const html = 'text/html; charset=utf-8';

/** Overrides of region and application type stay with the visitor on localhost, the language everywhere. */
const rememberOverrides = (
  query: URLSearchParams,
  where: ResolvedRegion,
  host: string,
  options: CookieOptions,
) => [
  ...(query.has('locale') ? [writeCookie('locale', where.locale, options)] : []),
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
    const cookiesToSet = [
      ...(isNew ? [writeCookie(cohortCookie, cohort, { ...options, maxAge: cohortMaxAge })] : []),
      ...rememberOverrides(url.searchParams, where, name, options),
    ];
    if (cookiesToSet.length > 0) reply.header('set-cookie', cookiesToSet);
    if (place.kind === 'redirect') return reply.redirect(place.to, 302);

    const releases = await registry.releases(where.region.id, cohort).catch((error: unknown) => {
      request.log.error({ err: error }, 'no release set');
      return {} as Readonly<Record<string, Manifest>>;
    });
    const { shell } = releases;
    if (shell === undefined) return reply.status(503).type(html).send(renderUnavailable(where));
    const { route, remote } = builtRoute(place.route, releases);
    const manifests = Object.values(releases);
    if (route !== null && 'token' in route.params) reply.headers(securityHeaders(secure, true));
    const nonce = randomBytes(16).toString('base64');
    const addresses = addressesOf(
      where,
      route,
      { host: name, origin: `${request.protocol}://${host}` },
      settings,
    );
    const shopDocument = shopDocumentOf(
      { where, route, addresses, manifests, cohort, host: name, requestId: request.id, today: deps.clock() },
      settings,
    );
    return reply
      .status(route === null ? 404 : 200)
      .type(html)
      .header(
        'content-security-policy',
        contentSecurityPolicy({
          nonce,
          buildOrigin: settings.buildOrigin,
          manifests,
          withheld: settings.withheldSources,
        }),
      )
      .header('x-release-set', toReleaseSet(where.region.id, manifests).id)
      .send(renderDocument({ where, route, addresses, shell, remote, shopDocument, nonce }, settings));
  };

  app.get('/', answer);
  app.get('/*', answer);
};

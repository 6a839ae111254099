import { randomBytes } from 'node:crypto';
import type { Manifest } from '@shop/contracts';
import { toReleaseSet } from '@shop/releases';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contentSecurityPolicy } from './csp.ts';
import { renderDocument } from './document.ts';
import { type Page, pageOf } from './page.ts';
import { sendAway } from './plain-page.ts';
import type { PreviewDeps } from './preview.ts';
import type { ReleaseRegistry } from './registry.ts';
import type { Landing, LandingPages } from './render/landing.ts';
import { securityHeaders } from './security-headers.ts';
import { sendDocument } from './send-document.ts';
import type { Offers } from './seo/offers.ts';
import { type OwnVisit, type Session, sessionOf } from './session.ts';
import type { HostSettings } from './settings.ts';

export interface DocumentDeps {
  readonly settings: HostSettings;
  readonly registry: Pick<ReleaseRegistry, 'releases'>;
  readonly clock: () => Date;
  /** Makes the ticket that lets a document count in the health of releases, "" for none; without it none counts. */
  readonly ticket?: (given: {
    readonly region: string;
    readonly cohort: string;
    readonly releaseSet: string;
  }) => Promise<string>;
  /** Lets a visitor with a token see other releases than the region gives; without it nobody does. */
  readonly preview?: PreviewDeps;
  /** Without it every document carries the skeleton. */
  readonly landings: Pick<LandingPages, 'page'> | undefined;
  readonly offersOf: Offers;
}

/** A preview that is over, forged or cannot be had: said to whoever asked for it, and to nobody else. */
const refuseLook = (reply: FastifyReply, why: string) =>
  reply.status(403).type('text/plain; charset=utf-8').send(`${why}\n`);

/** Where the page is instead, and by which status; null where it is here. */
const elsewhereOf = (
  { place }: OwnVisit,
  { look }: Session,
): readonly [to: string, status: number] | null => {
  if (place.kind === 'redirect') return [place.to, place.permanent ? 301 : 302];
  return look.redirect === null ? null : [look.redirect, 302];
};

/** No release where none can be had: whoever asks is told so in words. */
const releasesOf = (
  { registry }: DocumentDeps,
  request: FastifyRequest,
  { place }: OwnVisit,
  { look, cohort }: Session,
): Promise<Readonly<Record<string, Manifest>>> =>
  look
    .releases((whose) => registry.releases(place.where.region.id, whose), cohort)
    .catch((error: unknown) => {
      request.log.error({ err: error }, 'no release set');
      return {};
    });

/** The page as this visitor looks at it: a preview marks it, and what comes from elsewhere is left to the browser. */
const seenIn = ({ look }: Session, page: Page): Page => ({
  ...page,
  remote: look.isElsewhere(page.remote?.name) ? undefined : page.remote,
  shopDocument: look.mark(page.shopDocument),
});

const drawingOf = async (
  { landings }: DocumentDeps,
  { url }: OwnVisit,
  { shell, remote, shopDocument }: Page,
): Promise<Landing | null> =>
  remote === undefined || landings === undefined
    ? null
    : landings.page({
        shell,
        remote,
        document: shopDocument,
        path: url.pathname,
        query: url.searchParams,
      });

/** What somebody looks at in a preview is not what visitors are given, so it does not count. */
const ticketOf = async (
  deps: DocumentDeps,
  request: FastifyRequest,
  { where, shopDocument }: Page,
  { cohort }: Session,
): Promise<string> => {
  if (deps.ticket === undefined || shopDocument.preview !== undefined) return '';
  const counted = { region: where.region.id, cohort, releaseSet: shopDocument.releaseSet.id };
  return deps.ticket(counted).catch((error: unknown) => {
    request.log.warn({ err: error }, 'no ticket for the health of releases');
    return '';
  });
};

/** Which releases these are, and what alone the document may load and run. */
const writeHead = (
  reply: FastifyReply,
  settings: HostSettings,
  { url, place, secure }: OwnVisit,
  { look }: Session,
  { where, route, manifests }: Page,
  nonce: string,
): void => {
  const releaseSet = toReleaseSet(where.region.id, manifests).id;
  const receipt = route === null ? null : look.receipt({ releaseSet, path: url.pathname });
  const policy = contentSecurityPolicy({
    nonce,
    buildOrigin: settings.buildOrigin,
    analyticsCdn: settings.analytics?.cdn ?? '',
    manifests,
    withheld: settings.withheldSources,
  });
  const gone = place.kind === 'page' && place.gone;
  reply
    .status(route !== null ? 200 : gone ? 410 : 404)
    .header('content-security-policy', look.widen(policy))
    .header('x-release-set', releaseSet);
  if (receipt !== null) reply.header('x-preview-receipt', receipt);
  if (route !== null && 'token' in route.params) reply.headers(securityHeaders(secure, true));
};

/**
 * The document of a page, or where it is instead, by stages: region and language are in the visit; then the session, the
 * release set, the page and its data, the drawing and what else stands in it, the head, and the reply.
 */
export const giveDocument = async (
  deps: DocumentDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  visit: OwnVisit,
): Promise<FastifyReply> => {
  const { settings, preview, clock, offersOf } = deps;
  const { host, origin, place, light } = visit;
  const { where } = place;

  const session = await sessionOf(visit, preview, settings, clock());
  const { look, cohort } = session;
  if (session.cookies.length > 0) reply.header('set-cookie', session.cookies);
  if (look.refused !== null) return refuseLook(reply, look.refused);
  const elsewhere = elsewhereOf(visit, session);
  if (elsewhere !== null) return reply.redirect(...elsewhere);

  const releases = await releasesOf(deps, request, visit, session);

  const route = place.kind === 'page' ? place.route : null;
  const facts = { where, route, releases, host, origin, cohort, requestId: request.id, today: clock() };
  const built = pageOf(facts, settings);
  if (built === null) return sendAway(reply, { where, brand: settings.brand, light, status: 503 });
  const page = seenIn(session, built);

  const landing = await drawingOf(deps, visit, page);
  const ticket = await ticketOf(deps, request, page, session);
  const offer =
    page.route?.id === 'product' ? await offersOf(where.region.id, page.route.params.product) : undefined;

  const nonce = randomBytes(16).toString('base64');
  writeHead(reply, settings, visit, session, page, nonce);
  const document = renderDocument({ ...page, nonce, ticket, landing, offer, light }, settings);
  return sendDocument(request, reply, document, landing !== null);
};

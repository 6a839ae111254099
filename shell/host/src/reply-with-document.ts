import { randomBytes } from 'node:crypto';
import type { Manifest } from '@shop/contracts';
import { toReleaseSet } from '@shop/releases';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contentSecurityPolicy } from './csp.ts';
import { renderDocument } from './document.ts';
import { createPage, type Page } from './page.ts';
import { sendUnavailable } from './plain-page.ts';
import type { PreviewDeps } from './preview.ts';
import type { ReleaseRegistry } from './registry.ts';
import type { Landing, LandingPages } from './render/landing.ts';
import { securityHeaders } from './security-headers.ts';
import { sendDocument } from './send-document.ts';
import type { FindLowestPrice } from './seo/lowest-prices.ts';
import type { HostSettings } from './settings.ts';
import { type ResolvedVisit, resolveVisitorSession, type VisitorSession } from './visitor-session.ts';

export interface DocumentDeps {
  readonly settings: HostSettings;
  readonly registry: Pick<ReleaseRegistry, 'releases'>;
  readonly clock: () => Date;
  /** Creates the ticket that counts a document in release health, "" for none; without it none counts. */
  readonly ticket?: (facts: {
    readonly region: string;
    readonly cohort: string;
    readonly releaseSet: string;
  }) => Promise<string>;
  /** Enables previews for visitors with a token. */
  readonly preview?: PreviewDeps;
  /** Without it every document has the skeleton. */
  readonly landings: Pick<LandingPages, 'page'> | undefined;
  readonly findLowestPrice: FindLowestPrice;
}

/** Replies to an expired, forged or unavailable preview, only to this visitor. */
const rejectPreview = (reply: FastifyReply, reason: string) =>
  reply.status(403).type('text/plain; charset=utf-8').send(`${reason}\n`);

/** Returns the page's other address and the redirect status; null where it is here. */
const resolveRedirect = (
  { resolvedRoute }: ResolvedVisit,
  { previewContext }: VisitorSession,
): readonly [to: string, status: number] | null => {
  if (resolvedRoute.kind === 'redirect') return [resolvedRoute.to, resolvedRoute.permanent ? 301 : 302];
  return previewContext.redirect === null ? null : [previewContext.redirect, 302];
};

/** Loads the releases; without any, the visitor gets an explanation. */
const loadReleases = (
  { registry }: DocumentDeps,
  request: FastifyRequest,
  { resolvedRoute }: ResolvedVisit,
  { previewContext, cohort }: VisitorSession,
): Promise<Readonly<Record<string, Manifest>>> =>
  previewContext
    .releases((cohortKey) => registry.releases(resolvedRoute.where.region.id, cohortKey), cohort)
    .catch((error: unknown) => {
      request.log.error({ err: error }, 'no release set');
      return {};
    });

/** Applies the preview: marks the page, and leaves overridden remotes to the browser. */
const applyPreview = ({ previewContext }: VisitorSession, page: Page): Page => ({
  ...page,
  remote: previewContext.isOverridden(page.remote?.name) ? undefined : page.remote,
  shopDocument: previewContext.markDocument(page.shopDocument),
});

const renderLanding = async (
  { landings }: DocumentDeps,
  { url }: ResolvedVisit,
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

/** A preview is not what visitors get, so it is not counted. */
const createHealthTicket = async (
  deps: DocumentDeps,
  request: FastifyRequest,
  { where, shopDocument }: Page,
  { cohort }: VisitorSession,
): Promise<string> => {
  if (deps.ticket === undefined || shopDocument.preview !== undefined) return '';
  const facts = { region: where.region.id, cohort, releaseSet: shopDocument.releaseSet.id };
  return deps.ticket(facts).catch((error: unknown) => {
    request.log.warn({ err: error }, 'no ticket for the health of releases');
    return '';
  });
};

/** Sets the headers: the release set, and the document's policy. */
const setDocumentHeaders = (
  reply: FastifyReply,
  settings: HostSettings,
  { url, resolvedRoute, secure }: ResolvedVisit,
  { previewContext }: VisitorSession,
  { where, route, manifests }: Page,
  nonce: string,
): void => {
  const releaseSet = toReleaseSet(where.region.id, manifests).id;
  const receipt = route === null ? null : previewContext.createReceipt({ releaseSet, path: url.pathname });
  const policy = contentSecurityPolicy({
    nonce,
    buildOrigin: settings.buildOrigin,
    analyticsCdn: settings.analytics?.cdn ?? '',
    manifests,
    withheld: settings.withheldSources,
  });
  const isGone = resolvedRoute.kind === 'page' && resolvedRoute.gone;
  reply
    .status(route !== null ? 200 : isGone ? 410 : 404)
    .header('content-security-policy', previewContext.extendPolicy(policy))
    .header('x-release-set', releaseSet);
  if (receipt !== null) reply.header('x-preview-receipt', receipt);
  if (route !== null && 'token' in route.params) reply.headers(securityHeaders(secure, true));
};

/**
 * Replies with a page's document or a redirect, in stages. Region and language are in the visit; then come the session,
 * the release set, the page and its data, the rendering, the head, and the reply.
 */
export const replyWithDocument = async (
  deps: DocumentDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  visit: ResolvedVisit,
): Promise<FastifyReply> => {
  const { settings, preview, clock, findLowestPrice } = deps;
  const { host, origin, resolvedRoute, theme } = visit;
  const { where } = resolvedRoute;

  const session = await resolveVisitorSession(visit, preview, settings, clock());
  const { previewContext, cohort } = session;
  if (session.cookies.length > 0) reply.header('set-cookie', session.cookies);
  if (previewContext.rejectionReason !== null) return rejectPreview(reply, previewContext.rejectionReason);
  const redirect = resolveRedirect(visit, session);
  if (redirect !== null) return reply.redirect(...redirect);

  const releases = await loadReleases(deps, request, visit, session);

  const route = resolvedRoute.kind === 'page' ? resolvedRoute.route : null;
  const pageRequest = { where, route, releases, host, origin, cohort, requestId: request.id, today: clock() };
  const resolvedPage = createPage(pageRequest, settings);
  if (resolvedPage === null)
    return sendUnavailable(reply, { where, brand: settings.brand, theme, status: 503 });
  const page = applyPreview(session, resolvedPage);

  const landing = await renderLanding(deps, visit, page);
  const ticket = await createHealthTicket(deps, request, page, session);
  const offer =
    page.route?.id === 'product'
      ? await findLowestPrice(where.region.id, page.route.params.product)
      : undefined;

  const nonce = randomBytes(16).toString('base64');
  setDocumentHeaders(reply, settings, visit, session, page, nonce);
  const document = renderDocument({ ...page, nonce, ticket, landing, offer, theme }, settings);
  return sendDocument(request, reply, document, landing !== null);
};

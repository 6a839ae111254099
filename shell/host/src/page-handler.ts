import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendRegionClosed, sendUnavailable } from './plain-page.ts';
import { type DocumentDeps, replyWithDocument } from './reply-with-document.ts';
import { securityHeaders } from './security-headers.ts';
import { createVisit, parseRequestUrl } from './visit.ts';

/** A message for the operator: shoppers never use an unknown host. */
const rejectUnknownHost = (reply: FastifyReply) =>
  reply
    .status(421)
    .type('text/plain; charset=utf-8')
    .send('This shop does not answer to that host name. Add it to PUBLIC_HOSTS.\n');

/** Whether an address is the API's, which sends its own 404. */
export const isApi = (address: string): boolean => /^\/api(\/|$|\?)/.test(address);

/** Creates the handler of page requests and of unknown pages. */
export const createPageHandler =
  (deps: DocumentDeps) => async (request: FastifyRequest, reply: FastifyReply) => {
    const parsed = parseRequestUrl(request.url);
    if (parsed === null || isApi(parsed.url.pathname)) return reply.callNotFound();
    const { url, isNormalized } = parsed;
    const visit = createVisit(request, url, deps.settings);
    reply
      .header('cache-control', 'no-store')
      .headers(securityHeaders(visit.secure, url.searchParams.has('order_token')));
    const { resolvedRoute, theme } = visit;
    const { brand } = deps.settings;
    if (resolvedRoute.kind === 'refused')
      return resolvedRoute.code === 'unknown_host'
        ? rejectUnknownHost(reply)
        : sendRegionClosed(reply, { brand, theme });
    if (!isNormalized) return reply.redirect(`${url.pathname}${url.search}`, 302);
    try {
      return await replyWithDocument(deps, request, reply, { ...visit, resolvedRoute });
    } catch (error) {
      if (reply.sent) throw error;
      request.log.error({ err: error }, 'no document could be made');
      return sendUnavailable(reply, { where: resolvedRoute.where, brand, theme, status: 500 });
    }
  };

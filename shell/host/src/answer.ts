import type { FastifyReply, FastifyRequest } from 'fastify';
import { type DocumentDeps, giveDocument } from './give-document.ts';
import { sendAway, sendClosed } from './plain-page.ts';
import { securityHeaders } from './security-headers.ts';
import { addressAsked, visitOf } from './visit.ts';

/** Said to whoever runs the shop: no shopper comes by a name that it was not given. */
const refuseHost = (reply: FastifyReply) =>
  reply
    .status(421)
    .type('text/plain; charset=utf-8')
    .send('This shop does not answer to that host name. Add it to PUBLIC_HOSTS.\n');

/** Whether an address, as it was asked or its path alone, is the API's: that says itself what it has not. */
export const isApi = (address: string): boolean => /^\/api(\/|$|\?)/.test(address);

/** Answers whoever asks for a page, and whoever asks for one where there is none. */
export const createAnswer = (deps: DocumentDeps) => async (request: FastifyRequest, reply: FastifyReply) => {
  const asked = addressAsked(request.url);
  if (asked === null || isApi(asked.url.pathname)) return reply.callNotFound();
  const { url, tidy } = asked;
  const visit = visitOf(request, url, deps.settings);
  reply
    .header('cache-control', 'no-store')
    .headers(securityHeaders(visit.secure, url.searchParams.has('order_token')));
  const { place, light } = visit;
  const { brand } = deps.settings;
  if (place.kind === 'refused')
    return place.code === 'unknown_host' ? refuseHost(reply) : sendClosed(reply, { brand, light });
  if (!tidy) return reply.redirect(`${url.pathname}${url.search}`, 302);
  try {
    return await giveDocument(deps, request, reply, { ...visit, place });
  } catch (error) {
    if (reply.sent) throw error;
    request.log.error({ err: error }, 'no document could be made');
    return sendAway(reply, { where: place.where, brand, light, status: 500 });
  }
};

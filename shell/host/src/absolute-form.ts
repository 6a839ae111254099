import type { FastifyInstance } from 'fastify';

/**
 * A request may contain the whole address, `GET http://host/path`: then its host counts and the Host header does not
 * (RFC 9112, 3.2.2). Rewrites it, so that all later code sees a path and one validated host. The scheme in it does not
 * reveal how the request came.
 */
export const registerAbsoluteFormRewrite = (app: FastifyInstance): void => {
  app.addHook('onRequest', async ({ raw }) => {
    const [, host, rest = ''] = /^https?:\/\/([^/?]*)(.*)$/is.exec(raw.url ?? '') ?? [];
    if (host === undefined) return;
    raw.headers.host = host;
    raw.url = rest.startsWith('/') ? rest : `/${rest}`;
  });
};

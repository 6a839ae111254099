import type { FastifyInstance } from 'fastify';

/**
 * A request may name the whole address, `GET http://host/path`: then the host in it counts and the Host header does not
 * (RFC 9112, 3.2.2). Everything behind this reads the path, and one host that is checked like any other. Which scheme it
 * names says nothing of how the request came.
 */
export const registerAbsoluteFormRewrite = (app: FastifyInstance): void => {
  app.addHook('onRequest', async ({ raw }) => {
    const [, host, rest = ''] = /^https?:\/\/([^/?]*)(.*)$/is.exec(raw.url ?? '') ?? [];
    if (host === undefined) return;
    raw.headers.host = host;
    raw.url = rest.startsWith('/') ? rest : `/${rest}`;
  });
};

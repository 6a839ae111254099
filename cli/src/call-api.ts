import type { CallApi } from '@shop/contracts';
import type { FastifyInstance } from 'fastify';

/**
 * The API for server-rendered pages: called in this process, without a network, as an anonymous caller. The render
 * workers bound the number of calls. Rate limits count by address, so each call has its own in
 * 0.0.0.0/8, which no visitor has: with a shared one all would be refused under load, and every page would be rendered
 * without prices.
 */
export const createApiCaller = (app: FastifyInstance): CallApi => {
  let calls = 0;
  return async ({ method, path, body, headers }) => {
    calls = (calls + 1) % 0x1000000;
    const reply = await app.inject({
      method: method as 'GET',
      url: `/api${path}`,
      headers: {
        ...headers,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      remoteAddress: `0.${calls >> 16}.${(calls >> 8) & 255}.${calls & 255}`,
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
    return { status: reply.statusCode, body: reply.body === '' ? null : JSON.parse(reply.body) };
  };
};

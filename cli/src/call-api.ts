import type { CallApi } from '@shop/contracts';
import type { FastifyInstance } from 'fastify';

/**
 * The API as a page on the server asks it: in this process, without a network between them, and as nobody in particular.
 * How much is asked is bounded by the workers that draw. Calls are counted by address, so each has one of its own of
 * 0.0.0.0/8, which no visitor has: counted as one they would all be refused once somebody asks for many pages, and
 * everybody's pages would be drawn without prices.
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

import { createRateLimiter } from '@shop/api/platform';
import { countCall } from '@shop/api/platform/composition';
import Fastify from 'fastify';
import { createApiCaller } from './call-api.ts';

it('lets no number of drawn pages use up the calls of all others', async () => {
  const app = Fastify();
  const limiter = createRateLimiter(() => new Date('2026-11-28T12:00:00Z'));
  app.get('/api/prices', async (request, reply) => {
    const counted = {
      endpoint: { audience: 'anyone', path: '/prices' },
      options: { perMinute: 1 },
      settings: { rateLimitFactor: 1 },
      ip: request.ip,
      bearer: undefined,
    } as const;
    const wait = await countCall(limiter, counted, (name, value) => reply.header(name, value));
    return reply.status(wait > 0 ? 429 : 200).send({});
  });
  const ask = createApiCaller(app);
  for (let call = 0; call < 300; call++)
    expect(await ask({ method: 'GET', path: '/prices', headers: {} })).toEqual({ status: 200, body: {} });
  await app.close();
});

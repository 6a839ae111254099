import type { FastifyInstance } from 'fastify';
import { socialCard } from './social-card.ts';

/** Cards are drawn once: there are as many as products. */
const kept = new Map<string, Uint8Array | null>();

/** `/build/shared-images/social/<product>.png`: the picture that a link to a page is shown with. */
export const registerSocialImages = (app: FastifyInstance): void => {
  app.get<{ Params: { name: string } }>('/build/shared-images/social/:name.png', async (request, reply) => {
    const { name } = request.params;
    if (!kept.has(name) && /^[a-z0-9-]{1,60}$/.test(name)) {
      const card = socialCard(name);
      // Names that nobody sells are not remembered, however many are asked for.
      if (card !== null) kept.set(name, card);
    }
    const card = kept.get(name);
    if (!card)
      return reply
        .status(404)
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send('No such file.\n');
    return reply
      .type('image/png')
      .header('cache-control', 'public, max-age=86400')
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(Buffer.from(card));
  });
};

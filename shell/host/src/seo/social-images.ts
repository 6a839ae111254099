import type { FastifyInstance } from 'fastify';
import { socialCard } from './social-card.ts';

/** Each card is rendered once, even for concurrent requests: there are as many as products. */
const cache = new Map<string, Promise<Uint8Array | null>>();

const getCard = async (name: string): Promise<Uint8Array | null> => {
  if (!/^[a-z0-9-]{1,60}$/.test(name)) return null;
  const drawing = cache.get(name) ?? socialCard(name);
  cache.set(name, drawing);
  const card = await drawing.catch((error: unknown) => {
    cache.delete(name);
    throw error;
  });
  // Unknown names are not cached, so that they cannot fill the cache.
  if (card === null) cache.delete(name);
  return card;
};

/** Serves `/build/shared-images/social/<product>.png`: the link preview image of a page. */
export const registerSocialImages = (app: FastifyInstance): void => {
  app.get<{ Params: { name: string } }>('/build/shared-images/social/:name.png', async (request, reply) => {
    const card = await getCard(request.params.name);
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

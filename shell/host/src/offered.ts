import { isSoldIn, productOf, productWithoutDie } from '@shop/packaging';
import type { MatchedRoute } from './resolve-route.ts';

/**
 * Whether a page has anything to offer in a region. A product that is sold elsewhere only says so to whoever asks for
 * it; search engines are neither told of such a page nor kept to it. Pages without a product are there everywhere.
 */
export const isOffered = ({ params }: MatchedRoute, region: string): boolean => {
  if (params.product === undefined) return true;
  const product = productOf(params.product);
  if (product) return isSoldIn(product, region);
  const brief = productWithoutDie(params.product);
  return brief?.sale === 'quote' && isSoldIn(brief, region);
};

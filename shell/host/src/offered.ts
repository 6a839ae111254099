import { isSoldIn, productOf, productWithoutDie } from '@shop/packaging';
import type { MatchedRoute } from './resolve-route.ts';

/**
 * Whether a page has an offer in a region. The page of a product that is sold elsewhere only says so; it is neither
 * listed for search engines nor indexed. Pages without a product are offered everywhere.
 */
export const isOffered = ({ params }: MatchedRoute, region: string): boolean => {
  if (params.product === undefined) return true;
  const product = productOf(params.product);
  if (product) return isSoldIn(product, region);
  const brief = productWithoutDie(params.product);
  return brief?.sale === 'quote' && isSoldIn(brief, region);
};

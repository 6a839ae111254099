import { productOf, productSlugs } from '@shop/packaging';

/** Products that can be counted: ready-made ones and plain ones. */
export const countable = productSlugs.filter(
  (slug) => slug === 'sample-packs' || productOf(slug)?.designless === true,
);

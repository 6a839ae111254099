import { products, structures } from '@shop/packaging';
import type { SizedProduct } from '@shop/search';
import { allConcepts } from '@shop/search/words';

/** How many products a structure has: buyers order most what is offered most. */
const familySize = (structure: string): number =>
  products.filter((product) => product.structure === structure).length;

/**
 * Every product with its stocked sizes. Among equally near sizes the first counts: the structure with most products, and
 * of it the product that can be printed in most ways, which stands for the others.
 */
export const sizedProducts: readonly SizedProduct[] = [...products]
  .sort(
    (one, other) =>
      familySize(other.structure) - familySize(one.structure) ||
      other.printModes.length - one.printModes.length,
  )
  .map(({ slug, structure, sizes }) => ({
    slug,
    structure,
    encloses: structures[structure].encloses ?? 'box',
    sizes: sizes.map(({ L, W, H }) => ({ L, W, H })),
  }));

/** What each concept leads to, the same in every language. */
export const concepts: Readonly<Record<string, readonly string[]>> = allConcepts;

import { products, structures } from '@shop/packaging';
import type { SizedProduct } from '@shop/search';
import { allConcepts } from '@shop/search/words';

/** Every product with its stocked sizes, the most printable of each structure first: it stands for the others. */
export const sizedProducts: readonly SizedProduct[] = [...products]
  .sort((one, other) => other.printModes.length - one.printModes.length)
  .map(({ slug, structure, sizes }) => ({
    slug,
    structure,
    encloses: structures[structure].encloses ?? 'box',
    sizes: sizes.map(({ L, W, H }) => ({ L, W, H })),
  }));

/** What each concept leads to, the same in every language. */
export const concepts: Readonly<Record<string, readonly string[]>> = allConcepts;

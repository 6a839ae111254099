import { defaultChoice, products } from '@shop/packaging';
import { openRegions } from '@shop/regions';
import type { Queryable } from '../db/db.ts';
import { subjectOf } from '../pricing/subject-of.ts';
import { type NewVariant, saveVariants } from './variants.repo.ts';

/** Every product in every stocked size, in the options offered first, for every open region. */
export function catalogueVariants(): NewVariant[] {
  return products.flatMap((product) => {
    const { material, printMode, finish, quality } = defaultChoice(product);
    if (!material || !printMode || !finish || !quality) return [];
    return product.sizes.flatMap(({ L, W, H }) => {
      const configuration = {
        product: product.slug,
        size: { length: L, width: W, height: H },
        material,
        print_mode: printMode,
        finish,
        quality,
      };
      // A size that cannot be made of the first board is not stocked.
      if (!subjectOf(configuration).ok) return [];
      return openRegions.map(({ id }) => ({ configuration, region: id, size_type: 'standard' as const }));
    });
  });
}

/** Puts the catalogue into the store. Runs at every start: what is there stays, with its ids. One statement. */
export const seedCatalogue = (db: Queryable): Promise<number> => saveVariants(db, catalogueVariants());

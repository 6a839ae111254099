import { defaultChoice, products } from '@shop/packaging';
import { openRegions } from '@shop/regions';
import type { Db } from '../db/db.ts';
import { subjectOf } from '../pricing/subject-of.ts';
import { publishPrices } from './publish-prices.ts';
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

/**
 * Puts the catalogue into the store and its prices into the history. Runs at every start: what is there stays, with its
 * ids and its prices of the past. Returns the number of variants touched.
 */
export async function seedCatalogue(db: Db, now: Date = new Date()): Promise<number> {
  const variants = catalogueVariants();
  const touched = await saveVariants(db, variants);
  await publishPrices(
    db,
    variants.map(({ configuration }) => configuration),
    now,
  );
  return touched;
}

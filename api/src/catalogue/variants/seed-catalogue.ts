import { defaultChoice, isSoldIn, products } from '@shop/packaging';
import { openRegions } from '@shop/regions';
import { type Db, isRetryable } from '../../platform/index.ts';
import { resolveConfiguration } from '../pricing/resolve-configuration.ts';
import { seedSamplePacks } from '../samples/sample-pack.ts';
import { seedStock } from '../stock/seed-stock.ts';
import { publishPrices } from './publish-prices.ts';
import { type NewVariant, saveVariants } from './variants.repo.ts';

/**
 * Returns every product in every stocked size, in the options offered first there, for every open region that sells
 * it.
 */
export function listCatalogueVariants(): NewVariant[] {
  return products.flatMap((product) =>
    openRegions.flatMap(({ id }) => {
      const { material, printMode, finish, quality } = defaultChoice(product, id);
      if (!material || !printMode || !finish || !quality || !isSoldIn(product, id)) return [];
      return product.sizes.flatMap(({ L, W, H }): NewVariant[] => {
        const configuration = {
          product: product.slug,
          size: { length: L, width: W, height: H },
          material,
          print_mode: printMode,
          finish,
          quality,
        };
        // A size that cannot be made of the first board is not stocked.
        return resolveConfiguration(configuration, id).ok
          ? [{ configuration, region: id, size_type: 'standard' }]
          : [];
      });
    }),
  );
}

/** How often a start tries to seed while another start of the same shop changes the same rows. */
const tries = 20;

/**
 * Writes the catalogue into the store and its prices into the history. Runs at every start: existing rows stay, with
 * their ids, past prices and stock. Several processes may start at once. Returns the number of changed rows.
 */
export async function seedCatalogue(db: Db, now: Date = new Date()): Promise<number> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await seed(db, now);
    } catch (error) {
      // Each statement stands alone and may run twice.
      if (!isRetryable(error) || tried === tries) throw error;
    }
  }
}

async function seed(db: Db, now: Date): Promise<number> {
  const variants = listCatalogueVariants();
  const touched = (await saveVariants(db, variants)) + (await seedSamplePacks(db)) + (await seedStock(db));
  await publishPrices(
    db,
    variants.map(({ configuration }) => configuration),
    now,
  );
  return touched;
}

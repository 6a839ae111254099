import type { Sample } from '@shop/contracts';
import { isSoldIn, materialsOf, products } from '@shop/packaging';
import { markets, type RegionId } from '@shop/regions';
import { productName } from '../variants/product-names.ts';

/** Grows when samples come or go. */
export const sampleListVersion = 1;

/**
 * The limits of a pack. Its sku has five `--samples`: one for each place in it (decision of 28 November 2026,
 * docs/sample-packs.md). An order holds one pack, whatever is in it.
 */
export const packLimits = { smallest: 1, largest: 5, perOrder: 1 } as const;

/** What the pack holds when nothing is chosen: the boards that are asked for most. What a region lacks is made up for. */
const standardSamples = [
  'mailer-box-eco--cardboard-natural',
  'mailer-box-full-color--cardboard-coated',
  'product-box--cardboard-cardstock',
  'shipping-box-plain--cardboard-natural',
  'paper-mailer--paper-kraft',
] as const;

export const isSamplePack = ({ slug }: { readonly slug?: string | undefined }): boolean =>
  slug === 'sample-packs' || slug === 'samples';

/**
 * Every product of a region that may be asked for as a sample (creator mode `samples`), in each of its materials there.
 * It follows from the product list: what is added there can be sampled.
 */
export const listSamplesOfRegion = (region: RegionId): Sample[] =>
  products
    .filter((product) => product.creatorModes.includes('samples') && isSoldIn(product, region))
    .flatMap((product) =>
      materialsOf(product, region).map((material) => ({
        id: `${product.slug}--${material}`,
        product: product.slug,
        name: productName(product.slug, markets[region].locale),
        material,
      })),
    );

/** The standard pack of a region, always full. */
export function standardPack(region: RegionId): string[] {
  const offered = listSamplesOfRegion(region).map(({ id }) => id);
  return [...new Set([...standardSamples.filter((id) => offered.includes(id)), ...offered])].slice(
    0,
    packLimits.largest,
  );
}

/** The samples of a pack as an order shows them. One that is no longer offered keeps its place under its id. */
export function presentSamples(chosen: readonly string[] | null, region: RegionId): Sample[] {
  const offered = new Map(listSamplesOfRegion(region).map((sample) => [sample.id, sample]));
  return (chosen ?? standardPack(region)).map(
    (id) => offered.get(id) ?? { id, product: 'sample-packs', name: id, material: '' },
  );
}

import type { Sample } from '@shop/contracts';
import { isSoldIn, materialsOf, products } from '@shop/packaging';
import { markets, type RegionId } from '@shop/regions';
import { productName } from '../variants/product-names.ts';

/** Increment it when samples are added or removed. */
export const sampleListVersion = 1;

/**
 * The limits of a pack (decisions of 28 and 30 November 2026, docs/sample-packs.md). Its sku has five
 * `--samples`, however many it holds. An order holds one pack, whatever its contents.
 */
export const packLimits = { smallest: 1, largest: 8, perOrder: 1 } as const;

/** The number of samples in the standard pack and in every other ready pack. */
const readyPackSize = 5;

/**
 * The standard contents of a pack: the most requested boards. Those that a region lacks are
 * replaced.
 */
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
 * Lists every product of a region with samples (creator mode `samples`), in each of its materials
 * there. Derived from the product list: a product added there has samples.
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

/** Returns a region's standard pack: five samples, in every region. */
export function standardPack(region: RegionId): string[] {
  const offered = listSamplesOfRegion(region).map(({ id }) => id);
  return [...new Set([...standardSamples.filter((id) => offered.includes(id)), ...offered])].slice(
    0,
    readyPackSize,
  );
}

/** Returns a pack's samples for an order. A discontinued one retains its place under its id. */
export function presentSamples(chosen: readonly string[] | null, region: RegionId): Sample[] {
  const offered = new Map(listSamplesOfRegion(region).map((sample) => [sample.id, sample]));
  return (chosen ?? standardPack(region)).map(
    (id) => offered.get(id) ?? { id, product: 'sample-packs', name: id, material: '' },
  );
}

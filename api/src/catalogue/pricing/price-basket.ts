import type { Configuration } from '@shop/contracts';
import { type Finish, type Material, type PrintMode, productOf, type Quality } from '@shop/packaging';
import { resolveConfiguration } from './resolve-configuration.ts';

type Chosen = readonly [
  product: string,
  size: string,
  material: Material,
  printMode: PrintMode,
  finish: Finish,
  quality: Quality,
];

/**
 * The fixed basket by which price books are compared (docs/pricing.md): what sells most, and beside it enough that every
 * process, every kind of work, every finish and every quality of a book has a price in it.
 */
const chosen: readonly Chosen[] = [
  ['mailer-box-full-color', 'M', 'cardboard-white-one-side', 'print-color-hd', 'foil-none', 'standard'],
  ['mailer-box-full-color', 'L', 'cardboard-coated', 'print-color-hd', 'foil-matte', 'HD+'],
  ['mailer-box-eco', 'S', 'cardboard-natural', 'print-monochrome', 'foil-none', 'standard'],
  ['mailer-box-plain', 'M', 'cardboard-natural', 'no-print', 'foil-none', 'standard'],
  [
    'mailer-box-full-color-double-sided',
    'M',
    'cardboard-coated-white-inside',
    'print-indigo-color-with-inside',
    'foil-none',
    'standard',
  ],
  ['delivery-mailer-box', 'M', 'cardboard-natural', 'print-monochrome', 'double-strip', 'standard'],
  ['sleeved-mailer-box', 'M', 'cardboard-white-one-side', 'print-color-hd', 'sleeve-white', 'standard'],
  ['sleeved-mailer-box', 'M', 'cardboard-natural', 'print-monochrome', 'sleeve-kraft', 'standard'],
  ['shipping-box', 'L', 'cardboard-white-one-side', 'print-color-budget', 'foil-none', 'standard'],
  ['product-box', 'S', 'cardboard-cardstock', 'print-color-hd', 'foil-glossy', 'HD+ glossy'],
  ['magnetic-box', 'M', 'cardboard-coated', 'print-color-hd', 'foil-matte', 'standard'],
  ['paper-can', 'M', 'cardboard-coated', 'print-color-hd', 'foil-none', 'standard'],
  ['paper-bag', 'M', 'paper-art', 'print-color-hd', 'foil-none', 'standard'],
  ['poly-mailer', 'M', 'film', 'print-monochrome', 'single-strip', 'standard'],
  ['doypack-bag', 'M', 'laminate', 'print-color-budget', 'foil-none', 'standard'],
  ['tote-bag', 'M', 'cotton', 'print-monochrome', 'foil-none', 'standard'],
  ['tissue-paper', 'M', 'paper-tissue', 'print-monochrome', 'foil-none', 'standard'],
  ['square-label', 'M', 'label-paper', 'print-color-hd', 'foil-none', 'standard'],
  ['kraft-tape', 'width-50', 'tape-paper', 'print-monochrome', 'foil-none', 'standard'],
];

/** The quantities that a comparison shows: a small run, the first of offset, the last tier. */
export const basketQuantities: readonly number[] = [60, 500, 2500];

export interface BasketItem {
  readonly id: string;
  readonly configuration: Configuration;
}

/** The basket as configurations. Throws for one that cannot be made: the list is data of this file. */
export const priceBasket: readonly BasketItem[] = chosen.map(
  ([slug, sizeName, material, print_mode, finish, quality]) => {
    const size = productOf(slug)?.sizes.find(({ name }) => name === sizeName);
    if (!size) throw new RangeError(`The price basket names ${slug} ${sizeName}, which is not stocked.`);
    const configuration: Configuration = {
      product: slug,
      size: { length: size.L, width: size.W, height: size.H },
      material,
      print_mode,
      finish,
      quality,
    };
    return { id: [slug, sizeName, material, finish, quality].join('/'), configuration };
  },
);

/** The measured items of the basket that at least one of the regions sells. */
export const basketOf = (regions: readonly Parameters<typeof resolveConfiguration>[1][]) =>
  priceBasket.flatMap((item) => {
    for (const region of regions) {
      const priced = resolveConfiguration(item.configuration, region);
      if (priced.ok) return [{ ...item, subject: priced.value.subject }];
    }
    return [];
  });

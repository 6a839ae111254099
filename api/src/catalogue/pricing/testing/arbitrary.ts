import type { Configuration } from '@shop/contracts';
import { boardsOf, checkOptions, products, type Size } from '@shop/packaging';
import fc from 'fast-check';
import { priceBooks } from '../books/index.ts';
import type { PricingSubject } from '../cost.ts';
import { resolveConfiguration } from '../resolve-configuration.ts';

export const anyBook = fc.constantFrom(...priceBooks);
export const anyQuantity = fc.oneof(
  fc.integer({ min: 30, max: 3000 }),
  fc.integer({ min: 30, max: 10_000_000 }),
);

/** Any configuration that is sold, around the stocked sizes; a dimension that a product lacks stays 0. */
export const anyConfiguration: fc.Arbitrary<Configuration> = fc
  .constantFrom(...products)
  .chain((product) =>
    fc.record({
      product: fc.constant(product),
      size: fc.constantFrom<Size>(...product.sizes),
      grow: fc.integer({ min: 0, max: 25 }),
      board: fc.constantFrom(...boardsOf(product)),
      printMode: fc.constantFrom(...product.printModes),
      finish: fc.constantFrom(...product.finishes),
      quality: fc.constantFrom(...product.qualities),
    }),
  )
  .filter(
    ({ product, board, printMode, finish, quality }) =>
      checkOptions(product, { material: board.material, printMode, finish, quality }).ok,
  )
  .map(({ product, size, grow, board, printMode, finish, quality }) => {
    const larger = (length: number): number => (length === 0 ? 0 : length + grow);
    const asked = {
      product: product.slug,
      size: { length: larger(size.L), width: larger(size.W), height: larger(size.H) },
      material: board.material,
      print_mode: printMode,
      finish,
      quality,
    };
    // Not every product can be made 25 mm larger in every direction.
    return resolveConfiguration(asked).ok
      ? asked
      : { ...asked, size: { length: size.L, width: size.W, height: size.H } };
  })
  .filter((asked) => resolveConfiguration(asked).ok);

/** Returns the pricing subject of a configuration; throws if it is not sold. */
export const subjectFor = (configuration: Configuration): PricingSubject => {
  const priced = resolveConfiguration(configuration);
  if (!priced.ok) throw new Error(`${JSON.stringify(configuration)}: ${JSON.stringify(priced)}`);
  return priced.value.subject;
};

export const mailer: Configuration = {
  product: 'mailer-box-full-color',
  size: { length: 212, width: 148, height: 61 },
  material: 'cardboard-white-one-side',
  print_mode: 'print-color-hd',
  finish: 'foil-none',
  quality: 'standard',
};

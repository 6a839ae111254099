import type { ProductWithoutDie } from './product.ts';

/**
 * Slugs of the closed list without a die. A special box is made to a brief: its page offers the quote form. A sample
 * pack holds stocked samples and is bought one at a time.
 */
export const productsWithoutDie: readonly ProductWithoutDie[] = [
  {
    slug: 'sample-packs',
    nameKey: 'product.sample-packs.name',
    categories: [],
    model: 'samples',
    sale: 'samples',
  },
  {
    slug: 'special-box',
    nameKey: 'product.special-box.name',
    categories: ['luxury-packaging'],
    model: null,
    sale: 'quote',
    pictured: { structure: 'telescope-double-wall', L: 170, W: 115, H: 60, board: 'cardstock-350' },
  },
];

/** Returns the product of a slug; undefined if it has a die or is not in the list. */
export const productWithoutDie = (slug: string): ProductWithoutDie | undefined =>
  productsWithoutDie.find((each) => each.slug === slug);

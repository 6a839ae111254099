import { type Category, categories, products } from '@shop/packaging';
import { drawCards } from '../card/draw-cards.ts';

/** At most so many products of a category stand on home. */
export const wide = 4;

interface HomeShelf {
  readonly category: Category;
  /** All its products, wherever they are sold. */
  readonly slugs: readonly string[];
}

/** Categories that hold at least one product: an empty shelf is not shown. */
export const shelves: readonly HomeShelf[] = categories
  .map((category) => ({
    category,
    slugs: products.filter((product) => product.categories.includes(category)).map(({ slug }) => slug),
  }))
  .filter(({ slugs }) => slugs.length > 0);

/** Regions of the products that are not sold everywhere. */
export const limited: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  products.flatMap(({ slug, regions }) => (regions ? [[slug, regions]] : [])),
);

/** What stands first on a shelf in some region: where all is sold, or where only the rest of it is. */
const first = new Set(
  [...new Set(Object.values(limited).flat()), ''].flatMap((region) =>
    shelves.flatMap(({ slugs }) =>
      slugs.filter((slug) => limited[slug]?.includes(region) ?? true).slice(0, wide),
    ),
  ),
);

export const { cards, drawings } = drawCards(products.filter(({ slug }) => first.has(slug)));

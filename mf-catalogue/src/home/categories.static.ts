import { type Category, categories, products } from '@shop/packaging';
import { drawCards } from '../card/draw-cards.ts';

/** Maximum products per category on home. */
export const productsPerCategory = 4;

interface HomeCategory {
  readonly category: Category;
  /** All its products, in any region. */
  readonly slugs: readonly string[];
}

/** Categories with at least one product: an empty one is not shown. */
export const homeCategories: readonly HomeCategory[] = categories
  .map((category) => ({
    category,
    slugs: products.filter((product) => product.categories.includes(category)).map(({ slug }) => slug),
  }))
  .filter(({ slugs }) => slugs.length > 0);

/** Regions of the products that are not sold everywhere. */
export const regionsBySlug: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  products.flatMap(({ slug, regions }) => (regions ? [[slug, regions]] : [])),
);

/** The products that are among the first of a category in at least one region. */
const firstSlugs = new Set(
  [...new Set(Object.values(regionsBySlug).flat()), ''].flatMap((region) =>
    homeCategories.flatMap(({ slugs }) =>
      slugs.filter((slug) => regionsBySlug[slug]?.includes(region) ?? true).slice(0, productsPerCategory),
    ),
  ),
);

export const { cards, drawings } = drawCards(products.filter(({ slug }) => firstSlugs.has(slug)));

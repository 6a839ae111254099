import { type Category, categories, products } from '@shop/packaging';
import type { DrawableDie } from '@shop/ui';
import { drawCards, showpiece } from '../card/draw-cards.ts';

/** At most so many products of a category stand on home. */
const wide = 4;

interface HomeShelf {
  readonly category: Category;
  /** How many products the category holds, shown here or not. */
  readonly count: number;
  readonly slugs: readonly string[];
}

/** Categories that hold at least one product: an empty shelf is not shown. */
export const shelves: readonly HomeShelf[] = categories
  .map((category) => ({
    category,
    inside: products.filter((product) => product.categories.includes(category)),
  }))
  .filter(({ inside }) => inside.length > 0)
  .map(({ category, inside }) => ({
    category,
    count: inside.length,
    slugs: inside.slice(0, wide).map(({ slug }) => slug),
  }));

/** Everything that is sold somewhere. */
export const slugs: readonly string[] = products.map(({ slug }) => slug);

export const { cards, drawings } = drawCards(
  products.filter(({ slug }) => shelves.some((shelf) => shelf.slugs.includes(slug))),
);

const hundredths = <Value>(value: Value): Value =>
  JSON.parse(
    JSON.stringify(value, (_key, each: unknown) =>
      typeof each === 'number' ? Math.round(each * 100) / 100 : each,
    ),
  ) as Value;

/** A product alone on its shelf stands beside its own die. The panels are left out: nothing is picked there. */
export const alone: Readonly<Record<string, DrawableDie>> = Object.fromEntries(
  products
    .filter(({ slug }) => shelves.some((shelf) => shelf.count === 1 && shelf.slugs.includes(slug)))
    .map((product) => {
      const { sheet, cuts, creases, frames, parameters } = showpiece(product).die;
      return [product.slug, hundredths({ sheet, cuts, creases, frames, parameters, panels: [] })];
    }),
);

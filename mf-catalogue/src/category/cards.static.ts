import { type Category, categories, products, productsWithoutDie } from '@shop/packaging';
import { drawCards } from '../card/draw-cards.ts';

/** All products, including those made to a brief. */
const shown = [...products, ...productsWithoutDie.filter(({ categories: on }) => on.length > 0)];

/** Every product, as in its category. */
export const { cards, drawings } = drawCards(shown);

/** The products of each category. */
export const slugsIn: Readonly<Partial<Record<Category, readonly string[]>>> = Object.fromEntries(
  categories.map((category) => [
    category,
    shown.filter((product) => product.categories.includes(category)).map(({ slug }) => slug),
  ]),
);

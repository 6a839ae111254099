import { type Category, categories, products, productsWithoutDie } from '@shop/packaging';
import { drawCards } from '../card/draw-cards.ts';

/** On a shelf: all that is made, and what is made to a brief. */
const shown = [...products, ...productsWithoutDie.filter(({ categories: on }) => on.length > 0)];

/** Every product that is sold, as its shelf shows it. */
export const { cards, drawings } = drawCards(shown);

/** What each category holds. */
export const slugsIn: Readonly<Partial<Record<Category, readonly string[]>>> = Object.fromEntries(
  categories.map((category) => [
    category,
    shown.filter((product) => product.categories.includes(category)).map(({ slug }) => slug),
  ]),
);

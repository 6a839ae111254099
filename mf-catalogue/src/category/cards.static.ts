import { type Category, categories, products } from '@shop/packaging';
import { drawCards } from '../card/draw-cards.ts';

/** Every product that is sold, as its shelf shows it. */
export const { cards, drawings } = drawCards(products);

/** What each category holds. */
export const slugsIn: Readonly<Partial<Record<Category, readonly string[]>>> = Object.fromEntries(
  categories.map((category) => [
    category,
    products.filter((product) => product.categories.includes(category)).map(({ slug }) => slug),
  ]),
);

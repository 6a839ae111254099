import { type Category, categories, products, productsWithoutDie } from '@shop/packaging';
import { drawCards } from '../card/draw-cards.ts';

/** All products, including those sold by quote only. */
const listedProducts = [...products, ...productsWithoutDie.filter(({ categories: own }) => own.length > 0)];

/** The cards of all products, with their drawings. */
export const { cards, drawings } = drawCards(listedProducts);

/** The products of each category. */
export const slugsByCategory: Readonly<Partial<Record<Category, readonly string[]>>> = Object.fromEntries(
  categories.map((category) => [
    category,
    listedProducts.filter((product) => product.categories.includes(category)).map(({ slug }) => slug),
  ]),
);

import { type Category, categories, products, productsWithoutDie } from '@shop/packaging';
import { drawCards } from '../card/draw-cards.ts';

/** All products, including those made to a brief. */
const listedProducts = [...products, ...productsWithoutDie.filter(({ categories: own }) => own.length > 0)];

/** Every product, as in its category. */
export const { cards, drawings } = drawCards(listedProducts);

/** The products of each category. */
export const slugsIn: Readonly<Partial<Record<Category, readonly string[]>>> = Object.fromEntries(
  categories.map((category) => [
    category,
    listedProducts.filter((product) => product.categories.includes(category)).map(({ slug }) => slug),
  ]),
);

import {
  type Category,
  categories,
  dieOf,
  findBoard,
  materialsOf,
  productOf,
  products,
  productsWithoutDie,
} from '@shop/packaging';
import { getBoardColours } from '@shop/ui/src/drawing/board-colours.ts';
import { drawBox } from '@shop/ui/src/drawing/draw-box.ts';

/** The product that represents its category in a picture. */
const pictured: Readonly<Record<Category, string>> = {
  'mailer-boxes': 'mailer-box-full-color',
  'custom-shipping-boxes': 'shipping-box',
  'primary-packaging': 'product-box',
  'eco-friendly-packaging': 'carrier-box',
  'luxury-packaging': 'rigid-box-two-pieces',
};

const pictureOf = (slug: string) => {
  const product = productOf(slug);
  const [material] = product ? materialsOf(product) : [];
  const board = product && material && findBoard(product, material);
  const made = product && board && dieOf(product, product.defaultSize, board);
  if (!board || !made?.ok) throw new Error(`${slug} has no picture.`);
  return { picture: drawBox(made.die, { fold: 0.82 }), ...getBoardColours(board.material) };
};

/** Categories in display order, each with its picture and products. */
export const categoryGroups = categories.map((category) => ({
  category,
  ...pictureOf(pictured[category]),
  products: [...products, ...productsWithoutDie]
    .filter((product) => product.categories.includes(category))
    .map(({ slug, regions }) => ({ slug, ...(regions ? { regions } : {}) })),
}));

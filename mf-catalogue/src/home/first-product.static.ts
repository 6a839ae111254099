import { type Board, findBoard, type Product, productOf } from '@shop/packaging';
import type { Choice } from '../product/choice.ts';
import { getDefaultChoice } from '../product/read-choice.ts';

/** The first product of the home page, computed at build time, so that home includes neither products nor boards. */
interface FirstProduct {
  readonly slug: Product['slug'];
  /** The configuration without the quantity, which the market defines. */
  readonly choice: Omit<Choice, 'quantity'>;
  readonly board: Board;
}

const mailer = productOf('mailer-box-full-color');

const toFirstProduct = (product: Product): FirstProduct | null => {
  const { quantity: _quantity, ...choice } = getDefaultChoice(product, 0);
  const board = findBoard(product, choice.material);
  return board ? { slug: product.slug, choice, board } : null;
};

/** The product of the home page's configurator: a mailer, the only structure in the page. Null when none is sold. */
export const firstProduct: FirstProduct | null =
  mailer?.structure === 'fefco-0427' ? toFirstProduct(mailer) : null;

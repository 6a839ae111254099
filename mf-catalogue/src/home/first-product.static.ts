import { type Board, findBoard, type Product, productOf } from '@shop/packaging';
import type { Choice } from '../product/choice.ts';
import { startingChoice } from '../product/read-choice.ts';

/** What stands first on home, and what it is made of: worked out here, so that home carries neither products nor boards. */
interface FirstProduct {
  readonly slug: Product['slug'];
  /** All but how many: that is the market's. */
  readonly choice: Omit<Choice, 'quantity'>;
  readonly board: Board;
}

const found = productOf('mailer-box-full-color');

const firstOf = (product: Product): FirstProduct | null => {
  const { quantity: _quantity, ...choice } = startingChoice(product, 0);
  const board = findBoard(product, choice.material);
  return board ? { slug: product.slug, choice, board } : null;
};

/** The product whose size is typed on home: a mailer, whose geometry alone the page carries. Null when none is sold. */
export const firstProduct: FirstProduct | null = found?.structure === 'fefco-0427' ? firstOf(found) : null;

import type { DieParameters, DieResult, Size } from '../die.ts';
import type { Board } from '../facts/boards.ts';
import { makeDie } from '../make-die.ts';
import type { Product } from './product.ts';

/**
 * The parameters of a product's die: its size, its board's caliper, and the structure options that the product and the
 * finish decide. A finish that the product has not decides nothing.
 * @example parametersOf(tape, { L: 300, W: 50, H: 0 }, board) // { …, t: 0.05, options: { rollLength: 66 } }
 */
export function parametersOf(
  product: Product,
  { L, W, H }: Size,
  board: Board,
  finish?: string,
): DieParameters {
  const { madeWith, madeByFinish } = product;
  const chosen = product.finishes.find((each) => each === finish) ?? product.finishes[0];
  const options = { ...madeWith, ...(chosen && madeByFinish?.[chosen]) };
  const base = { L, W, H, t: board.caliper };
  return Object.keys(options).length === 0 ? base : { ...base, options };
}

/** The die of a product as it is sold. */
export const dieOf = (product: Product, size: Size, board: Board, finish?: string): DieResult =>
  makeDie(product.structure, parametersOf(product, size, board, finish));

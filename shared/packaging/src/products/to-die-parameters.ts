import type { DieParameters, Size } from '../die.ts';
import type { Board } from '../facts/boards.ts';
import type { Product, StructureOptions } from './product.ts';

/**
 * Returns the parameters of a product's die: its size, its board's caliper, and the structure options of the product,
 * the finish and the buyer. A finish that the product lacks has no effect; the caller refuses what the buyer may not
 * choose (`notChoosable`).
 * @example toDieParameters(tape, { L: 300, W: 50, H: 0 }, board) // { …, t: 0.05, options: { rollLength: 66 } }
 */
export function toDieParameters(
  product: Product,
  { L, W, H }: Size,
  board: Board,
  finish?: string,
  chosen?: StructureOptions,
): DieParameters {
  const { madeWith, madeByFinish } = product;
  const made = product.finishes.find((each) => each === finish) ?? product.finishes[0];
  const options = { ...madeWith, ...chosen, ...(made && madeByFinish?.[made]) };
  const base = { L, W, H, t: board.caliper };
  return Object.keys(options).length === 0 ? base : { ...base, options };
}

/** Returns the names of a buyer's structure options that the buyer may not choose. */
export const notChoosable = ({ choosable = [] }: Product, chosen: StructureOptions = {}): string[] =>
  Object.keys(chosen).filter((name) => !choosable.includes(name));

import type { DieResult, Size } from '../die.ts';
import type { Board } from '../facts/boards.ts';
import { makeDie } from '../make-die.ts';
import type { Product, StructureOptions } from './product.ts';
import { toDieParameters } from './to-die-parameters.ts';

/** Returns the die of a product with its board and finish. */
export const dieOf = (
  product: Product,
  size: Size,
  board: Board,
  finish?: string,
  chosen?: StructureOptions,
): DieResult => makeDie(product.structure, toDieParameters(product, size, board, finish, chosen));

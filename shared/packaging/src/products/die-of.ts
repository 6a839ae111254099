import type { DieResult, Size } from '../die.ts';
import type { Board } from '../facts/boards.ts';
import { makeDie } from '../make-die.ts';
import type { Product, StructureOptions } from './product.ts';
import { toDieParameters } from './to-die-parameters.ts';

/** The die of a product as it is sold. */
export const dieOf = (
  product: Product,
  size: Size,
  board: Board,
  finish?: string,
  chosen?: StructureOptions,
): DieResult => makeDie(product.structure, toDieParameters(product, size, board, finish, chosen));

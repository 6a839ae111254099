import {
  type Board,
  type Die,
  type DieFacts,
  type DieParameters,
  type DieProblem,
  findBoard,
  type Product,
  type Structure,
  toDieParameters,
} from '@shop/packaging';
import { computeDieFacts, makeDieFor } from '@shop/packaging/one-structure';
import { useMemo } from 'react';
import type { Choice } from './choice.ts';

/** A product and its loaded structure. */
export interface ConfigurableProduct {
  readonly product: Product;
  readonly structure: Structure;
}

export type DieResult =
  | {
      readonly ok: true;
      readonly die: Die;
      readonly facts: DieFacts;
      readonly board: Board;
      /** The parameters of the die: size, caliper, and the options that differ from the structure's. */
      readonly parameters: DieParameters;
    }
  | { readonly ok: false; readonly problems: readonly DieProblem[] };

type DieChoice = Pick<Choice, 'size' | 'material' | 'finish' | 'options'>;

/** Returns the die with its derived figures, computed in the page without a request. */
export function computeDie(
  { product, structure }: ConfigurableProduct,
  { size, material, finish, options }: DieChoice,
): DieResult {
  const board = findBoard(product, material);
  if (!board) return { ok: false, problems: [] };
  const parameters = toDieParameters(product, size, board, finish, options);
  const result = makeDieFor(structure, parameters);
  return result.ok
    ? {
        ok: true,
        die: result.die,
        board,
        parameters,
        facts: computeDieFacts(structure, result.die, board),
      }
    : result;
}

export function useDie(
  configurable: ConfigurableProduct,
  { size, material, finish, options }: Choice,
): DieResult {
  const { product, structure } = configurable;
  return useMemo(
    () => computeDie({ product, structure }, { size, material, finish, options }),
    [product, structure, size, material, finish, options],
  );
}

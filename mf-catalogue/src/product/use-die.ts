import {
  type Board,
  boardFor,
  type Die,
  type DieFacts,
  type DieProblem,
  dieFacts,
  dieOf,
  type Product,
} from '@shop/packaging';
import { useMemo } from 'react';
import type { Choice } from './choice.ts';

export type Shape =
  | { readonly ok: true; readonly die: Die; readonly facts: DieFacts; readonly board: Board }
  | { readonly ok: false; readonly problems: readonly DieProblem[] };

/** The die and everything that follows from it, computed here and now: typing a size never waits for the network. */
export function shapeOf(
  product: Product,
  { size, material, finish }: Pick<Choice, 'size' | 'material' | 'finish'>,
): Shape {
  const board = boardFor(product, material);
  if (!board) return { ok: false, problems: [] };
  const made = dieOf(product, size, board, finish);
  return made.ok ? { ok: true, die: made.die, board, facts: dieFacts(made.die, board) } : made;
}

export function useShape(product: Product, { size, material, finish }: Choice): Shape {
  return useMemo(() => shapeOf(product, { size, material, finish }), [product, size, material, finish]);
}

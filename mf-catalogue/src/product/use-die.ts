import {
  type Board,
  boardFor,
  type Die,
  type DieFacts,
  type DieProblem,
  dieFacts,
  makeDie,
  type Product,
} from '@shop/packaging';
import { useMemo } from 'react';
import type { Choice } from './choice.ts';

export type Shape =
  | { readonly ok: true; readonly die: Die; readonly facts: DieFacts; readonly board: Board }
  | { readonly ok: false; readonly problems: readonly DieProblem[] };

/** The die and everything that follows from it, computed here and now: typing a size never waits for the network. */
export function shapeOf(product: Product, { size, material }: Pick<Choice, 'size' | 'material'>): Shape {
  const board = boardFor(product, material);
  if (!board) return { ok: false, problems: [] };
  const made = makeDie(product.structure, { ...size, t: board.caliper });
  return made.ok ? { ok: true, die: made.die, board, facts: dieFacts(made.die, board) } : made;
}

export function useShape(product: Product, { size, material }: Choice): Shape {
  return useMemo(() => shapeOf(product, { size, material }), [product, size, material]);
}

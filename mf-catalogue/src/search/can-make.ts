import { dieOf, findBoard, materialsOf, productOf } from '@shop/packaging';
import type { BoxSize } from '@shop/search';

/** Whether a product can be made in an inside size, in its first board. */
export function canMake(slug: string, size: BoxSize): boolean {
  const product = productOf(slug);
  const [material] = product ? materialsOf(product) : [];
  const board = product && material && findBoard(product, material);
  return product !== undefined && board !== undefined && dieOf(product, size, board).ok;
}

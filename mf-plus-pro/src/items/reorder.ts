import type { Order, PlusItem } from '@shop/contracts';
import { addToCart } from '@shop/kit';
import type { ApiProblem, Result } from '@shop/kit/api';

/** Puts an ordered item into the cart again: the same variant and design, at today's price. */
export const reorder = (
  { variant_id, box_design_id, currency }: PlusItem,
  quantity: number,
): Promise<Result<Order, ApiProblem>> =>
  addToCart(currency, { variantId: variant_id, designId: box_design_id, quantity, trigger: 'reorder' });

import type { Order, PlusItem } from '@shop/contracts';
import { addToCart } from '@shop/kit';
import type { ApiProblem, Result } from '@shop/kit/api';

/**
 * Adds an ordered item to the cart again: the same variant and design at today's price, with the same express option.
 * If that is unavailable for the quantity, it is ordered with standard production; the cart shows both.
 */
export async function reorder(
  { variant_id, box_design_id, currency, last_express_delivery_option_id: expressId }: PlusItem,
  quantity: number,
): Promise<Result<Order, ApiProblem>> {
  const line = { variantId: variant_id, designId: box_design_id, quantity, trigger: 'reorder' };
  const added = await addToCart(currency, { ...line, expressId });
  return !added.ok && added.problem.code === 'express_not_offered' ? addToCart(currency, line) : added;
}

import type { Order, PlusItem } from '@shop/contracts';
import { addToCart } from '@shop/kit';
import type { ApiProblem, Result } from '@shop/kit/api';

/**
 * Puts an ordered item into the cart again: the same variant and design, at today's price, and as fast as it was made
 * last. A quantity that cannot be made so fast is ordered at the standard pace; the cart shows both.
 */
export async function reorder(
  { variant_id, box_design_id, currency, last_express_delivery_option_id: expressId }: PlusItem,
  quantity: number,
): Promise<Result<Order, ApiProblem>> {
  const line = { variantId: variant_id, designId: box_design_id, quantity, trigger: 'reorder' };
  const added = await addToCart(currency, { ...line, expressId });
  return !added.ok && added.problem.code === 'express_not_offered' ? addToCart(currency, line) : added;
}

import { addLineItem, createOrder, type Order, type PlusItem, queryKeys } from '@shop/contracts';
import { emit } from '@shop/kit';
import { type ApiProblem, call, newIdempotencyKey, type Result } from '@shop/kit/api';
import { queryClient } from '@shop/kit/query';

/** Puts an ordered item into the cart again: the same variant and design, at today's price. */
export async function reorder(
  { variant_id, box_design_id, currency }: PlusItem,
  quantity: number,
): Promise<Result<Order, ApiProblem>> {
  const cart = await call(createOrder, { body: { currency: currency as Order['currency'] } });
  if (!cart.ok) return cart;
  const added = await call(addLineItem, {
    params: { id: cart.value.number },
    body: { line_item: { variant_id, box_design_id, quantity, purchase_trigger: 'reorder' } },
    idempotencyKey: newIdempotencyKey(),
  });
  if (!added.ok) return added;
  queryClient.setQueryData(queryKeys.cart, added.value);
  emit('cartChanged', { lines: added.value.line_items.length });
  return added;
}

import { addLineItem, createOrder, type Order, queryKeys } from '@shop/contracts';
import { emit } from '@shop/kit';
import { type ApiProblem, call, newIdempotencyKey, type Result } from '@shop/kit/api';
import { queryClient } from '@shop/kit/query';

export interface CartLine {
  readonly variantId: number;
  readonly quantity: number;
  /** Where the buyer decided, for the order's `purchase_trigger`. */
  readonly trigger: string;
}

/** Puts a line into the shopper's open cart, making the cart when there is none. Safe to repeat after a lost connection. */
export async function addToCart(
  currency: string,
  { variantId, quantity, trigger }: CartLine,
): Promise<Result<Order, ApiProblem>> {
  const cart = await call(createOrder, { body: { currency: currency as Order['currency'] } });
  if (!cart.ok) return cart;
  const added = await call(addLineItem, {
    params: { id: cart.value.number },
    body: { line_item: { variant_id: variantId, quantity, purchase_trigger: trigger } },
    idempotencyKey: newIdempotencyKey(),
  });
  if (added.ok) {
    queryClient.setQueryData(queryKeys.cart, added.value);
    emit('cartChanged', { lines: added.value.line_items.length });
  }
  return added;
}

import { addLineItem, createOrder, type Order, queryKeys } from '@shop/contracts';
import { emit } from '@shop/kit';
import { type ApiProblem, call, type Result } from '@shop/kit/api';
import { queryClient } from '@shop/kit/query';

export interface DesignedLine {
  readonly variantId: number;
  readonly designId: string;
  readonly quantity: number;
  /** How much faster it is made; none for the standard pace. */
  readonly expressId?: number | undefined;
  /** One for each wish of the buyer: pressed again after a lost answer it makes no second line. */
  readonly idempotencyKey: string;
}

/** Puts boxes of a design into the shopper's open cart, making the cart when there is none. */
export async function addToCart(
  currency: Order['currency'],
  { variantId, designId, quantity, expressId, idempotencyKey }: DesignedLine,
): Promise<Result<Order, ApiProblem>> {
  const cart = await call(createOrder, { body: { currency } });
  if (!cart.ok) return cart;
  const added = await call(addLineItem, {
    params: { id: cart.value.number },
    body: {
      line_item: {
        variant_id: variantId,
        box_design_id: designId,
        quantity,
        ...(expressId === undefined ? {} : { express_delivery_option_id: expressId }),
        purchase_trigger: 'editor',
      },
    },
    idempotencyKey,
  });
  if (added.ok) {
    queryClient.setQueryData(queryKeys.cart, added.value);
    emit('cartChanged', { lines: added.value.line_items.length });
  }
  return added;
}

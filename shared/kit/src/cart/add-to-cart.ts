import { addLineItem, createOrder, type Order, queryKeys } from '@shop/contracts';
import { call } from '../api/call.ts';
import { createSender } from '../api/create-sender.ts';
import type { ApiProblem, Result } from '../api/result.ts';
import { emit } from '../bus/bus.ts';
import { queryClient } from '../query/query-client.ts';

export interface NewLine {
  readonly variantId: number;
  /** The design printed on the boxes; none for plain ones. */
  readonly designId?: string | null;
  readonly quantity: number;
  /** The express option: an id of `prices/express_delivery`; none for standard production. */
  readonly expressId?: number | null;
  /** The place of the buyer's decision: the order stores it as `purchase_trigger`. */
  readonly trigger: string;
}

const sendLine = createSender();

/**
 * Adds a line to the shopper's open cart, creates the cart if there is none, and notifies the page. After a lost
 * connection the same line can be added again without a duplicate.
 *
 * @example const added = await addToCart('EUR', { variantId, designId, quantity: 500, trigger: 'editor' });
 */
export async function addToCart(currency: string, line: NewLine): Promise<Result<Order, ApiProblem>> {
  const cart = await call(createOrder, { body: { currency: currency as Order['currency'] } });
  if (!cart.ok) return cart;
  const body = {
    line_item: {
      variant_id: line.variantId,
      ...(line.designId == null ? {} : { box_design_id: line.designId }),
      quantity: line.quantity,
      ...(line.expressId == null ? {} : { express_delivery_option_id: line.expressId }),
      purchase_trigger: line.trigger,
    },
  };
  const added = await sendLine([cart.value.number, body], (idempotencyKey) =>
    call(addLineItem, { params: { id: cart.value.number }, body, idempotencyKey }),
  );
  if (added.ok) {
    queryClient.setQueryData(queryKeys.cart, added.value);
    emit('cartChanged', { lines: added.value.line_items.length });
  }
  return added;
}

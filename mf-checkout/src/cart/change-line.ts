import { type Order, removeLineItem, updateLineItem } from '@shop/contracts';
import { type ApiProblem, call, newIdempotencyKey, type Result } from '@shop/kit/api';
import { cacheOrder } from '../order/order.query.ts';

type LineChange = Promise<Result<Order, ApiProblem>>;

export async function changeQuantity(number: string, itemId: number, quantity: number): LineChange {
  const changed = await call(updateLineItem, {
    params: { id: number, itemId: String(itemId) },
    body: { line_item: { quantity } },
    idempotencyKey: newIdempotencyKey(),
  });
  if (changed.ok) cacheOrder(changed.value);
  return changed;
}

/** Sets the express option of a line; null is standard production. */
export async function changeExpress(number: string, itemId: number, expressId: number | null): LineChange {
  const changed = await call(updateLineItem, {
    params: { id: number, itemId: String(itemId) },
    body: { line_item: { express_delivery_option_id: expressId } },
    idempotencyKey: newIdempotencyKey(),
  });
  if (changed.ok) cacheOrder(changed.value);
  return changed;
}

export async function removeLine(number: string, itemId: number): LineChange {
  const removed = await call(removeLineItem, {
    params: { id: number, itemId: String(itemId) },
    idempotencyKey: newIdempotencyKey(),
  });
  if (removed.ok) cacheOrder(removed.value);
  return removed;
}

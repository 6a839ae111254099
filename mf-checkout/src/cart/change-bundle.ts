import { destroyBundle, type Order, updateBundle } from '@shop/contracts';
import { type ApiProblem, call, newIdempotencyKey, type Result } from '@shop/kit/api';
import { cacheOrder } from '../order/order.query.ts';

/** Changes the quantity of a bundle, which multiplies each of its lines. */
export async function changeBundle(
  number: string,
  bundleId: number,
  quantity: number,
): Promise<Result<Order, ApiProblem>> {
  const changed = await call(updateBundle, {
    body: { bundle_id: bundleId, order_id: number, quantity },
    idempotencyKey: newIdempotencyKey(),
  });
  if (!changed.ok) return changed;
  cacheOrder(changed.value.order);
  return { ok: true, value: changed.value.order };
}

/** Removes a bundle with all of its lines from the cart. */
export async function removeBundle(number: string, bundleId: number): Promise<Result<Order, ApiProblem>> {
  const removed = await call(destroyBundle, {
    body: { bundle_id: bundleId, order_id: number },
    idempotencyKey: newIdempotencyKey(),
  });
  if (removed.ok) cacheOrder(removed.value);
  return removed;
}

import type { BundleReply, Order } from '@shop/contracts';
import { fail, ok, type Result } from '../../platform/index.ts';

/** Returns a bundle with its order. */
export function presentBundle(order: Order, bundleId: number): Result<BundleReply, 'not_found'> {
  const bundle = order.bundles?.find(({ id }) => id === bundleId);
  return bundle ? ok({ ...bundle, order }) : fail('not_found');
}

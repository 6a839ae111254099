import type { Order } from '@shop/contracts';
import { fail, type Result } from '../../platform/index.ts';
import { type CartWriter, type WriteCode, writeCart } from '../orders/write-cart.ts';
import { bundleOf, deleteBundle } from './bundles.repo.ts';

/** Removes a bundle with all of its lines. */
export const destroyBundle = (
  writer: CartWriter,
  reference: string,
  bundleId: number,
): Promise<Result<Order, WriteCode>> =>
  writeCart<'not_found'>(writer, reference, 'bundle.remove', async (tx, cart) => {
    if (!bundleOf(cart, bundleId)) return fail('not_found');
    await deleteBundle(tx, bundleId);
    return { ...cart, bundles: cart.bundles.filter(({ id }) => id !== bundleId) };
  });

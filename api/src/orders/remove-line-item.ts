import type { Order } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { inBundle } from '../bundles/in-bundle.ts';
import type { Result } from '../server/result.ts';
import { type CartWriter, type WriteCode, writeCart } from './write-cart.ts';

/** Removes a line with what hangs on it. A line of a bundle is removed with its bundle alone. */
export const removeLineItem = (
  writer: CartWriter,
  reference: string,
  itemId: number,
): Promise<Result<Order, WriteCode | 'invalid_input'>> =>
  writeCart<'not_found' | 'invalid_input'>(writer, reference, 'line_item.remove', async (tx, cart) => {
    const touched = await tx.execute(
      sql`delete from cart_lines where id = ${itemId} and cart_id = ${cart.id} and bundle_id is null`,
    );
    return touched > 0 ? cart : inBundle(tx, cart.id, itemId, 'id');
  });

import type { Order } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { fail, type Result } from '../server/result.ts';
import { type CartWriter, type WriteCode, writeCart } from './write-cart.ts';

/** Removes a line with what hangs on it. */
export const removeLineItem = (
  writer: CartWriter,
  reference: string,
  itemId: number,
): Promise<Result<Order, WriteCode>> =>
  writeCart<'not_found'>(writer, reference, 'line_item.remove', async (tx, cart) => {
    const touched = await tx.execute(
      sql`delete from cart_lines where id = ${itemId} and cart_id = ${cart.id}`,
    );
    return touched > 0 ? cart : fail('not_found');
  });

import type { Order } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import type { Result } from '../../platform/index.ts';
import { inBundle } from '../bundles/in-bundle.ts';
import { findOwnLine } from '../services/services.repo.ts';
import { type CartWriter, type WriteCode, writeCart } from './write-cart.ts';

/**
 * Removes a line with its child lines. A bundle's line can only be removed with its bundle. A
 * service can be removed from an order of an accepted offer too: it is not part of the offer.
 */
export const removeLineItem = async (
  writer: CartWriter,
  reference: string,
  itemId: number,
): Promise<Result<Order, WriteCode | 'invalid_input'>> =>
  writeCart<'not_found' | 'invalid_input'>(
    writer,
    reference,
    await actionOf(writer, itemId),
    async (tx, cart) => {
      const touched = await tx.execute(
        sql`delete from cart_lines where id = ${itemId} and cart_id = ${cart.id} and bundle_id is null`,
      );
      return touched > 0 ? cart : inBundle(tx, cart.id, itemId, 'id');
    },
  );

const actionOf = async ({ db, user }: CartWriter, itemId: number): Promise<string> =>
  (await findOwnLine(db, user.id, itemId))?.service ? 'service.remove' : 'line_item.remove';

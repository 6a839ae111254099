import type { Order } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { isUniqueViolation } from '../db/errors.ts';
import { fail, type Result } from '../server/result.ts';
import { unknownDesign } from './add-line-item.ts';
import { quantityRefused } from './quantity-refused.ts';
import { type CartWriter, type WriteCode, writeCart } from './write-cart.ts';

export interface LineChange {
  readonly quantity?: number | undefined;
  readonly box_design_id?: string | null | undefined;
}

type Code = WriteCode | 'quantity_out_of_range' | 'invalid_input';

/** Changes a line's quantity or design. A design that would make it the same as another line is refused. */
export async function updateLineItem(
  writer: CartWriter,
  reference: string,
  itemId: number,
  change: LineChange,
): Promise<Result<Order, Code>> {
  const design = change.box_design_id;
  try {
    return await writeCart<'quantity_out_of_range' | 'invalid_input' | 'not_found'>(
      writer,
      reference,
      'line_item.update',
      async (tx, cart) => {
        const touched = await tx.execute(sql`
          update cart_lines set quantity = coalesce(${change.quantity ?? null}::int, quantity),
            box_design_id = case when ${design !== undefined}::boolean then ${design ?? null}::uuid else box_design_id end
          where id = ${itemId} and cart_id = ${cart.id}`);
        return touched === 1 ? cart : fail('not_found');
      },
      (priced) => {
        if (design && !priced.designs.has(design)) return unknownDesign();
        const line = priced.lines.find(({ id }) => id === itemId);
        return line && change.quantity !== undefined && line.unit_price === null
          ? quantityRefused(line.item.name)
          : null;
      },
    );
  } catch (error) {
    if (!isUniqueViolation(error, 'cart_lines_same')) throw error;
    const message = 'The cart holds this design already; change the quantity of that line.';
    return fail('invalid_input', { fields: [{ path: 'line_item.box_design_id', code: 'taken', message }] });
  }
}

import type { Order } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { fail, type Result } from '../server/result.ts';
import { quantityRefused } from './quantity-refused.ts';
import { refuseExpress } from './refuse-express.ts';
import { type CartWriter, type WriteCode, writeCart } from './write-cart.ts';

export interface NewLine {
  readonly variant_id: number;
  readonly box_design_id?: string | null | undefined;
  readonly quantity: number;
  readonly parent_id?: number | null | undefined;
  readonly express_delivery_option_id?: number | null | undefined;
  readonly purchase_trigger?: string | null | undefined;
}

type Code = WriteCode | 'quantity_out_of_range' | 'express_not_offered' | 'invalid_input';
const largest = 10_000_000;

/**
 * Adds a line; the same variant, design and options add up. Refused: a variant that does not exist (422 on
 * `line_item.variant_id`), a design that is not the caller's, a parent line of another cart, a quantity the price
 * book does not reach, an express option that does not exist or is not offered for it.
 */
export function addLineItem(
  writer: CartWriter,
  reference: string,
  line: NewLine,
): Promise<Result<Order, Code>> {
  const design = line.box_design_id ?? null;
  const express = line.express_delivery_option_id ?? null;
  return writeCart<'quantity_out_of_range' | 'express_not_offered' | 'invalid_input'>(
    writer,
    reference,
    'line_item.add',
    async (tx, cart) => {
      const parent = line.parent_id ?? null;
      const touched = await tx.execute(sql`
        insert into cart_lines (cart_id, currency, variant_id, box_design_id, quantity, parent_id,
          express_delivery_option_id, purchase_trigger)
        select ${cart.id}, ${cart.currency}, ${line.variant_id}, ${design}::uuid, ${line.quantity}, ${parent}::bigint,
          ${express}::bigint, ${line.purchase_trigger ?? null}
        where ${parent}::bigint is null
          or exists (select 1 from cart_lines p where p.id = ${parent}::bigint and p.cart_id = ${cart.id})
        on conflict (cart_id, variant_id, coalesce(box_design_id, '00000000-0000-0000-0000-000000000000'::uuid),
          coalesce(parent_id, 0), coalesce(express_delivery_option_id, 0)) where offer_line_id is null
        do update set quantity = cart_lines.quantity + excluded.quantity
        where cart_lines.quantity + excluded.quantity <= ${largest}`);
      if (touched === 1) return cart;
      return parent === null
        ? fail('quantity_out_of_range', { detail: `Order at most ${largest} pieces of one thing.` })
        : fail('invalid_input', {
            fields: [
              { path: 'line_item.parent_id', code: 'unknown', message: 'Name a line of this cart, or none.' },
            ],
          });
    },
    (priced) => {
      const added = priced.lines.find(
        (one) =>
          one.variant_id === line.variant_id &&
          one.box_design_id === design &&
          one.parent_id === (line.parent_id ?? null) &&
          one.express_delivery_option_id === express,
      );
      if (added && added.item.sku === undefined) {
        const message = 'This product is no longer on offer; choose another one.';
        return fail('invalid_input', {
          fields: [{ path: 'line_item.variant_id', code: 'unknown', message }],
        });
      }
      if (design !== null && !priced.designs.has(design)) return unknownDesign();
      if (added && added.unit_price === null) return quantityRefused(added.item.name);
      return added ? refuseExpress(writer, priced.cart, added) : null;
    },
  );
}

export const unknownDesign = () =>
  fail('invalid_input', {
    fields: [
      {
        path: 'line_item.box_design_id',
        code: 'unknown',
        message: 'Name one of your own designs, or none.',
      },
    ],
  });

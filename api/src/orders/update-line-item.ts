import { mostTrees, type Order, type ServiceName } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { inBundle } from '../bundles/in-bundle.ts';
import { isUniqueViolation } from '../db/errors.ts';
import { fail, type Result } from '../server/result.ts';
import { fixedQuantity, tooMany } from '../services/add-service.ts';
import { serviceKinds } from '../services/service-list.ts';
import { serviceOfLine } from '../services/services.repo.ts';
import { quantityRefused } from './quantity-refused.ts';
import { refuseExpress } from './refuse-express.ts';
import { refuseStock, unknownDesign } from './refuse-lines.ts';
import { type CartWriter, type WriteCode, writeCart } from './write-cart.ts';

export interface LineChange {
  readonly quantity?: number | undefined;
  readonly box_design_id?: string | null | undefined;
  readonly express_delivery_option_id?: number | null | undefined;
}

type Code = WriteCode | 'quantity_out_of_range' | 'express_not_offered' | 'out_of_stock' | 'invalid_input';

/** Changes a line's quantity, design or express production. What would make it the same as another line is refused. */
export async function updateLineItem(
  writer: CartWriter,
  reference: string,
  itemId: number,
  change: LineChange,
): Promise<Result<Order, Code>> {
  const { box_design_id: design, express_delivery_option_id: express } = change;
  try {
    return await writeCart<
      'quantity_out_of_range' | 'express_not_offered' | 'out_of_stock' | 'invalid_input' | 'not_found'
    >(
      writer,
      reference,
      change.quantity === undefined && express === undefined ? 'line_item.design' : 'line_item.update',
      async (tx, cart) => {
        const touched = await tx.execute(sql`
          update cart_lines set quantity = coalesce(${change.quantity ?? null}::int, quantity),
            box_design_id = case when ${design !== undefined}::boolean then ${design ?? null}::uuid else box_design_id end,
            express_delivery_option_id = case when ${express !== undefined}::boolean then ${express ?? null}::bigint
              else express_delivery_option_id end,
            express_net = 0, express_gross = 0
          where id = ${itemId} and cart_id = ${cart.id}
            and (bundle_id is null or ${change.quantity === undefined}::boolean)
            and (service is null or (parent_id is null and ${design === undefined && express === undefined && change.quantity !== undefined}::boolean
              and ${change.quantity ?? 0}::int <= ${mostTrees}))`);
        if (touched === 1) return cart;
        const service = await serviceOfLine(tx, cart.id, itemId);
        if (service !== null) return refuseChange(service, change);
        return change.quantity === undefined ? fail('not_found') : inBundle(tx, cart.id, itemId, 'quantity');
      },
      (priced) => {
        if (design && !priced.designs.has(design)) return unknownDesign('line_item');
        const line = priced.lines.find(({ id }) => id === itemId);
        if (!line) return null;
        if (change.quantity !== undefined && line.unit_price === null) return quantityRefused(line.item);
        if (change.quantity === undefined && express === undefined) return null;
        return (
          refuseExpress(writer, priced.cart, line) ??
          (change.quantity === undefined ? null : refuseStock(priced, line, 'line_item'))
        );
      },
    );
  } catch (error) {
    if (!['cart_lines_same', 'cart_lines_same_in_bundle'].some((index) => isUniqueViolation(error, index)))
      throw error;
    const message = 'The cart holds this very thing already; change the quantity of that line.';
    const path = `line_item.${design === undefined ? 'express_delivery_option_id' : 'box_design_id'}`;
    return fail('invalid_input', { fields: [{ path, code: 'taken', message }] });
  }
}

/** Why a service is not changed so: it has no design and no pace, and a quantity only where it is for the whole order. */
function refuseChange(service: ServiceName, { quantity, box_design_id: design }: LineChange) {
  const [field, message] =
    quantity === undefined || serviceKinds[service].level === 'order'
      ? [
          design === undefined ? 'express_delivery_option_id' : 'box_design_id',
          'A service is not made; leave this out.',
        ]
      : ['quantity', fixedQuantity];
  if (quantity !== undefined && quantity > mostTrees && serviceKinds[service].level === 'order')
    return tooMany('line_item.quantity');
  return fail('invalid_input', { fields: [{ path: `line_item.${field}`, code: 'fixed', message }] });
}

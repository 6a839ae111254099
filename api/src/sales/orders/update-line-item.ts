import { maxTrees, type Order, type ServiceName } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { type Failure, fail, isUniqueViolation, type Result, type Tx } from '../../platform/index.ts';
import { inBundle } from '../bundles/in-bundle.ts';
import { fixedQuantity, tooMany } from '../services/add-service.ts';
import { serviceKinds } from '../services/service-list.ts';
import { findServiceOfLine } from '../services/services.repo.ts';
import type { CartRow } from './cart.repo.ts';
import { refuseExpress } from './refuse-express.ts';
import { refuseStock, unknownDesign } from './refuse-lines.ts';
import { refuseQuantity } from './refuse-quantity.ts';
import type { PricedCart } from './reprice.ts';
import { type CartWriter, type WriteCode, writeCart } from './write-cart.ts';

export interface LineChange {
  readonly quantity?: number | undefined;
  readonly box_design_id?: string | null | undefined;
  readonly express_delivery_option_id?: number | null | undefined;
}

type ChangeCode =
  | 'quantity_out_of_range'
  | 'express_not_offered'
  | 'out_of_stock'
  | 'invalid_input'
  | 'not_found';

/**
 * Changes a line's quantity, design or express production. Fails when the line would become equal
 * to another.
 */
export async function updateLineItem(
  writer: CartWriter,
  reference: string,
  itemId: number,
  change: LineChange,
): Promise<Result<Order, WriteCode | ChangeCode>> {
  const { quantity, box_design_id: design, express_delivery_option_id: express } = change;
  const action = quantity === undefined && express === undefined ? 'line_item.design' : 'line_item.update';
  try {
    return await writeCart<ChangeCode>(
      writer,
      reference,
      action,
      (tx, cart) => changeLine(tx, cart, itemId, change),
      (priced) => refuseChangedLine(writer, priced, itemId, change),
    );
  } catch (error) {
    if (!['cart_lines_same', 'cart_lines_same_in_bundle'].some((index) => isUniqueViolation(error, index)))
      throw error;
    const message = 'The cart already contains this item; change the quantity of that line.';
    const path = `line_item.${design === undefined ? 'express_delivery_option_id' : 'box_design_id'}`;
    return fail('invalid_input', { fields: [{ path, code: 'taken', message }] });
  }
}

/**
 * Applies the change where allowed: a bundle's line takes its quantity from the bundle, and of
 * services only those of the whole order have a quantity. One statement; further ones find out why
 * nothing was written.
 */
async function changeLine(
  tx: Tx,
  cart: CartRow,
  itemId: number,
  change: LineChange,
): Promise<CartRow | Failure<ChangeCode>> {
  const { quantity, box_design_id: design, express_delivery_option_id: express } = change;
  const touched = await tx.execute(sql`
    update cart_lines set quantity = coalesce(${quantity ?? null}::int, quantity),
      box_design_id = case when ${design !== undefined}::boolean then ${design ?? null}::uuid else box_design_id end,
      express_delivery_option_id = case when ${express !== undefined}::boolean then ${express ?? null}::bigint
        else express_delivery_option_id end,
      express_net = 0, express_gross = 0
    where id = ${itemId} and cart_id = ${cart.id}
      and (bundle_id is null or ${quantity === undefined}::boolean)
      and (service is null or (parent_id is null and ${design === undefined && express === undefined && quantity !== undefined}::boolean
        and ${quantity ?? 0}::int <= ${maxTrees}))`);
  if (touched === 1) return cart;
  const service = await findServiceOfLine(tx, cart.id, itemId);
  if (service !== null) return refuseService(service, change);
  return quantity === undefined ? fail('not_found') : inBundle(tx, cart.id, itemId, 'quantity');
}

/**
 * Returns why the priced line is not available: its design, quantity, express production or stock.
 */
function refuseChangedLine(
  writer: CartWriter,
  priced: PricedCart,
  itemId: number,
  { quantity, box_design_id: design, express_delivery_option_id: express }: LineChange,
): Failure<ChangeCode> | null {
  if (design && !priced.designs.has(design)) return unknownDesign('line_item');
  const line = priced.lines.find(({ id }) => id === itemId);
  if (!line) return null;
  if (quantity !== undefined && line.unit_price === null) return refuseQuantity(line.item);
  if (quantity === undefined && express === undefined) return null;
  return (
    refuseExpress(writer, priced.cart, line) ??
    (quantity === undefined ? null : refuseStock(priced, line, 'line_item'))
  );
}

/**
 * Returns why a service does not allow the change: it has no design or express production, and a
 * quantity only when it applies to the whole order.
 */
function refuseService(service: ServiceName, { quantity, box_design_id: design }: LineChange) {
  const [field, message] =
    quantity === undefined || serviceKinds[service].level === 'order'
      ? [
          design === undefined ? 'express_delivery_option_id' : 'box_design_id',
          'This does not apply to a service; leave it out.',
        ]
      : ['quantity', fixedQuantity];
  if (quantity !== undefined && quantity > maxTrees && serviceKinds[service].level === 'order')
    return tooMany('line_item.quantity');
  return fail('invalid_input', { fields: [{ path: `line_item.${field}`, code: 'fixed', message }] });
}

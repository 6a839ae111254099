import { type BundleReply, maxQuantity } from '@shop/contracts';
import { type Failure, fail, isFailure, type Result } from '../../platform/index.ts';
import type { LineRow } from '../orders/lines.repo.ts';
import { refuseExpress } from '../orders/refuse-express.ts';
import { type LineRefusal, refuseStock } from '../orders/refuse-lines.ts';
import { refuseQuantity } from '../orders/refuse-quantity.ts';
import type { PricedCart } from '../orders/reprice.ts';
import { type CartWriter, type WriteCode, writeCart } from '../orders/write-cart.ts';
import { bundleOf, setBundleQuantity } from './bundles.repo.ts';
import { presentBundle } from './present-bundle.ts';

/**
 * Sets a bundle's quantity: each line becomes its quantity per bundle times that. Fails and changes
 * nothing when a line is then not sold in that quantity, not available as express, or not in stock.
 */
export async function updateBundle(
  writer: CartWriter,
  reference: string,
  bundleId: number,
  quantity: number,
): Promise<Result<BundleReply, WriteCode | LineRefusal>> {
  const order = await writeCart<LineRefusal | 'not_found'>(
    writer,
    reference,
    'bundle.update',
    async (tx, cart) => {
      if (!bundleOf(cart, bundleId)) return fail('not_found');
      if (!(await setBundleQuantity(tx, bundleId, quantity))) return tooMany();
      const bundles = cart.bundles.map((one) => (one.id === bundleId ? { ...one, quantity } : one));
      return { ...cart, bundles };
    },
    (priced) =>
      priced.lines
        .filter((line) => line.bundle_id === bundleId)
        .reduce<Failure<LineRefusal> | null>((found, line) => found ?? refuse(writer, priced, line), null),
  );
  return isFailure(order) ? order : presentBundle(order.value, bundleId);
}

function refuse(writer: CartWriter, priced: PricedCart, line: LineRow): Failure<LineRefusal> | null {
  if (line.item.sku !== undefined && line.unit_price === null) return refuseQuantity(line.item, 'quantity');
  const refused =
    refuseExpress(writer, priced.cart, line, `line_items.${line.id}`) ??
    refuseStock(priced, line, `line_items.${line.id}`);
  return refused;
}

const tooMany = () => {
  const message = `A line of this bundle would have more than ${maxQuantity} pieces.`;
  return fail('quantity_out_of_range', {
    detail: message,
    fields: [{ path: 'quantity', code: 'too_big', message, limit: maxQuantity }],
  });
};

import { findShortages } from '../../catalogue/index.ts';
import { type Failure, fail } from '../../platform/index.ts';
import { outOfStock } from '../checkout/compute-requirements.ts';
import { type NewLine, newLineKey } from './insert-lines.ts';
import type { LineRow } from './lines.repo.ts';
import { lineKey } from './merge-lines.ts';
import { refuseExpress } from './refuse-express.ts';
import { refuseQuantity } from './refuse-quantity.ts';
import type { PricedCart } from './reprice.ts';
import type { CartWriter } from './write-cart.ts';

export type LineRefusal = 'quantity_out_of_range' | 'express_not_offered' | 'out_of_stock' | 'invalid_input';

/**
 * Returns the first error of the lines just added to a priced cart or one of its bundles, at the
 * path from `pathOf`: an unknown variant, an unknown or another user's design, a quantity that is
 * not sold, an express option that is not available, or a quantity above the stock.
 */
export function refuseLines(
  writer: CartWriter,
  priced: PricedCart,
  lines: readonly NewLine[],
  bundleId: number | null,
  pathOf: (index: number) => string,
): Failure<LineRefusal> | null {
  const asked = new Set<number | null>(lines.map(({ variant_id }) => variant_id));
  const own = new Map(
    priced.lines
      .filter((line) => line.bundle_id === bundleId && asked.has(line.variant_id))
      .map((line) => [
        lineKey({
          variantId: line.variant_id,
          boxDesignId: line.box_design_id,
          parentId: line.parent_id,
          expressDeliveryOptionId: line.express_delivery_option_id,
        }),
        line,
      ]),
  );
  for (const [index, added] of lines.entries()) {
    const line = own.get(lineKey(newLineKey(added)));
    const refused = line && refuseLine(writer, priced, line, pathOf(index));
    if (refused) return refused;
  }
  return null;
}

function refuseLine(
  writer: CartWriter,
  priced: PricedCart,
  line: LineRow,
  path: string,
): Failure<LineRefusal> | null {
  if (line.item.sku === undefined) {
    const message = 'This product is no longer available; choose another one.';
    return fail('invalid_input', { fields: [{ path: `${path}.variant_id`, code: 'unknown', message }] });
  }
  if (line.box_design_id !== null && !priced.designs.has(line.box_design_id)) return unknownDesign(path);
  if (line.unit_price === null) return refuseQuantity(line.item, `${path}.quantity`);
  return refuseExpress(writer, priced.cart, line, path) ?? refuseStock(priced, line, path);
}

/**
 * Returns why the stock does not cover a line; null when it does, or when the product is made to
 * order.
 */
export function refuseStock(
  { lines }: Pick<PricedCart, 'lines'>,
  { id, item }: LineRow,
  path: string,
): Failure<'out_of_stock'> | null {
  const left = findShortages(lines).get(id);
  if (left === undefined) return null;
  const requirement = outOfStock(id, item.name, left);
  return fail('out_of_stock', {
    fields: [{ path: `${path}.quantity`, code: 'unavailable', message: requirement.message, limit: left }],
    requirements: [requirement],
  });
}

export const unknownDesign = (path: string) =>
  fail('invalid_input', {
    fields: [
      {
        path: `${path}.box_design_id`,
        code: 'unknown',
        message: 'Use one of your own designs, or none.',
      },
    ],
  });

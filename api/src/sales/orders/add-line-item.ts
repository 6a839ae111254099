import type { Order } from '@shop/contracts';
import type { Result } from '../../platform/index.ts';
import { insertLines, type NewLine } from './insert-lines.ts';
import { type LineRefusal, refuseLines } from './refuse-lines.ts';
import { type CartWriter, type WriteCode, writeCart } from './write-cart.ts';

const path = () => 'line_item';

/**
 * Adds a line; the quantities of lines with the same variant, design and options add up. Fails for
 * an unknown variant (422 on `line_item.variant_id`), another user's design, a parent line of
 * another cart, a quantity above the price book's range, an express option that is unknown or not
 * available for the line, or a quantity above the stock.
 */
export const addLineItem = (
  writer: CartWriter,
  reference: string,
  line: NewLine,
): Promise<Result<Order, WriteCode | LineRefusal>> =>
  writeCart<LineRefusal>(
    writer,
    reference,
    'line_item.add',
    async (tx, cart) => (await insertLines(tx, cart, [line], null, path)) ?? cart,
    (priced) => refuseLines(writer, priced, [line], null, path),
  );

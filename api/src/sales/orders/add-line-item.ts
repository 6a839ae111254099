import type { Order } from '@shop/contracts';
import type { Result } from '../../platform/index.ts';
import { insertLines, type NewLine } from './insert-lines.ts';
import { type LineRefusal, refuseLines } from './refuse-lines.ts';
import { type CartWriter, type WriteCode, writeCart } from './write-cart.ts';

const path = () => 'line_item';

/**
 * Adds a line; the same variant, design and options add up. Refused: a variant that does not exist (422 on
 * `line_item.variant_id`), a design that is not the caller's, a parent line of another cart, a quantity the price
 * book does not reach, an express option that does not exist or is not offered for it, more than lies in stock.
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

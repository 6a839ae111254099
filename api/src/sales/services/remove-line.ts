import type { Order } from '@shop/contracts';
import { fail, type Result } from '../../platform/index.ts';
import { removeLineItem } from '../orders/remove-line-item.ts';
import type { CartWriter, WriteCode } from '../orders/write-cart.ts';
import { findOwnLine } from './services.repo.ts';

/** Removes one of the caller's lines by its id; another user's is not found. */
export async function removeLine(
  writer: CartWriter,
  lineId: number,
): Promise<Result<Order, WriteCode | 'invalid_input'>> {
  const line = await findOwnLine(writer.db, writer.user.id, lineId);
  return line ? removeLineItem(writer, line.number, lineId) : fail('not_found');
}

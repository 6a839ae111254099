import type { Order } from '@shop/contracts';
import { fail, type Result } from '../../platform/index.ts';
import type { CartWriter, WriteCode } from '../orders/write-cart.ts';
import { addService, type ServiceRefusal } from './add-service.ts';
import { removeService } from './remove-service.ts';
import { findOwnLine } from './services.repo.ts';

/**
 * Adds the expert's check to one of the caller's printed lines, once; another user's line is not
 * found.
 */
export async function addExpertCheck(
  writer: CartWriter,
  parentId: number,
): Promise<Result<Order, WriteCode | ServiceRefusal>> {
  const line = await findOwnLine(writer.db, writer.user.id, parentId);
  return line ? addService(writer, line.number, { service: 'expert-check', parentId }) : fail('not_found');
}

/** Removes the check; not found for another user's line or one without a check. */
export async function removeExpertCheck(
  writer: CartWriter,
  parentId: number,
): Promise<Result<Order, WriteCode>> {
  const line = await findOwnLine(writer.db, writer.user.id, parentId);
  return line ? removeService(writer, line.number, 'expert-check', parentId) : fail('not_found');
}

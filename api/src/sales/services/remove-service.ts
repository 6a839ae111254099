import type { Order, ServiceName } from '@shop/contracts';
import { fail, type Result } from '../../platform/index.ts';
import { type CartWriter, type WriteCode, writeCart } from '../orders/write-cart.ts';
import { deleteService } from './services.repo.ts';

/** Removes a service from its line, or with null from the whole order; not found when missing. */
export const removeService = (
  writer: CartWriter,
  reference: string,
  service: ServiceName,
  parentId: number | null,
): Promise<Result<Order, WriteCode>> =>
  writeCart<'not_found'>(writer, reference, 'service.remove', async (tx, cart) =>
    (await deleteService(tx, cart.id, service, parentId)) ? cart : fail('not_found'),
  );

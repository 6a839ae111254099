import type { Order } from '@shop/contracts';
import { fail, type Result } from '../../platform/index.ts';
import type { CartWriter, WriteCode } from '../orders/write-cart.ts';
import { writeCart } from '../orders/write-cart.ts';
import { addService, type ServiceRefusal } from '../services/add-service.ts';
import { removeService } from '../services/remove-service.ts';
import { setQuantity } from '../services/services.repo.ts';

/** Adds trees to an open cart: one line, whose quantity adds up. */
export const addTrees = (
  writer: CartWriter,
  reference: string,
  quantity: number,
): Promise<Result<Order, WriteCode | ServiceRefusal>> =>
  addService(writer, reference, { service: 'tree', parentId: null, quantity });

/** Sets an open cart's number of trees; zero removes the line. Not found without trees. */
export const setTrees = (
  writer: CartWriter,
  reference: string,
  quantity: number,
): Promise<Result<Order, WriteCode>> =>
  quantity === 0
    ? removeService(writer, reference, 'tree', null)
    : writeCart<'not_found'>(writer, reference, 'service.update', async (tx, cart) =>
        (await setQuantity(tx, cart.id, 'tree', quantity)) ? cart : fail('not_found'),
      );

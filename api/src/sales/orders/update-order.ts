import type { Order } from '@shop/contracts';
import type { Result } from '../../platform/index.ts';
import { type CartWriter, type WriteCode, writeCart } from './write-cart.ts';

/** Changes order fields outside the checkout steps; updates the tax at once. */
export const updateOrder = (
  writer: CartWriter,
  reference: string,
  change: { readonly email?: string | undefined; readonly tax_country_iso?: string | undefined },
): Promise<Result<Order, WriteCode>> =>
  writeCart(writer, reference, 'order.update', async (_tx, cart) => ({
    ...cart,
    email: change.email ?? cart.email,
    tax_country: change.tax_country_iso ?? cart.tax_country,
  }));

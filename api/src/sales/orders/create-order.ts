import type { Order } from '@shop/contracts';
import type { Currency } from '@shop/money';
import { markets, type RegionId } from '@shop/regions';
import { fail, ok, type Queryable, type Result } from '../../platform/index.ts';
import { findOpenCart, insertCart } from './cart.repo.ts';
import type { OrderPorts } from './ports.ts';
import { presentCartOrOrder } from './read-order.ts';

interface Buyer {
  readonly id: number;
  readonly email: string | null;
  readonly anonymous: boolean;
}

/**
 * Returns the caller's open cart of the region and creates it when there is none. Concurrent calls
 * get the same cart.
 */
export async function createOrder(
  db: Queryable,
  ports: OrderPorts,
  user: Buyer,
  region: RegionId,
  currency: Currency,
  now: Date,
): Promise<Result<Order, 'currency_mismatch'>> {
  const own = markets[region].currency;
  if (currency !== own) {
    return fail('currency_mismatch', {
      detail: `Prices of this region are in ${own}; create the order in ${own}.`,
    });
  }
  const known = await findOpenCart(db, user.id, region);
  if (known) return ok(await presentCartOrOrder(db, ports, known, user, now));
  await insertCart(db, user.id, region, currency, user.email);
  const made = await findOpenCart(db, user.id, region);
  if (!made) return createOrder(db, ports, user, region, currency, now);
  return ok(await presentCartOrOrder(db, ports, made, user, now));
}

/** Returns the open cart without creating one. */
export async function currentOrder(
  db: Queryable,
  ports: OrderPorts,
  user: Buyer,
  region: RegionId,
  now: Date,
): Promise<Order | null> {
  const cart = await findOpenCart(db, user.id, region);
  return cart ? presentCartOrOrder(db, ports, cart, user, now) : null;
}

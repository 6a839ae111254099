import { sql } from 'drizzle-orm';
import type { FollowDestination } from '../../customers/index.ts';
import { isInFlight } from '../payments/payment-status.ts';
import { lockCartById } from './cart.repo.ts';
import type { OrderPorts } from './ports.ts';
import { priceCart, savePrices } from './reprice.ts';

/**
 * Creates the hook for a new shipping destination: the region's open cart takes over its tax and
 * delivery and is repriced, as on any other write. A cart that is being paid, or already has this
 * destination, does not change.
 */
export const createDestinationFollower =
  (ports: OrderPorts, clock: () => Date): FollowDestination =>
  async (tx, userId, region, countryIso) => {
    const [open] = await tx.query<{ id: bigint }>(sql`
      select id from carts where user_id = ${userId} and region = ${region} and completed_at is null
        and completing_at is null and merged_into is null and offer_id is null
        and tax_country is distinct from ${countryIso}`);
    const cart = open && (await lockCartById(tx, Number(open.id)));
    if (!cart || cart.completed_at || cart.completing_at) return;
    if (cart.payments.some(isInFlight)) return;
    const priced = await priceCart(tx, ports, { ...cart, tax_country: countryIso }, clock());
    await savePrices(tx, priced, 'destination.set', `user:${userId}`);
  };

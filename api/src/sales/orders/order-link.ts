import { createHmac } from 'node:crypto';
import type { Order } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { type Queryable, sameSecret } from '../../platform/index.ts';
import type { OrderPorts } from './ports.ts';
import { readOrderById } from './read-order.ts';

/**
 * Returns the token of the link in the confirmation mail: 256 bits derived from the shop's secret
 * and the order number. So no token is stored, and a mail sent twice holds the same link.
 */
export const orderLinkToken = (secret: string, number: string): string =>
  createHmac('sha256', secret).update(`order-link\n${number}`).digest('base64url');

/** How long the mailed link is valid. */
const lifetime = '180 days';

/** Returns a placed order for the bearer of its link. Read only: every write requires the owner. */
export async function readOrderByLink(
  db: Queryable,
  ports: OrderPorts,
  secret: string,
  number: string,
  token: string,
  now: Date,
): Promise<Order | null> {
  if (!sameSecret(orderLinkToken(secret, number), token)) return null;
  const [row] = await db.query<{ id: bigint }>(sql`
    select id from orders where number = ${number} and placed_at > now() - ${lifetime}::interval`);
  return row ? readOrderById(db, ports, Number(row.id), now) : null;
}

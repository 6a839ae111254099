import { createHmac } from 'node:crypto';
import type { Order } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { type Queryable, sameSecret } from '../../platform/index.ts';
import type { OrderPorts } from './ports.ts';
import { readOrderById } from './read-order.ts';

/**
 * The token of the link in the confirmation mail: 256 bits that follow from the shop's secret and the number, so that
 * nothing that opens an order lies in the store and a mail that is sent twice holds the same link.
 */
export const orderLinkToken = (secret: string, number: string): string =>
  createHmac('sha256', secret).update(`order-link\n${number}`).digest('base64url');

/** How long the link in a mail opens its order. */
const lifetime = '180 days';

/** A placed order for whoever holds its link. Read only: every write asks for the owner. */
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

import type { TrackedEvent } from '@shop/contracts';
import { type Currency, fromDecimal, type Money, money } from '@shop/money';
import { sql } from 'drizzle-orm';
import { array, type Queryable } from '../../platform/index.ts';
import { estimateMarginEur, toEur } from './eur-value.ts';
import type { IngestResult } from './events.repo.ts';
import { ingest, type Message, type Sender } from './ingest.ts';

interface OwnOrder {
  readonly number: string;
  readonly currency: Currency;
  readonly item_total: bigint;
  readonly promo_total: bigint;
  readonly channel: string;
  readonly has_sample: boolean;
}

/** Finds the sender's orders by number, in one statement; other users' are missing. */
const ownOrders = async (
  db: Queryable,
  userId: number | null,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, OwnOrder>> => {
  if (userId === null || numbers.length === 0) return new Map();
  const rows = await db.query<OwnOrder>(sql`
    select c.number, c.currency, c.item_total, c.promo_total, c.channel, exists (
      select 1 from cart_lines l where l.cart_id = c.id and l.item->>'sku' like '%--samples%') as has_sample
    from carts c where c.user_id = ${userId} and c.number = any(${array([...numbers], 'text')})`);
  return new Map(rows.map((row) => [row.number, row]));
};

const orderNumberOf = ({ event, properties }: TrackedEvent): string | null => {
  if (event === 'purchase' || event === 'refund') return properties.transaction_id;
  if (event === 'Order Completed' || event === 'Order Updated') return properties.order_id;
  if (event === 'Order Refunded' || event === 'Order Cancelled') return properties.order_id;
  return null;
};

const reportedValue = ({ properties }: TrackedEvent): Money | null => {
  if (!('currency' in properties) || properties.currency === undefined) return null;
  const value = 'value' in properties ? properties.value : undefined;
  return value === undefined ? null : (fromDecimal(value.toFixed(2), properties.currency) ?? null);
};

/**
 * Adds an event's value in EUR. For the sender's own order it uses the stored net of goods, not the
 * browser's value, and only there it estimates a margin, since only there the channel and samples
 * are known.
 */
const valued = (event: TrackedEvent, orders: ReadonlyMap<string, OwnOrder>): Message => {
  const order = orders.get(orderNumberOf(event) ?? '');
  const net = order ? money(order.item_total + order.promo_total, order.currency) : reportedValue(event);
  return {
    ...event,
    type: 'track',
    name: event.event,
    valueEur: net ? toEur(net) : null,
    marginEur:
      order && net ? estimateMarginEur(net, { channel: order.channel, hasSample: order.has_sample }) : null,
  };
};

/** Ingests a batch of events. The batch's `sentAt` applies to events without their own. */
export const trackEvents = async (
  sender: Sender,
  events: readonly TrackedEvent[],
  sentAt: string | undefined,
): Promise<IngestResult> => {
  const numbers = events.flatMap((event) => orderNumberOf(event) ?? []);
  const orders = await ownOrders(sender.db, sender.userId, [...new Set(numbers)]);
  return ingest(
    sender,
    events.map((event) => valued({ ...event, sentAt: event.sentAt ?? sentAt }, orders)),
  );
};

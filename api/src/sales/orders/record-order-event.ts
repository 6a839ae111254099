import type { WebhookData, WebhookEventType } from '@shop/contracts';
import { type Currency, money, toDecimal } from '@shop/money';
import { sql } from 'drizzle-orm';
import { type Queryable, recordEvent } from '../../platform/index.ts';

/**
 * `recordEvent` for an order, with its number, total, currency and region. An order is placed, paid
 * and canceled at most once.
 */
export async function recordOrderEvent(
  tx: Queryable,
  type: WebhookEventType,
  orderId: number,
  more: WebhookData = {},
): Promise<void> {
  const [order] = await tx.query<{
    number: string;
    user_id: number;
    total: bigint;
    currency: Currency;
    region: string;
  }>(sql`
    select c.number, c.user_id, o.total, o.currency, c.region
    from orders o join carts c on c.id = o.id where o.id = ${orderId}`);
  if (!order) return;
  await recordEvent(tx, {
    type,
    resource: `order:${order.number}`,
    once: type === 'order.placed' || type === 'order.paid' || type === 'order.canceled',
    userId: order.user_id,
    data: {
      order_number: order.number,
      amount: toDecimal(money(order.total, order.currency)),
      currency: order.currency,
      region: order.region,
      ...more,
    },
  });
}

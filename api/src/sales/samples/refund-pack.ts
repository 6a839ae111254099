import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { type Db, defineJob, handle, type JobHandler } from '../../platform/index.ts';
import { lockCartById } from '../orders/cart.repo.ts';
import { createRefund } from '../refunds/create-refund.ts';
import { planPriceOfLine } from '../refunds/plan-refund.ts';
import { findRefundable } from '../refunds/refunds.repo.ts';

/** Enqueued by a database trigger when production of a buyer's order begins: migration 0250. */
const refundPackJob = defineJob('samples.refund', z.object({ order_id: z.int() }));

interface PaidPack {
  readonly order_id: bigint;
  readonly line_id: bigint;
}

/**
 * Refunds a buyer's sample pack once production of an order of packaging begins: the first pack that is still paid for,
 * bought with that order or before it. The samples stay with the buyer; one pack for each buyer. Returns the refund's
 * id, or null.
 */
export const refundPack = (db: Db, orderId: number): Promise<number | null> =>
  db.transaction(async (tx) => {
    // Lock order: user, cart. Two orders of one buyer may begin production at once.
    const [buyer] = await tx.query<{ id: number }>(sql`
      select id from users where id = (select user_id from orders where id = ${orderId}) for no key update`);
    if (!buyer) return null;
    const key = `sample-pack:${buyer.id}`;
    const packs = await tx.query<PaidPack>(sql`
      select p.id as order_id, l.id as line_id
      from orders o
      join orders p on p.user_id = o.user_id and p.placed_at <= o.placed_at and p.canceled_at is null
      join order_lines l on l.order_id = p.id and l.item ->> 'product_type' = 'samples'
      where o.id = ${orderId} and o.canceled_at is null
        and exists (select from order_lines g where g.order_id = o.id and g.service is null
          and g.item ->> 'product_type' <> 'samples')
        and not exists (select from refunds r where r.key = ${key})
      order by p.placed_at, l.id`);
    for (const pack of packs) {
      const cart = await lockCartById(tx, Number(pack.order_id));
      if (!cart) continue;
      const { left, payments } = await findRefundable(tx, cart.id, cart.currency);
      const plan = planPriceOfLine(left, Number(pack.line_id));
      if (plan)
        return createRefund(tx, cart, plan, payments, {
          reason: 'sample_pack',
          note: null,
          actor: 'system',
          key,
        });
    }
    return null;
  });

export const refundPackHandler = (): JobHandler =>
  handle(refundPackJob, async ({ order_id }, { db }) => void (await refundPack(db, order_id)));

import * as contracts from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { type Domain, emailSpellings, fail, ok, type Queryable } from '../../platform/index.ts';
import type { Snapshot } from '../orders/read-order.ts';

interface OrderRow {
  readonly number: string;
  readonly placed_at: Date;
  readonly canceled: boolean;
  readonly line_items: Snapshot['line_items'];
}

/**
 * Finds a placed order of the caller, or one placed with this e-mail address; both conditions cost
 * the same.
 */
const lookUp = async (
  db: Queryable,
  userId: number,
  number: string,
  email: string | null,
): Promise<OrderRow | null> => {
  const [row] = await db.query<OrderRow>(sql`
    select number, placed_at, canceled_at is not null as canceled, snapshot->'line_items' as line_items
    from orders
    where number = ${number.toUpperCase()} and placed_at is not null
      and (user_id in (select id from users where id = ${userId} or merged_into = ${userId})
        or lower(email) in ${email === null ? [null] : [...emailSpellings(email)]})`);
  return row ?? null;
};

/** Support forms: looks up the products of an order. */
export const support = (): Domain => ({
  name: 'support',
  register(route) {
    route(
      contracts.lookUpOrder,
      async ({ db, user, query }) => {
        const order = await lookUp(db, user.id, query.number.trim(), query.email ?? null);
        if (!order)
          return fail('not_found', {
            detail: 'No order with this number and e-mail address was found; check both.',
          });
        return ok({
          number: order.number,
          state: order.canceled ? 'canceled' : 'complete',
          completed_at: order.placed_at.toISOString(),
          products: order.line_items.map(({ id, sku, product, product_type, quantity }) => ({
            line_item_id: id,
            sku,
            name: product.name,
            product_type,
            quantity,
          })),
        });
      },
      { perMinute: 20 },
    );
  },
});

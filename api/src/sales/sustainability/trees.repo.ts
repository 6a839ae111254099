import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/index.ts';

/**
 * Counts paid trees: of orders that are placed, paid in full and not canceled, without refunded
 * ones. Computed from the orders each time, so every change shows at once.
 */
async function count(db: Queryable, whose: SQL): Promise<number> {
  const [row] = await db.query<{ trees: bigint }>(sql`
    select coalesce(sum(greatest(0, l.quantity - coalesce((
      select sum(r.quantity) from refund_lines r where r.order_line_id = l.id), 0))), 0)::bigint as trees
    from order_lines l join orders o on o.id = l.order_id
    where l.service = 'tree' and o.placed_at is not null and o.canceled_at is null
      and o.payment_state in ('paid', 'overpaid', 'partially_refunded') and ${whose}`);
  return Number(row?.trees ?? 0);
}

export const allPlantedTrees = (db: Queryable): Promise<number> => count(db, sql`true`);

export const plantedTreesOf = (db: Queryable, userId: number): Promise<number> =>
  count(db, sql`o.user_id = ${userId}`);

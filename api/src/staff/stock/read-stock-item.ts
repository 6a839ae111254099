import type { StockMovement } from '@shop/contracts';
import * as contracts from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { findStock } from '../../catalogue/index.ts';
import { fail, ok, type Queryable, type Route } from '../../platform/index.ts';
import { inRegions } from '../orders/list-orders.ts';
import { actorName } from '../people/actor-name.ts';

type Row = Omit<StockMovement, 'at'> & { readonly at: Date };

/**
 * What happened to a stock item, newest first: counts, and each reservation with what became of it, with the
 * number of its order in the regions of the reader (null: all). One statement.
 */
const listMovements = async (
  db: Queryable,
  id: string,
  regions: readonly string[] | null,
): Promise<StockMovement[]> => {
  const rows = await db.query<Row>(sql`
    select * from (
      (select 'count ' || c.id as id, case when c.on_hand is null then 'stopped' else 'counted' end as kind, c.at,
        c.on_hand as quantity, null as order_number, c.actor, ${actorName(sql`c.actor`)} as actor_name, c.reason
      from stock_counts c where c.pim_id = ${id} order by c.id desc limit 100)
      union all
      (select 'reservation ' || r.id, coalesce(r.outcome, 'reserved'), coalesce(r.ended_at, r.created_at), r.quantity,
        o.number, null, null, null
      from stock_reservations r left join orders o on o.id = r.order_id and o.placed_at is not null
        and ${regions === null ? sql`true` : inRegions(sql`o.region`, regions)}
      where r.pim_id = ${id} order by r.id desc limit 100)
    ) movement order by at desc, id desc limit 100`);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
};

/** Registers the route of one stock item; list and counts are in the catalogue. */
export const registerStaffStock = (route: Route): void => {
  route.staff(contracts.getStaffStockItem, async ({ db, params, held }) => {
    const stockItem = await findStock(db, params.id);
    return stockItem
      ? ok({ stock_item: stockItem, movements: await listMovements(db, params.id, held.regions) })
      : fail('not_found');
  });
};

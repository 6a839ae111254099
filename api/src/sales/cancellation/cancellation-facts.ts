import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/index.ts';
import type { CartRow } from '../orders/cart.repo.ts';
import type { LineItemFacts } from '../orders/ports.ts';
import { resolveBuyer } from '../orders/tax-terms.ts';
import { type CancellationFacts, isReadyMade } from './cancellation-rules.ts';

/**
 * Returns the facts that decide whether an order can be canceled; null for an unplaced cart. One
 * statement.
 */
export async function readCancellationFacts(tx: Queryable, cart: CartRow): Promise<CancellationFacts | null> {
  const [row] = await tx.query<{
    canceled: boolean;
    fulfilment: CancellationFacts['fulfilment'];
    items: readonly LineItemFacts[];
  }>(sql`
    select o.canceled_at is not null as canceled, o.fulfilment_status as fulfilment,
      (select coalesce(json_agg(l.item), '[]') from order_lines l where l.order_id = o.id and l.service is null) as items
    from orders o where o.id = ${cart.id} and o.placed_at is not null`);
  return (
    (row && {
      canceled: row.canceled,
      fulfilment: row.fulfilment,
      consumer: !resolveBuyer(cart).business,
      readyMade: isReadyMade(row.items),
    }) ??
    null
  );
}

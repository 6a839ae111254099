import type { FulfilmentStatus } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/index.ts';

/** Fulfilment of an order: sums over its lines. */
export interface FulfilmentFacts {
  readonly begun: boolean;
  /** Pieces neither shipped nor refunded. */
  readonly left: number;
  readonly packed: number;
  readonly shipped: number;
  /** Shipments in transit. */
  readonly travelling: number;
}

/** Computes an order's fulfilment status. Pieces refunded before dispatch are not awaited. */
export const computeFulfilment = ({
  begun,
  left,
  packed,
  shipped,
  travelling,
}: FulfilmentFacts): FulfilmentStatus => {
  if (shipped > 0 && left > 0) return 'partially_shipped';
  if (shipped > 0)
    return travelling === 0 && packed === 0 ? 'delivered' : packed > 0 ? 'partially_shipped' : 'shipped';
  return begun || packed > 0 ? 'in_production' : 'none';
};

/** Pieces per line `l`: ordered, in dispatched shipments, in others, refunded. */
export const linePiecesSql = sql`
  l.quantity,
  (select coalesce(sum(s.quantity), 0) from shipment_lines s join shipments x on x.id = s.shipment_id
    where s.order_line_id = l.id and x.state <> 'packed')::int as shipped,
  (select coalesce(sum(s.quantity), 0) from shipment_lines s join shipments x on x.id = s.shipment_id
    where s.order_line_id = l.id and x.state = 'packed')::int as packed,
  (select coalesce(sum(r.quantity), 0) from refund_lines r where r.order_line_id = l.id)::int as refunded`;

/**
 * The only writer of `orders.fulfilment_status`, under the order's lock. `begin`: production
 * starts. A canceled order does not change. Safe to repeat.
 */
export async function updateFulfilment(
  tx: Queryable,
  orderId: number,
  begin = false,
): Promise<FulfilmentStatus> {
  const [row] = await tx.query<FulfilmentFacts & { status: FulfilmentStatus; canceled: boolean }>(sql`
    select o.fulfilment_status as status, o.canceled_at is not null as canceled,
      (o.fulfilment_status <> 'none' or ${begin}::boolean) as begun,
      (select count(*) from shipments x where x.order_id = o.id and x.state = 'shipped')::int as travelling,
      p.shipped, p.packed, p.left
    from orders o cross join lateral (
      select coalesce(sum(g.shipped), 0)::int as shipped, coalesce(sum(g.packed), 0)::int as packed,
        coalesce(sum(greatest(g.quantity - g.shipped - g.packed - g.refunded, 0)), 0)::int as left
      from (select ${linePiecesSql} from order_lines l where l.order_id = o.id and l.service is null) g
    ) p
    where o.id = ${orderId}`);
  if (!row) throw new Error(`order ${orderId} is gone`);
  const status = computeFulfilment(row);
  if (row.canceled || status === row.status) return row.status;
  await tx.execute(sql`
    update orders set fulfilment_status = ${status} where id = ${orderId} and canceled_at is null`);
  return status;
}

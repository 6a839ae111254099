import type { Shipment, ShipmentState } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { array, type CursorPosition, type Queryable } from '../../platform/index.ts';
import { byReference } from '../../sales/index.ts';
import { trackingUrl } from './tracking-url.ts';

interface ShipmentRow {
  readonly id: bigint;
  readonly order_id: bigint;
  readonly number: string;
  readonly carrier: Shipment['carrier'];
  readonly tracking_number: string | null;
  readonly state: ShipmentState;
  readonly fulfilment_status: Shipment['fulfilment_status'];
  readonly line_items: Shipment['line_items'];
  readonly weight_grams: number | null;
  readonly packed_at: Date;
  readonly shipped_at: Date | null;
  readonly delivered_at: Date | null;
}

const columns = sql`
  s.id, s.order_id, o.number, s.carrier, s.tracking_number, s.state, o.fulfilment_status, s.packed_at, s.shipped_at, s.delivered_at, s.weight_grams,
  (select coalesce(json_agg(json_build_object('line_item_id', l.id, 'sku', l.item ->> 'sku', 'name', l.item ->> 'name',
      'quantity', x.quantity, 'pieces_per_carton', x.pieces_per_carton) order by l.position), '[]')
    from shipment_lines x join order_lines l on l.id = x.order_line_id where x.shipment_id = s.id) as line_items`;

/** A shipment without the address of its packing list, which is signed when it is shown. */
export type StoredShipment = Omit<Shipment, 'packing_list_url'>;

const present = (row: ShipmentRow): StoredShipment => ({
  id: Number(row.id),
  order_number: row.number,
  carrier: row.carrier,
  tracking_number: row.tracking_number,
  tracking_url: trackingUrl(row.carrier, row.tracking_number),
  state: row.state,
  fulfilment_status: row.fulfilment_status,
  line_items: row.line_items,
  weight_grams: row.weight_grams,
  packed_at: row.packed_at.toISOString(),
  shipped_at: row.shipped_at?.toISOString() ?? null,
  delivered_at: row.delivered_at?.toISOString() ?? null,
});

export interface ShipmentFilter {
  /** The owner; null: all. */
  readonly userId: number | null;
  readonly orderNumber: string | null;
  readonly state: ShipmentState | null;
  readonly carrier: Shipment['carrier'] | null;
}

const matching = ({ userId, orderNumber, state, carrier }: ShipmentFilter) => sql`
  o.user_id = coalesce(${userId}::int, o.user_id)
  and ${orderNumber === null ? sql`true` : sql`exists (select from carts c where c.id = o.id and ${byReference(orderNumber)})`}
  and s.state = coalesce(${state}::text, s.state) and s.carrier = coalesce(${carrier}::text, s.carrier)`;

/** Reads the region of the order that a shipment belongs to; null if there is no such shipment. */
export const findShipmentRegion = async (db: Queryable, id: number): Promise<string | null> => {
  const [row] = await db.query<{ region: string }>(
    sql`select o.region from shipments s join orders o on o.id = s.order_id where s.id = ${id}`,
  );
  return row?.region ?? null;
};

/** Lists shipments, newest first. */
export const listShipments = async (
  db: Queryable,
  filter: ShipmentFilter,
  {
    limit,
    offset,
    after,
  }: { readonly limit: number; readonly offset: number; readonly after: CursorPosition | null },
): Promise<StoredShipment[]> =>
  (
    await db.query<ShipmentRow>(sql`
      select ${columns} from shipments s join orders o on o.id = s.order_id where ${matching(filter)}
        and s.id < coalesce(${after?.id ?? null}::bigint, 9223372036854775807)
      order by s.id desc limit ${limit} offset ${offset}`)
  ).map(present);

export const countShipments = async (db: Queryable, filter: ShipmentFilter): Promise<number> => {
  const [row] = await db.query<{ all_rows: number }>(sql`
    select count(*)::int as all_rows from shipments s join orders o on o.id = s.order_id where ${matching(filter)}`);
  return row?.all_rows ?? 0;
};

export const findShipment = async (
  db: Queryable,
  id: number,
  userId: number | null,
): Promise<StoredShipment | null> => {
  const [row] = await db.query<ShipmentRow>(sql`
    select ${columns} from shipments s join orders o on o.id = s.order_id
    where s.id = ${id} and o.user_id = coalesce(${userId}::int, o.user_id)`);
  return row ? present(row) : null;
};

export const insertShipment = async (
  tx: Queryable,
  shipment: {
    readonly orderId: number;
    readonly carrier: Shipment['carrier'];
    readonly trackingNumber: string | null;
    readonly actor: string;
    readonly weightGrams: number | null;
    readonly lines: readonly {
      readonly line_item_id: number;
      readonly quantity: number;
      readonly pieces_per_carton?: number | undefined;
    }[];
  },
): Promise<number> => {
  const [row] = await tx.query<{ id: bigint }>(sql`
    insert into shipments (order_id, carrier, tracking_number, actor, weight_grams)
    values (${shipment.orderId}, ${shipment.carrier}, ${shipment.trackingNumber}, ${shipment.actor}, ${shipment.weightGrams}) returning id`);
  if (!row) throw new Error('inserting a shipment returned no row');
  const ids = shipment.lines.map((line) => line.line_item_id);
  const quantities = shipment.lines.map((line) => line.quantity);
  // 0 stands for null, which the array cannot hold.
  const cartons = shipment.lines.map((line) => line.pieces_per_carton ?? 0);
  await tx.execute(sql`
    insert into shipment_lines (shipment_id, order_line_id, quantity, pieces_per_carton)
    select ${row.id}, v.id, v.quantity, nullif(v.cartons, 0) from unnest(${array(ids, 'bigint')}, ${array(quantities, 'int')},
      ${array(cartons, 'int')}) as v (id, quantity, cartons)
    order by v.id`);
  return Number(row.id);
};

/** Updates a shipment's state; without a new tracking number the old one stays. */
export const moveShipment = (
  tx: Queryable,
  id: number,
  state: ShipmentState,
  trackingNumber: string | null,
): Promise<number> =>
  tx.execute(sql`
    update shipments set state = ${state}, tracking_number = coalesce(${trackingNumber}::text, tracking_number),
      shipped_at = case when ${state} = 'packed' then null else coalesce(shipped_at, now()) end,
      delivered_at = case when ${state} = 'delivered' then coalesce(delivered_at, now()) else null end
    where id = ${id}`);

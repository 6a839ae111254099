import { type SQL, sql } from 'drizzle-orm';
import { array, type Queryable, type Tx, tableOf } from '../../platform/index.ts';

interface Demand {
  readonly pim_id: string;
  readonly quantity: number;
}

const openPayment = (orderId: number): SQL => sql`
  select 1 from payments p
  where p.order_id = ${orderId} and p.state in ('processing', 'pending', 'requires_action')`;

/** Locks rows until the transaction ends, always in the same order. */
const lockItems = (tx: Queryable, pimIds: readonly string[]): Promise<readonly { pim_id: string }[]> =>
  tx.query<{ pim_id: string }>(sql`
    select pim_id from stock_items where pim_id = any(${array(pimIds, 'text')}) order by pim_id for update`);

/**
 * Ends an order's reservations with a state and deducts them from the reserved quantity; for
 * `consumed` also from the stock on hand.
 */
const endReservations = (
  tx: Queryable,
  orderId: number,
  outcome: 'released' | 'consumed',
  unless: SQL = sql`select 1 where false`,
): Promise<number> =>
  tx.execute(sql`
    with ended as (
      update stock_reservations set outcome = ${outcome}, ended_at = now()
      where order_id = ${orderId} and outcome is null and not exists (${unless})
      returning pim_id, quantity
    ), held as (
      select pim_id from stock_items where pim_id in (select pim_id from ended) order by pim_id for update
    )
    update stock_items s set reserved = s.reserved - e.quantity, updated_at = now(),
      on_hand = s.on_hand - case when ${outcome === 'consumed'}::boolean then e.quantity else 0 end
    from ended e join held h on h.pim_id = e.pim_id where s.pim_id = e.pim_id`);

/**
 * Reserves stock for an order about to be paid and replaces its earlier reservation. Call it under
 * the cart's lock (COMMERCE rules, section 4: cart, coupon, stock). Returns the items with
 * insufficient stock and what is left; the caller must then fail, which rolls everything back. An
 * item that is no longer counted is made to order and never short.
 */
export async function reserveStock(
  tx: Tx,
  orderId: number,
  wanted: readonly Demand[],
): Promise<ReadonlyMap<string, number>> {
  const ids = wanted.map(({ pim_id }) => pim_id);
  const counted = new Set((await lockItems(tx, ids)).map(({ pim_id }) => pim_id));
  await endReservations(tx, orderId, 'released');
  const taken = await tx.query<{ pim_id: string }>(sql`
    with taken as (
      update stock_items s set reserved = s.reserved + w.quantity, updated_at = now()
      from ${tableOf('w', wanted, { pim_id: 'text', quantity: 'bigint' })}
      where s.pim_id = w.pim_id and s.on_hand - s.reserved >= w.quantity
      returning s.pim_id, w.quantity
    )
    insert into stock_reservations (order_id, pim_id, quantity)
    select ${orderId}, pim_id, quantity from taken returning pim_id`);
  const got = new Set(taken.map(({ pim_id }) => pim_id));
  const short = ids.filter((id) => counted.has(id) && !got.has(id));
  if (short.length === 0) return new Map();
  const left = await tx.query<{ pim_id: string; left: number }>(sql`
    select pim_id, on_hand - reserved as left from stock_items where pim_id = any(${array(short, 'text')})`);
  return new Map(left.map((row) => [row.pim_id, row.left]));
}

/**
 * Releases an order's reservations, once: a repeated call, or one while a payment of the order is
 * open, does nothing. Call it under the cart's lock after the payment has ended. Returns the number
 * of released items.
 */
export const releaseStock = (tx: Queryable, orderId: number): Promise<number> =>
  endReservations(tx, orderId, 'released', openPayment(orderId));

/**
 * Takes an order's reservation out of stock. A charge may succeed after the reservation has ended
 * (a gateway event that came days later): such an order takes what is left, or is reported to staff
 * in its audit as `stock.short`, and the stock on hand never falls below other reservations.
 */
export async function consumeStock(
  tx: Queryable,
  order: { readonly id: number; readonly version: number },
): Promise<void> {
  const wanted = await tx.query<{ pim_id: string; quantity: bigint; held: boolean }>(sql`
    select s.pim_id, sum(l.quantity)::bigint as quantity, exists (
      select 1 from stock_reservations r
      where r.order_id = ${order.id} and r.pim_id = s.pim_id and r.outcome is null) as held
    from order_lines l join variants v on v.id = l.variant_id join stock_items s on s.pim_id = v.external_pim_id
    where l.order_id = ${order.id} group by s.pim_id order by s.pim_id`);
  if (wanted.length === 0) return;
  const loose = wanted.filter(({ held }) => !held);
  await lockItems(
    tx,
    wanted.map(({ pim_id }) => pim_id),
  );
  await endReservations(tx, order.id, 'consumed');
  if (loose.length > 0) await takeUnreserved(tx, order, loose);
}

async function takeUnreserved(
  tx: Queryable,
  order: { readonly id: number; readonly version: number },
  loose: readonly { readonly pim_id: string; readonly quantity: bigint }[],
): Promise<void> {
  const taken = await tx.execute(sql`
    with taken as (
      update stock_items s set on_hand = s.on_hand - w.quantity, updated_at = now()
      from ${tableOf('w', loose, { pim_id: 'text', quantity: 'bigint' })}
      where s.pim_id = w.pim_id and s.on_hand - s.reserved >= w.quantity
      returning s.pim_id, w.quantity
    )
    insert into stock_reservations (order_id, pim_id, quantity, outcome, ended_at)
    select ${order.id}, pim_id, quantity, 'consumed', now() from taken`);
  if (taken < loose.length)
    await tx.execute(sql`
      insert into order_audit (order_id, version, action, actor)
      values (${order.id}, ${order.version}, 'stock.short', 'stock')`);
}

/** Returns a canceled order's stock, once. Call it under the cart's lock, before dispatch. */
export const returnStock = (tx: Queryable, orderId: number): Promise<number> =>
  tx.execute(sql`
    with back as (
      update stock_reservations set outcome = 'returned', ended_at = now()
      where order_id = ${orderId} and outcome = 'consumed' returning pim_id, quantity
    )
    update stock_items s set on_hand = s.on_hand + b.quantity, updated_at = now()
    from (select pim_id, sum(quantity)::int as quantity from back group by pim_id) b where s.pim_id = b.pim_id`);

import { maxTrees, type ServiceName } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../platform/index.ts';
import type { CartRow } from '../orders/cart.repo.ts';

/**
 * Finds a line of the user's own carts and orders, with the order's number; null for another
 * user's.
 */
export async function findOwnLine(
  db: Queryable,
  userId: number,
  lineId: number,
): Promise<{ readonly number: string; readonly service: ServiceName | null } | null> {
  const [row] = await db.query<{ number: string; service: ServiceName | null }>(sql`
    select c.number, l.service from cart_lines l join carts c on c.id = l.cart_id
    where l.id = ${lineId} and c.user_id = ${userId}`);
  return row ?? null;
}

interface NewServiceRow {
  readonly service: ServiceName;
  readonly parentId: number | null;
  readonly quantity: number;
  readonly trigger: string | null;
}

/**
 * Adds a service to a locked cart. On a line a repeated call changes nothing; on the whole order
 * quantities add up. False: the parent is no goods line of this cart, or the quantity exceeds the
 * limit of an order.
 */
export async function insertService(
  tx: Tx,
  cart: Pick<CartRow, 'id' | 'currency'>,
  { service, parentId, quantity, trigger }: NewServiceRow,
): Promise<boolean> {
  const added = await tx.execute(sql`
    insert into cart_lines (cart_id, currency, service, parent_id, quantity, purchase_trigger)
    select ${cart.id}, ${cart.currency}, ${service}, ${parentId}::bigint, ${quantity}::int, ${trigger}::text
    where ${parentId}::bigint is null or exists (
      select 1 from cart_lines p where p.id = ${parentId}::bigint and p.cart_id = ${cart.id} and p.service is null)
    on conflict (cart_id, coalesce(parent_id, 0), service) where service is not null
    do update set quantity = case when cart_lines.parent_id is null
      then cart_lines.quantity + excluded.quantity else cart_lines.quantity end
    where cart_lines.parent_id is not null or cart_lines.quantity + excluded.quantity <= ${maxTrees}`);
  return added > 0;
}

/** Sets the quantity of a service of the whole order. False: it has none. */
export const setQuantity = async (
  tx: Tx,
  cartId: number,
  service: ServiceName,
  quantity: number,
): Promise<boolean> =>
  (await tx.execute(sql`
    update cart_lines set quantity = ${quantity}
    where cart_id = ${cartId} and service = ${service} and parent_id is null`)) > 0;

/** Removes a service from a line, or with null from the whole order. False: there is none. */
export const deleteService = async (
  tx: Tx,
  cartId: number,
  service: ServiceName,
  parentId: number | null,
): Promise<boolean> =>
  (await tx.execute(sql`
    delete from cart_lines where cart_id = ${cartId} and service = ${service}
      and parent_id is not distinct from ${parentId}::bigint`)) > 0;

/** Returns the service of a cart's line; null for goods and unknown lines. */
export async function findServiceOfLine(
  tx: Queryable,
  cartId: number,
  lineId: number,
): Promise<ServiceName | null> {
  const [row] = await tx.query<{ service: ServiceName | null }>(
    sql`select service from cart_lines where id = ${lineId} and cart_id = ${cartId}`,
  );
  return row?.service ?? null;
}

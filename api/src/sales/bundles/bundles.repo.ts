import { maxQuantity } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../platform/index.ts';
import type { BundleRow, CartRow } from '../orders/cart.repo.ts';

/** Inserts an empty bundle into a locked cart. */
export async function insertBundle(tx: Tx, cartId: number, quantity: number): Promise<BundleRow> {
  const [row] = await tx.query<{ id: bigint }>(
    sql`insert into bundles (cart_id, quantity) values (${cartId}, ${quantity}) returning id`,
  );
  if (!row) throw new Error('inserting a bundle returned no row');
  return { id: Number(row.id), quantity };
}

/**
 * Sets a bundle's quantity and multiplies its lines, in one statement. Returns false and changes
 * nothing when a line would exceed the limit of an order.
 */
export async function setBundleQuantity(tx: Tx, bundleId: number, quantity: number): Promise<boolean> {
  const [row] = await tx.query<{ fits: boolean }>(sql`
    with sizes as (
      select coalesce(max(bundle_share), 0)::bigint * ${quantity}::int <= ${maxQuantity} as fits
      from cart_lines where bundle_id = ${bundleId}
    ), changed as (
      update bundles set quantity = ${quantity} where id = ${bundleId} and (select fits from sizes)
    ), lines as (
      update cart_lines set quantity = bundle_share * ${quantity}::int
      where bundle_id = ${bundleId} and (select fits from sizes)
    )
    select fits from sizes`);
  return row?.fits === true;
}

/** Deletes a bundle with its lines and their child lines. */
export const deleteBundle = (tx: Tx, bundleId: number): Promise<number> =>
  tx.execute(sql`delete from bundles where id = ${bundleId}`);

export const bundleOf = (cart: Pick<CartRow, 'bundles'>, id: number): BundleRow | null =>
  cart.bundles.find((bundle) => bundle.id === id) ?? null;

/** Moves the bundles of a visitor's cart to the account's cart, after its lines. */
export const moveBundles = (tx: Queryable, fromCartId: bigint, toCartId: bigint): Promise<number> =>
  tx.execute(sql`update bundles set cart_id = ${toCartId} where cart_id = ${fromCartId}`);

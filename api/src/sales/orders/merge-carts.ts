import { maxQuantity, maxTrees, type ServiceName } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import type { MergeCart } from '../../customers/index.ts';
import { rowsOf, type Tx } from '../../platform/index.ts';
import { moveBundles } from '../bundles/bundles.repo.ts';
import { serviceKinds } from '../services/service-list.ts';
import { lockCartById } from './cart.repo.ts';
import { type LineRow, loadLines } from './lines.repo.ts';
import { lineKey, mergeLines } from './merge-lines.ts';
import type { OrderPorts } from './ports.ts';
import { priceCart, savePrices } from './reprice.ts';

/** A service of one line has quantity one; trees and goods add up. */
const maxQuantityOf = (service: ServiceName | null): number =>
  service === null ? maxQuantity : serviceKinds[service].level === 'line' ? 1 : maxTrees;

interface OpenCart {
  readonly id: bigint;
  readonly user_id: number;
  readonly region: string;
  readonly offer_id: number | null;
  readonly held: boolean;
}

/**
 * Moves a visitor's open carts into an account, by market, inside the sign-in's transaction. The
 * quantities of lines with the same variant, design and options add up; nothing is lost or counted
 * twice. Locks both carts' rows in ascending order of id. A visitor's cart is merged once; a
 * repeated call moves nothing. A cart that is being paid does not change, and lines that would go
 * into one wait: the end of the payment merges them (`merge-later.ts`).
 *
 * `reprice` prices the changed cart. Returns the number of moved lines.
 */
export async function mergeCarts(
  tx: Tx,
  fromUserId: number,
  toUserId: number,
  reprice: (tx: Tx, cartId: number) => Promise<void>,
): Promise<number> {
  if (fromUserId === toUserId) return 0;
  // Excludes a second merge, but not code that only references the visitor, such as the event of a
  // placed order, which holds a cart's lock.
  const [visitor] = await tx.query<{ id: number }>(
    sql`select id from users where id = ${fromUserId} and email is null for no key update`,
  );
  if (!visitor) return 0;
  // Prevents a new cart of the account meanwhile: `insertCart` waits.
  await tx.query(sql`select id from users where id = ${toUserId} for share`);
  const carts = await tx.query<OpenCart>(sql`
    select id, user_id, region, offer_id, completing_at is not null as held from carts
    where user_id in (${fromUserId}, ${toUserId}) and completed_at is null and merged_into is null
    order by id for update`);
  let moved = 0;
  for (const guest of carts.filter((cart) => cart.user_id === fromUserId && !cart.held)) {
    // An order created from an offer stays separate.
    const own =
      guest.offer_id === null
        ? carts.find((cart) => isOpen(cart) && cart.user_id === toUserId && cart.region === guest.region)
        : undefined;
    if (own?.held) {
      await closeEmptyCart(tx, guest, own);
      continue;
    }
    moved += own ? await moveLines(tx, guest, own) : await reassignCart(tx, guest, toUserId);
    const id = Number((own ?? guest).id);
    await reprice(tx, id);
  }
  return moved;
}

const isOpen = (cart: OpenCart): boolean => cart.offer_id === null;

/** Closes the visitor's cart once it has no lines. */
const closeEmptyCart = (tx: Tx, guest: OpenCart, own: OpenCart): Promise<number> =>
  tx.execute(sql`
    update carts set merged_into = ${own.id}, updated_at = now()
    where id = ${guest.id} and not exists (select 1 from cart_lines where cart_id = ${guest.id})`);

/** The account has no cart in this market: it takes over the visitor's cart with its number. */
async function reassignCart(tx: Tx, guest: OpenCart, toUserId: number): Promise<number> {
  await tx.execute(sql`
    update carts set user_id = ${toUserId}, email = (select email from users where id = ${toUserId}) where id = ${guest.id}`);
  return (await loadLines(tx, Number(guest.id))).length;
}

/**
 * Moves top-level lines first, then child lines, once the parent's id in the account's cart is
 * known.
 */
async function moveLines(tx: Tx, guest: OpenCart, own: OpenCart): Promise<number> {
  let moved = 0;
  for (const hanging of [false, true]) {
    const from = (await loadLines(tx, Number(guest.id)))
      .map(toLineKey)
      .filter((line) => (line.parentId !== null) === hanging);
    const into = (await loadLines(tx, Number(own.id))).map(toLineKey);
    const known = new Map(into.map((line) => [lineKey(line), line]));
    const same = from.flatMap((line) => {
      const twin = known.get(lineKey(line));
      return twin ? [{ from: line.id, into: twin.id, most: maxQuantityOf(line.service) }] : [];
    });
    const merged = new Map(mergeLines(into, from).map((line) => [line.id, line.quantity]));
    const pairs = rowsOf('v', same, {
      old_id: ['bigint', (pair) => pair.from],
      new_id: ['bigint', (pair) => pair.into],
      quantity: ['int', (pair) => Math.min(merged.get(pair.into) ?? 0, pair.most)],
    });
    await tx.execute(
      sql`update cart_lines l set parent_id = v.new_id from ${pairs} where l.parent_id = v.old_id`,
    );
    // An order holds one sample pack: the visitor's, as the latest choice, sets the samples.
    await tx.execute(sql`
      update cart_lines l set samples = coalesce(old.samples, l.samples),
        quantity = case when exists (
          select 1 from variants p where p.id = l.variant_id and p.product = 'sample-packs') then 1 else v.quantity end
      from ${pairs} join cart_lines old on old.id = v.old_id where l.id = v.new_id`);
    await tx.execute(sql`delete from cart_lines l using ${pairs} where l.id = v.old_id`);
    await tx.execute(sql`
      update cart_lines set cart_id = ${own.id}
      where cart_id = ${guest.id} and (parent_id is not null) = ${hanging}::boolean`);
    moved += from.length;
  }
  await moveBundles(tx, guest.id, own.id);
  await tx.execute(sql`
    update carts o set
      ship_address = coalesce(o.ship_address, g.ship_address), bill_address = coalesce(o.bill_address, g.bill_address),
      shipping_method = coalesce(o.shipping_method, g.shipping_method),
      payment_method = coalesce(o.payment_method, g.payment_method),
      coupon_id = coalesce(o.coupon_id, g.coupon_id)
    from carts g where o.id = ${own.id} and g.id = ${guest.id}`);
  await tx.execute(sql`update carts set merged_into = ${own.id}, updated_at = now() where id = ${guest.id}`);
  return moved;
}

/**
 * `mergeLines` retains the first of two equal lines, so a merged line has the id of the account's
 * own.
 */
const toLineKey = (line: LineRow) => ({
  id: line.id,
  variantId: line.variant_id,
  service: line.service,
  boxDesignId: line.box_design_id,
  parentId: line.parent_id,
  expressDeliveryOptionId: line.express_delivery_option_id,
  bundleId: line.bundle_id,
  quantity: line.quantity,
});

/** Creates the hook for the sign-in: merges the carts and reprices the result. */
export const createCartMerger =
  (ports: OrderPorts, clock: () => Date): MergeCart =>
  (tx, from, to) =>
    mergeCarts(tx, from, to, async (open, id) => {
      const cart = await lockCartById(open, id);
      if (cart)
        await savePrices(open, await priceCart(open, ports, cart, clock()), 'cart.merge', `user:${to}`);
    });

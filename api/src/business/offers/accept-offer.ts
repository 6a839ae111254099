import type { Order } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import {
  type ApiDeps,
  array,
  type CallUser,
  fail,
  ok,
  type Result,
  recordEvent,
  sameSecret,
  type Tx,
} from '../../platform/index.ts';
import {
  copyOptions,
  findCartById,
  lockCartById,
  newOrderNumber,
  type OrderPorts,
  presentCart,
  presentCartOrOrder,
  priceCart,
  savePrices,
} from '../../sales/index.ts';
import {
  loadOfferLines,
  lockOfferByToken,
  markAccepted,
  type OfferLineRow,
  type OfferRow,
} from './offers.repo.ts';

type Code = 'not_found' | 'invalid_input' | 'offer_expired' | 'offer_superseded' | 'offer_accepted';

/**
 * Creates the caller's order from the chosen lines at the offer's prices, under the offer's lock:
 * of concurrent calls one accepts. A repeated call with the same lines returns the same order; any
 * other gets 409. The database's clock decides whether the offer is still valid.
 */
export async function acceptOffer(
  { db, clock }: ApiDeps,
  ports: OrderPorts,
  user: CallUser,
  token: string,
  asked: { readonly token: string; readonly line_item_ids: readonly number[] },
): Promise<Result<Order, Code>> {
  if (!sameSecret(token, asked.token)) {
    const message = 'Send the token from the link.';
    return fail('invalid_input', { fields: [{ path: 'token', code: 'mismatch', message }] });
  }
  return db.transaction(async (tx): Promise<Result<Order, Code>> => {
    const offer = await lockOfferByToken(tx, token);
    if (!offer) return fail('not_found');
    const lines = await loadOfferLines(tx, offer.id);
    const wanted = new Set(asked.line_item_ids);
    const known = new Set(lines.map(({ id }) => id));
    const foreign = asked.line_item_ids.findIndex((asking) => !known.has(asking));
    if (foreign >= 0) {
      const message = 'Choose lines of this offer.';
      return fail('invalid_input', {
        fields: [{ path: `line_item_ids.${foreign}`, code: 'unknown', message }],
      });
    }
    if (offer.status === 'accepted') return replayAcceptance(tx, ports, user, offer, lines, wanted, clock());
    if (offer.status === 'expired') return fail('offer_expired');
    if (offer.status !== 'sent' && offer.status !== 'viewed') return fail('offer_superseded');
    const cartId = await insertOfferCart(tx, offer, user, [...wanted]);
    if ((await markAccepted(tx, offer.id, cartId, [...wanted])) !== 1) return fail('offer_expired');
    await tx.execute(sql`update quote_requests set status = 'closed' where id = ${offer.quote_request_id}`);
    const cart = await lockCartById(tx, cartId);
    if (!cart) throw new Error(`cart ${cartId} vanished`);
    const now = clock();
    const priced = await priceCart(tx, ports, cart, now);
    const saved = await savePrices(tx, priced, 'offer.accept', `user:${user.id}`);
    await recordEvent(tx, {
      type: 'offer.accepted',
      resource: `offer:${offer.id}`,
      userId: user.id,
      data: {
        offer_id: offer.id,
        quote_number: offer.qr_number,
        order_number: cart.number,
        currency: offer.currency,
        region: offer.region,
      },
    });
    return ok(presentCart(saved, ports, user, now));
  });
}

async function replayAcceptance(
  tx: Tx,
  ports: OrderPorts,
  user: CallUser,
  offer: OfferRow,
  lines: readonly OfferLineRow[],
  wanted: ReadonlySet<number>,
  now: Date,
): Promise<Result<Order, Code>> {
  const cart = offer.cart_id === null ? null : await findCartById(tx, Number(offer.cart_id));
  const same = lines.every((line) => line.accepted === wanted.has(line.id));
  // Others may have the link: only the order's owner sees it.
  if (!cart || !same || cart.user_id !== user.id) return fail('offer_accepted');
  return ok(await presentCartOrOrder(tx, ports, cart, user, now));
}

/** Inserts a separate cart with the chosen lines, and the request's design if the buyer owns it. */
async function insertOfferCart(
  tx: Tx,
  offer: OfferRow,
  user: CallUser,
  lineIds: readonly number[],
): Promise<number> {
  const [cart] = await tx.query<{ id: bigint }>(sql`
    insert into carts (number, user_id, region, currency, email, channel, offer_id, tax_country)
    values (${newOrderNumber()}, ${user.id}, ${offer.region}, ${offer.currency}, ${user.email ?? offer.email}, 'custom',
      ${offer.id}, ${offer.tax_country})
    returning id`);
  if (!cart) throw new Error('inserting a cart returned no row');
  await tx.execute(sql`
    insert into cart_lines (cart_id, currency, variant_id, quantity, item, offer_line_id, agreed_unit, agreed_net,
      purchase_trigger, box_design_id)
    select ${cart.id}, ${offer.currency}, l.variant_id, l.quantity, l.item, l.id, l.unit_price, l.net, 'offer',
      (select d.id from box_designs d join quote_requests q on q.box_design_id = d.id
        where q.id = ${offer.quote_request_id} and d.user_id = ${user.id} and d.deleted_at is null)
    from offer_lines l where l.offer_id = ${offer.id} and l.id = any(${array(lineIds, 'int')}) order by l.position`);
  await copyOptions(tx, Number(cart.id), lineIds);
  return Number(cart.id);
}

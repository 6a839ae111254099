import type { VolumePrice } from '@shop/contracts';
import { type SQL, sql } from 'drizzle-orm';
import { array, json, type Queryable, type Tx } from '../../platform/index.ts';
import type { LineOption } from '../orders/lines.repo.ts';

export interface OptionRow extends LineOption {
  readonly offer_id: number | null;
  readonly offer_line_id: number | null;
  /** SHA-256 of the offer's token. */
  readonly token_hash: Uint8Array | null;
  /** The requester of the offer, or the owner of the cart. */
  readonly owner_id: number;
  readonly cart_id: bigint | null;
  readonly cart_line_id: bigint | null;
}

/** Finds an option with its owner; null for an unknown one. */
export async function findOption(db: Queryable, id: number): Promise<OptionRow | null> {
  const [row] = await db.query<OptionRow>(sql`
    select q.id, q.quantity, q.unit_price::text as unit_price, q.net::text as net, q.visible, q.selected,
      o.id as offer_id, q.offer_line_id, o.token_hash, coalesce(r.user_id, c.user_id) as owner_id, c.id as cart_id,
      q.cart_line_id
    from quantity_options q
    left join offer_lines ol on ol.id = q.offer_line_id left join offers o on o.id = ol.offer_id
    left join quote_requests r on r.id = o.quote_request_id
    left join cart_lines cl on cl.id = q.cart_line_id left join carts c on c.id = cl.cart_id
    where q.id = ${id}`);
  return row ?? null;
}

/** The option as JSON with amounts as digits; `q` is the row. */
export const optionJson: SQL = sql`
  json_build_object('id', q.id, 'quantity', q.quantity, 'unit_price', q.unit_price::text, 'net', q.net::text,
    'visible', q.visible, 'selected', q.selected)`;

/** Toggles an option's visibility. False for the selected one, which stays visible. */
export const toggleOption = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx.execute(
    sql`update quantity_options set visible = not visible where id = ${id} and not (visible and selected)`,
  )) === 1;

/** Selects an option of its line and makes it visible. */
export async function markSelected(tx: Tx, option: OptionRow): Promise<void> {
  const ofLine =
    option.offer_line_id === null
      ? sql`cart_line_id = ${option.cart_line_id}`
      : sql`offer_line_id = ${option.offer_line_id}`;
  await tx.execute(sql`update quantity_options set selected = false where ${ofLine} and selected`);
  await tx.execute(sql`update quantity_options set selected = true, visible = true where id = ${option.id}`);
}

export interface NewOption {
  readonly quantity: number;
  readonly unit_price: bigint;
  readonly net: bigint;
  readonly price: VolumePrice;
}

/** Stores the options of an offer's lines by position; the line's quantity is the selected one. */
export async function insertOptions(
  tx: Tx,
  offerId: number,
  lines: readonly { readonly position: number; readonly options: readonly NewOption[] }[],
): Promise<number> {
  const rows = lines.flatMap(({ position, options }) =>
    options.map((option) => ({
      ...option,
      position,
      unit_price: String(option.unit_price),
      net: String(option.net),
    })),
  );
  return tx.execute(sql`
    insert into quantity_options (offer_line_id, quantity, unit_price, net, price, selected)
    select l.id, n.quantity, n.unit_price::bigint, n.net::bigint, n.price, n.quantity = l.quantity
    from jsonb_to_recordset(${json(rows)}) as n (position int, quantity int, unit_price text, net text, price jsonb)
    join offer_lines l on l.offer_id = ${offerId} and l.position = n.position
    order by l.position, n.quantity`);
}

/** Copies the options of an offer's lines to the order created from it. */
export const copyOptions = (tx: Tx, cartId: number, offerLineIds: readonly number[]): Promise<number> =>
  tx.execute(sql`
    insert into quantity_options (cart_line_id, quantity, unit_price, net, price, visible, selected)
    select c.id, q.quantity, q.unit_price, q.net, q.price, q.visible, q.selected
    from quantity_options q join cart_lines c on c.offer_line_id = q.offer_line_id and c.cart_id = ${cartId}
    where q.offer_line_id = any(${array(offerLineIds, 'int')})`);

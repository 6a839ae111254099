import type { Offer, VolumePrice } from '@shop/contracts';
import { type Currency, currencies } from '@shop/money';
import { type RegionId, regionIds } from '@shop/regions';
import { sql } from 'drizzle-orm';
import { array, hashToken, json, type Queryable, type Tx } from '../../platform/index.ts';
import {
  insertOptions,
  type LineItemFacts,
  type LineOption,
  type NewOption,
  optionJson,
  type TaxReason,
} from '../../sales/index.ts';

export interface OfferRow {
  readonly id: number;
  readonly quote_request_id: number;
  readonly qr_number: string;
  readonly version: number;
  readonly nonce: string;
  readonly region: RegionId;
  readonly currency: Currency;
  readonly email: string;
  /** `expired` as soon as the database's clock passes `valid_until`, even before the job runs. */
  readonly status: Offer['status'];
  readonly valid_until: Date;
  readonly terms: string | null;
  readonly tax_country: string;
  readonly tax_rate: number;
  readonly tax_reason: TaxReason | null;
  readonly cart_id: bigint | null;
  readonly order_number: string | null;
  readonly locale: string | null;
  /** The buyer's order manager; null when none is assigned. */
  readonly order_manager: Offer['order_manager'];
  readonly created_at: Date;
  /** Whom it is addressed to, as the request names them. */
  readonly full_name: string;
  readonly company_name: string | null;
}

export interface OfferLineRow {
  readonly id: number;
  readonly variant_id: number;
  readonly quantity: number;
  readonly unit_price: bigint;
  readonly net: bigint;
  readonly item: LineItemFacts;
  readonly price: VolumePrice;
  readonly accepted: boolean;
  /** The requested quantity; the line may have another of its options selected. */
  readonly asked: number;
  readonly options: readonly LineOption[];
}

const openStatuses = sql`('draft', 'sent', 'viewed')`;
const select = sql`
  select o.id, o.quote_request_id, q.qr_number, o.version, o.nonce, o.region, o.currency, o.email,
    case when o.status in ${openStatuses} and o.valid_until <= clock_timestamp() then 'expired' else o.status end as status,
    o.valid_until, o.terms, o.tax_country, o.tax_rate, o.tax_reason, o.cart_id, c.number as order_number, o.created_at,
    q.full_name, q.company_name,
    case when u.email is null then null else u.locale end as locale,
    case when m.id is null then null
      else json_build_object('email', m.email, 'name', m.name, 'avatar', m.avatar) end as order_manager
  from offers o join quote_requests q on q.id = o.quote_request_id join users u on u.id = q.user_id
  left join carts c on c.id = o.cart_id left join order_managers m on m.id = u.order_manager_id`;

const requireKnownMarket = (row: OfferRow | undefined): OfferRow | null => {
  if (!row) return null;
  if (!currencies.includes(row.currency) || !regionIds.includes(row.region))
    throw new Error(`offer ${row.id} is of an unknown market`);
  return row;
};

/** Finds an offer by its link's token; null for an unknown token. */
export const findOfferByToken = async (db: Queryable, token: string): Promise<OfferRow | null> =>
  requireKnownMarket((await db.query<OfferRow>(sql`${select} where o.token_hash = ${hashToken(token)}`))[0]);

export const findOfferById = async (db: Queryable, id: number): Promise<OfferRow | null> =>
  requireKnownMarket((await db.query<OfferRow>(sql`${select} where o.id = ${id}`))[0]);

/**
 * As `findOfferByToken`, with a row lock until the transaction ends. Two statements on purpose: the
 * second reads the row and the clock after the wait.
 */
export async function lockOfferByToken(tx: Tx, token: string): Promise<OfferRow | null> {
  const [row] = await tx.query<{ id: number }>(
    sql`select id from offers where token_hash = ${hashToken(token)} for update`,
  );
  return row ? findOfferById(tx, row.id) : null;
}

export async function lockOfferById(tx: Tx, id: number): Promise<OfferRow | null> {
  const [row] = await tx.query<{ id: number }>(sql`select id from offers where id = ${id} for update`);
  return row ? findOfferById(tx, row.id) : null;
}

/** Locks the latest version that answers a request. */
export async function lockNewestOffer(tx: Tx, quoteRequestId: number): Promise<OfferRow | null> {
  const [row] = await tx.query<{ id: number }>(sql`
    select id from offers where quote_request_id = ${quoteRequestId} order by version desc limit 1 for update`);
  return row ? findOfferById(tx, row.id) : null;
}

export const loadOfferLines = (db: Queryable, offerId: number): Promise<readonly OfferLineRow[]> =>
  db.query<OfferLineRow>(sql`
    select l.id, l.variant_id, l.quantity, l.unit_price, l.net, l.item, l.price, l.accepted,
      coalesce(l.asked, l.quantity) as asked,
      (select coalesce(json_agg(${optionJson} order by q.quantity), '[]') from quantity_options q
        where q.offer_line_id = l.id) as options
    from offer_lines l where l.offer_id = ${offerId} order by l.position`);

export interface NewOffer {
  readonly quote_request_id: number;
  readonly version: number;
  readonly nonce: string;
  readonly token: string;
  readonly region: RegionId;
  readonly currency: Currency;
  readonly email: string;
  /** Validity in hours. */
  readonly hours: number;
  readonly tax_country: string;
  readonly tax_rate: number;
  readonly tax_reason: TaxReason | null;
  /** What the buyer reads beside the prices. */
  readonly terms?: string | null;
  /** Why a price is below that of the model; for colleagues. */
  readonly discount_reason?: string | null;
  readonly lines: readonly (Omit<OfferLineRow, 'id' | 'accepted' | 'asked' | 'options'> & {
    readonly options: readonly NewOption[];
  })[];
}

/** Inserts a version with its lines; supersedes an earlier one. */
export async function insertOffer(tx: Tx, offer: NewOffer): Promise<OfferRow> {
  await tx.execute(sql`
    update offers set status = case when valid_until <= clock_timestamp() then 'expired' else 'superseded' end
    where quote_request_id = ${offer.quote_request_id} and status in ${openStatuses}`);
  const [made] = await tx.query<{ id: number }>(sql`
    insert into offers (quote_request_id, version, nonce, token_hash, region, currency, email, valid_until, tax_country,
      tax_rate, tax_reason, terms, discount_reason)
    values (${offer.quote_request_id}, ${offer.version}, ${offer.nonce}, ${hashToken(offer.token)}, ${offer.region},
      ${offer.currency}, ${offer.email}, clock_timestamp() + make_interval(hours => ${offer.hours}::int),
      ${offer.tax_country}, ${offer.tax_rate}, ${offer.tax_reason}, ${offer.terms ?? null}, ${offer.discount_reason ?? null})
    returning id`);
  if (!made) throw new Error('inserting an offer returned no row');
  const rows = offer.lines.map(({ options: _options, ...line }, position) => ({
    ...line,
    unit_price: String(line.unit_price),
    net: String(line.net),
    position,
  }));
  await tx.execute(sql`
    insert into offer_lines (offer_id, position, variant_id, quantity, unit_price, net, item, price, asked)
    select ${made.id}, position, variant_id, quantity, unit_price::bigint, net::bigint, item, price, quantity
    from jsonb_to_recordset(${json(rows)}) as row (position int, variant_id int, quantity int, unit_price text, net text,
      item jsonb, price jsonb)`);
  await insertOptions(
    tx,
    made.id,
    offer.lines.map(({ options }, position) => ({ position, options })),
  );
  await tx.execute(
    sql`update quote_requests set status = 'offered' where id = ${offer.quote_request_id} and status <> 'closed'`,
  );
  const row = await findOfferById(tx, made.id);
  if (!row) throw new Error('the offer vanished');
  return row;
}

/** Marks a sent offer as viewed, once. */
export const markViewed = (db: Queryable, id: number): Promise<number> =>
  db.execute(sql`
    update offers set status = 'viewed', viewed_at = now()
    where id = ${id} and status = 'sent' and valid_until > clock_timestamp()`);

/** Marks the offer as accepted with its order. Returns 0 when it can no longer be accepted. */
export const markAccepted = async (
  tx: Tx,
  id: number,
  cartId: number,
  lineIds: readonly number[],
): Promise<number> => {
  await tx.execute(
    sql`update offer_lines set accepted = true where offer_id = ${id} and id = any(${array(lineIds, 'int')})`,
  );
  return tx.execute(sql`
    update offers set status = 'accepted', cart_id = ${cartId}
    where id = ${id} and status in ('sent', 'viewed') and valid_until > clock_timestamp()`);
};

/** Expires all due offers by the database's clock; never changes an offer that has ended. */
export const expireOffers = (db: Queryable): Promise<number> =>
  db.execute(sql`
    update offers set status = 'expired' where status in ${openStatuses} and valid_until <= clock_timestamp()`);

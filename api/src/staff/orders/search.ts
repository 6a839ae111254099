import type { SearchHit, SearchKind } from '@shop/contracts';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/index.ts';
import { contains, inRegions, literal } from './list-orders.ts';

/** How many of each kind. */
const most = 6;

const customerText = sql`search_fold(u.email || ' ' || coalesce(u.first_name, '') || ' ' || coalesce(u.last_name, '') || ' ' || coalesce(u.company_name, ''))`;
/** What a quote request `q` is found by; as its index has it. */
export const quoteText = sql`search_fold(q.qr_number || ' ' || q.email || ' ' || q.full_name || ' ' || coalesce(q.company_name, ''))`;

/** How far the search for quote requests looks. */
export interface SearchBounds {
  /** So many newest rows are read first, by their key. */
  readonly newest: number;
  /** If fewer than wanted were found there, so many older candidates of the index are sorted. */
  readonly candidates: number;
}
const usual: SearchBounds = { newest: 500, candidates: 200 };

/**
 * The ids of quote requests that contain a fragment. A fragment that every row has would make PostgreSQL read and fold
 * the whole table to sort its matches; this stops at the newest ones. Only where few of these match are older ones
 * looked up in the index of trigrams; with more candidates than `bounds`, they are not all the newest.
 */
const quoteIds = (
  fragment: string,
  { newest, candidates }: SearchBounds,
  within: (region: SQL) => SQL,
): SQL => {
  const window = sql`(select * from quote_requests order by id desc limit ${newest})`;
  return sql`(
    (select q.id from ${window} q
      where ${within(sql`q.region`)} and ${quoteText} like '%' || search_fold(${literal(fragment)}) || '%' order by q.id desc limit ${most})
    union all
    (select older.id from (
        select q.id from quote_requests q
        where ${within(sql`q.region`)} and ${contains(quoteText, fragment)} and q.id < (select coalesce(min(w.id), 0) from ${window} w)
        limit ${candidates}) older
      order by older.id desc limit ${most})
    limit ${most})`;
};

/**
 * One statement for each kind, of the regions in which the caller may read orders (null: all). Each condition is the
 * expression of an index of migration 0155.
 */
const branches = (fragment: string, bounds: SearchBounds, within: (region: SQL) => SQL): readonly SQL[] => [
  sql`select 'order' as kind, o.number as id, o.number as title, concat_ws(' · ', nullif(concat_ws(' ',
      o.snapshot #>> '{ship_address,firstname}', o.snapshot #>> '{ship_address,lastname}'), ''), o.email) as detail,
      o.region, o.number as order_number, null as orders_text, o.id::bigint as age
    from orders o where o.placed_at is not null and ${within(sql`o.region`)} and ${contains(sql`o.search_text`, fragment)}
    order by o.id desc limit ${most}`,
  sql`select 'invoice', i.number, i.number, o.number, o.region, o.number, null, i.id
    from invoices i join orders o on o.id = i.order_id where ${within(sql`o.region`)} and ${contains(sql`search_fold(i.number)`, fragment)}
    order by i.id desc limit ${most}`,
  sql`select 'shipment', s.id::text, s.tracking_number, s.carrier || ' · ' || o.number, o.region, o.number, null, s.id
    from shipments s join orders o on o.id = s.order_id
    where s.tracking_number is not null and ${within(sql`o.region`)} and ${contains(sql`search_fold(s.tracking_number)`, fragment)}
    order by s.id desc limit ${most}`,
  sql`select 'customer', u.id::text, u.email, concat_ws(' ', u.first_name, u.last_name, u.company_name), u.region, null,
      u.email, u.id::bigint
    from users u where u.email is not null and u.role = 'customer' and ${within(sql`u.region`)} and ${contains(customerText, fragment)}
    order by u.id desc limit ${most}`,
  sql`select 'company', c.id::text, c.name, coalesce(c.vat_id, ''), c.region, null, c.name, c.id::bigint
    from companies c where ${within(sql`c.region`)} and ${contains(sql`search_fold(c.name || ' ' || coalesce(c.vat_id, ''))`, fragment)}
    order by c.id desc limit ${most}`,
  sql`select 'quote', q.qr_number, q.qr_number, q.full_name || ' · ' || q.email, q.region, null, nullif(q.email, ''), q.id::bigint
    from quote_requests q where ${within(sql`q.region`)} and q.id in ${quoteIds(fragment, bounds, within)} order by q.id desc limit ${most}`,
  sql`select 'design', d.id::text, d.name, d.id::text, null, x.number, null, 0::bigint
    from box_designs d left join lateral (
      select o.number, o.region from order_lines l join orders o on o.id = l.order_id
      where l.box_design_id = d.id and o.placed_at is not null order by o.id desc limit 1) x on true
    where ${within(sql`x.region`)} and ${contains(sql`search_fold(d.name || ' ' || d.id::text)`, fragment)}
    order by d.created_at desc limit ${most}`,
];

/** The statement of the search. */
const searchStatement = (fragment: string, regions: readonly string[] | null, bounds: SearchBounds): SQL =>
  sql`${sql.join(
    branches(fragment, bounds, (region) => (regions === null ? sql`true` : inRegions(region, regions))).map(
      (branch) => sql`select * from (${branch}) found`,
    ),
    sql` union all `,
  )}`;

interface Row extends Omit<SearchHit, 'kind'> {
  readonly kind: SearchKind;
}

/** Finds a fragment of three or more characters in everything of these regions (null: all), in one statement. */
export const searchEverything = async (
  db: Queryable,
  fragment: string,
  regions: readonly string[] | null,
  bounds: SearchBounds = usual,
): Promise<SearchHit[]> =>
  (await db.query<Row>(searchStatement(fragment, regions, bounds))).map(
    ({ kind, id, title, detail, region, order_number, orders_text }) => ({
      kind,
      id,
      title,
      detail,
      region,
      order_number,
      // Shorter texts are no filter of the list.
      orders_text: orders_text && orders_text.length >= 3 ? orders_text.slice(0, 80) : null,
    }),
  );

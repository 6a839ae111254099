import type { StaffCustomer, StaffNote } from '@shop/contracts';
import { type Currency, money, toDecimal } from '@shop/money';
import { markets, type RegionId } from '@shop/regions';
import { type SQL, sql } from 'drizzle-orm';
import { fail, jsonTimestamp, ok, type Queryable, type Result } from '../../platform/index.ts';
import { inRegions } from '../orders/list-orders.ts';
import { actorName } from '../people/actor-name.ts';
import { refuseRegion } from '../quotes/quote-owner.ts';
import { boughtSql, guestSql, personIds, presentSpend, type Spend, whoSql } from './list-customers.ts';

type Minor<Item, Key extends keyof Item> = Omit<Item, Key> & {
  readonly minor: string;
  readonly currency: Currency;
};
type Clocked = Omit<StaffCustomer['exports'][number], 'overdue' | 'state'>;

interface Row
  extends Omit<
    StaffCustomer,
    'currency' | 'region' | 'since' | 'spend' | 'orders' | 'order_count' | 'wallet' | 'exports' | 'erasures'
  > {
  readonly region: RegionId;
  readonly since: Date;
  readonly spend: Spend;
  readonly order_count: number;
  readonly orders: readonly Minor<StaffCustomer['orders'][number], 'total'>[];
  readonly balances: readonly Minor<StaffCustomer['wallet']['balances'][number], 'balance'>[];
  readonly entries: readonly Minor<StaffCustomer['wallet']['entries'][number], 'amount'>[];
  readonly exports: readonly (Clocked & { readonly state: StaffCustomer['exports'][number]['state'] })[];
  readonly erasures: readonly (Clocked & Pick<StaffCustomer['erasures'][number], 'state' | 'erase_at'>)[];
}

/** Whether a column holds one of the regions of the reader; null: all. */
const within = (column: SQL, regions: readonly string[] | null): SQL =>
  regions === null ? sql`true` : inRegions(column, regions);

type Regions = readonly string[] | null;

const ordersSql = (regions: Regions) => sql`(
  select coalesce(json_agg(json_build_object('number', x.number, 'region', x.region, 'placed_at', ${jsonTimestamp('x.placed_at')},
    'stage', x.stage, 'payment_state', x.payment_state, 'currency', x.currency, 'minor', x.total::text)
    order by x.placed_at desc), '[]')
  from (select o.* from orders o
    where o.user_id in ${personIds} and o.placed_at is not null and ${within(sql`o.region`, regions)}
    order by o.placed_at desc limit 20) x)`;

const designsSql = sql`(
  select coalesce(json_agg(json_build_object('id', x.id, 'name', x.name, 'product', x.product, 'updated_at',
    ${jsonTimestamp('x.updated_at')}) order by x.updated_at desc), '[]')
  from (select d.id, d.name, d.product, d.updated_at from box_designs d
    where d.user_id = u.id and d.deleted_at is null order by d.updated_at desc limit 20) x)`;

const quotesSql = (regions: Regions) => sql`(
  select coalesce(json_agg(json_build_object('number', x.qr_number, 'status', x.status, 'created_at', ${jsonTimestamp('x.created_at')},
    'answer_by', ${jsonTimestamp('x.answer_by')}) order by x.id desc), '[]')
  from (select q.* from quote_requests q
    where q.user_id in ${personIds} and ${within(sql`q.region`, regions)} order by q.id desc limit 20) x)`;

/** The last decision about each purpose, by the person alone. */
const consentsSql = sql`(
  select coalesce(json_agg(json_build_object('type', x.type, 'status', x.status, 'source', x.source, 'text_version',
    x.text_version, 'at', ${jsonTimestamp('x.created_at')}) order by x.type), '[]')
  from (select distinct on (l.type) l.* from consent_log l where l.user_id in ${personIds}
    order by l.type, l.id desc) x)`;

const entriesSql = sql`(
  select coalesce(json_agg(json_build_object('id', x.id, 'currency', x.currency, 'minor', x.amount::text, 'kind', x.kind,
    'reason', x.reason, 'order_number', (select c.number from carts c where c.id = x.order_id),
    'by_name', ${actorName(sql`x.actor`)}, 'created_at', ${jsonTimestamp('x.created_at')}) order by x.id desc), '[]')
  from (select e.* from wallet_entries e where e.user_id = u.id order by e.id desc limit 50) x)`;

/** Jobs that write a mail are kept for 90 days; their keys name what they are about. */
const mailsSql = (regions: Regions) => sql`(
  select coalesce(json_agg(json_build_object('name', m.mail, 'order_number', m.number, 'at', ${jsonTimestamp('m.at')}, 'state',
    case m.state when 'done' then 'sent' when 'failed' then 'failed' else 'waiting' end) order by m.at desc), '[]')
  from (
    select w.mail, w.number, j.state, coalesce(j.finished_at, j.created_at) as at
    from (select o.id, o.number from orders o
      where o.user_id in ${personIds} and o.placed_at is not null and ${within(sql`o.region`, regions)}
      order by o.placed_at desc limit 20) o cross join lateral (
      select 'orders.mail' as name, o.number as key, 'confirmation' as mail, o.number
      union all select 'orders.cancel-mail', o.number, 'cancellation', o.number
      union all select 'refunds.mail', r.id::text, 'refund', o.number from refunds r where r.order_id = o.id
      union all select 'shipments.mail', s.id::text, 'shipment', o.number from shipments s where s.order_id = o.id
      union all select 'approval.ask', a.id::text, 'proof', o.number from client_approval_filesets a
        where a.order_id = o.id
    ) w join jobs j on j.name = w.name and j.key = w.key
    order by at desc limit 20
  ) m)`;

const addressesSql = sql`(
  select coalesce(json_agg(json_build_object('id', a.id, 'text', concat_ws(', ',
    nullif(concat_ws(' ', a.attributes ->> 'firstname', a.attributes ->> 'lastname'), ''),
    nullif(a.attributes ->> 'company', ''), nullif(a.attributes ->> 'address1', ''),
    nullif(a.attributes ->> 'address2', ''),
    nullif(concat_ws(' ', a.attributes ->> 'zipcode', a.attributes ->> 'city'), ''), a.attributes ->> 'country_iso',
    nullif(a.attributes ->> 'phone', ''))) order by a.id), '[]')
  from addresses a where a.user_id = u.id)`;

const referralSql = (regions: Regions) => sql`json_build_object(
  'code', (select c.code from referral_codes c where c.user_id = u.id),
  'referred_by', (select json_build_object('id', p.id, 'status', r.status,
      'name', case when ${within(sql`p.region`, regions)} then coalesce(nullif(trim(concat_ws(' ', p.first_name, p.last_name)), ''),
        p.email, p.id::text) else p.id::text end)
    from referrals r join users p on p.id = r.referrer_id where r.referred_id = u.id),
  'referred', (select count(*) from referrals r where r.referrer_id = u.id),
  'rewarded', (select count(*) from referrals r where r.referrer_id = u.id and r.status = 'rewarded'))`;

/** One month from the receipt (GDPR Art. 12(3)); the last day of a shorter month. */
const due = (column: string) => jsonTimestamp(`(${column} + interval '1 month')`);

const customerRow = (id: number, regions: Regions) => sql`
  select ${whoSql}, u.locale, u.confirmed_at is not null as confirmed, coalesce(u.phone, guest.phone) as phone,
    u.contact_email, u.customer_since as since,
    (select json_build_object('id', m.id, 'name', m.name, 'email', m.email)
      from order_managers m where m.id = u.order_manager_id) as order_manager,
    bought.orders as order_count, bought.spend, ${ordersSql(regions)} as orders, ${designsSql} as designs, ${quotesSql(regions)} as quotes,
    (select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name, 'role', m.role) order by c.name), '[]')
      from company_members m join companies c on c.id = m.company_id
      where m.user_id = u.id and ${within(sql`c.region`, regions)}) as companies,
    ${consentsSql} as consents,
    (select coalesce(json_agg(json_build_object('currency', w.currency, 'minor', w.balance::text) order by w.currency), '[]')
      from wallets w where w.user_id = u.id) as balances,
    ${entriesSql} as entries, ${mailsSql(regions)} as mails, ${addressesSql} as addresses, ${referralSql(regions)} as referral,
    (select coalesce(json_agg(json_build_object('code', x.code, 'order_number', x.number, 'at', ${jsonTimestamp('x.at')})
      order by x.at desc), '[]')
      from (select c.code, o.number, r.at from coupon_redemptions r join coupons c on c.id = r.coupon_id
        join orders o on o.id = r.order_id where r.user_id in ${personIds} and o.placed_at is not null and ${within(sql`o.region`, regions)}
        order by r.at desc limit 20) x) as coupons,
    (select coalesce(json_agg(json_build_object('state', e.state, 'requested_at', ${jsonTimestamp('e.created_at')},
      'due_at', ${due('e.created_at')}, 'finished_at', ${jsonTimestamp('e.ready_at')}) order by e.created_at desc), '[]')
      from data_exports e where e.user_id = u.id) as exports,
    (select coalesce(json_agg(json_build_object('state', e.state, 'requested_at', ${jsonTimestamp('e.requested_at')},
      'erase_at', ${jsonTimestamp('e.erase_at')}, 'due_at', ${due('e.requested_at')}, 'finished_at', ${jsonTimestamp('e.finished_at')})
      order by e.id desc), '[]')
      from erasure_requests e where e.user_id = u.id) as erasures,
    (select coalesce(json_agg(json_build_object('id', n.id, 'text', n.body, 'author', n.actor,
      'author_name', ${actorName(sql`n.actor`)}, 'created_at', ${jsonTimestamp('n.created_at')}) order by n.id), '[]')
      from customer_notes n where n.user_id in ${personIds}) as notes
  from users asked join users u on u.id = coalesce(asked.merged_into, asked.id)
    cross join ${boughtSql} left join ${guestSql} on true
  where asked.id = ${id} and u.customer_since is not null and u.role = 'customer'`;

const decimalOf = ({ minor, currency }: { readonly minor: string; readonly currency: Currency }) =>
  toDecimal(money(BigInt(minor), currency));

/**
 * Reads a customer, in one statement: orders, requests, mails and companies of the regions of the reader, and what has no
 * region (designs, wallet, consents, addresses) whole.
 */
export const readStaffCustomer = async (
  db: Queryable,
  id: number,
  regions: readonly string[] | null,
  now: Date,
): Promise<Result<StaffCustomer, 'not_found' | 'forbidden'>> => {
  const [row] = await db.query<Row>(customerRow(id, regions));
  if (!row) return fail('not_found');
  const refused = refuseRegion(regions, row.region, 'staff:account:read');
  if (refused) return refused;
  const { balances, entries, ...rest } = row;
  const isLate = (clock: Clocked) => clock.finished_at === null && Date.parse(clock.due_at) < now.getTime();
  return ok({
    ...rest,
    currency: markets[row.region].currency,
    since: row.since.toISOString(),
    spend: presentSpend(row.spend),
    orders: row.orders.map(({ minor, ...order }) => ({
      ...order,
      total: decimalOf({ minor, currency: order.currency }),
    })),
    wallet: {
      balances: balances.map(({ minor, currency }) => ({
        currency,
        balance: decimalOf({ minor, currency }),
      })),
      entries: entries.map(({ minor, ...entry }) => ({
        ...entry,
        amount: decimalOf({ minor, currency: entry.currency }),
      })),
    },
    exports: row.exports.map((one) => ({ ...one, overdue: one.state === 'queued' && isLate(one) })),
    erasures: row.erasures.map((one) => ({ ...one, overdue: one.state === 'scheduled' && isLate(one) })),
  });
};

/** Writes a note about a customer for colleagues. */
export const createCustomerNote = async (
  db: Queryable,
  id: number,
  text: string,
  { actor, regions }: { readonly actor: string; readonly regions: readonly string[] | null },
): Promise<Result<StaffNote, 'not_found' | 'forbidden'>> => {
  const [customer] = await db.query<{ id: number; region: string }>(sql`
    select u.id, u.region from users asked join users u on u.id = coalesce(asked.merged_into, asked.id)
    where asked.id = ${id} and u.customer_since is not null and u.role = 'customer'`);
  if (!customer) return fail('not_found');
  const refused = refuseRegion(regions, customer.region, 'staff:account:write');
  if (refused) return refused;
  const [row] = await db.query<{ id: bigint; created_at: Date; author_name: string | null }>(sql`
    insert into customer_notes (user_id, body, actor) values (${customer.id}, ${text}, ${actor})
    returning id, created_at, ${actorName(sql`actor`)} as author_name`);
  if (!row) throw new Error('inserting a note returned no row');
  return ok({
    id: Number(row.id),
    text,
    author: actor,
    author_name: row.author_name,
    created_at: row.created_at.toISOString(),
  });
};

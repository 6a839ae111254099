import type { StaffCompany } from '@shop/contracts';
import { type Currency, money, toDecimal } from '@shop/money';
import { sql } from 'drizzle-orm';
import { fail, jsonTimestamp, ok, type Queryable, type Result } from '../../platform/index.ts';
import { presentSpend, type Spend } from '../customers/list-customers.ts';
import { inRegions } from '../orders/list-orders.ts';
import { refuseRegion } from '../quotes/quote-owner.ts';
import { boughtByCompany } from './list-companies.ts';

type Minor<Item, Key extends keyof Item> = Omit<Item, Key> & { readonly minor: string };

interface Row
  extends Omit<StaffCompany, 'created_at' | 'rules' | 'members' | 'spend' | 'orders' | 'approvals'> {
  readonly created_at: Date;
  readonly order_limit: string | null;
  readonly window_limit: string | null;
  readonly window_unit: StaffCompany['rules']['window_unit'];
  readonly time_zone: string;
  readonly po_required: boolean;
  readonly members: readonly (Omit<StaffCompany['members'][number], 'approval_limit'> & {
    readonly limit: string | null;
  })[];
  readonly spend: Spend;
  readonly orders: readonly Minor<StaffCompany['orders'][number], 'total'>[];
  readonly approvals: readonly Minor<StaffCompany['approvals'][number], 'total'>[];
}

const membersSql = sql`(
  select coalesce(json_agg(json_build_object('user_id', u.id, 'email', u.email,
    'name', nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''), 'role', m.role,
    'limit', m.approval_limit::text, 'joined_at', ${jsonTimestamp('m.joined_at')}) order by m.joined_at, u.id), '[]')
  from company_members m join users u on u.id = m.user_id where m.company_id = k.id)`;

const ordersSql = (regions: readonly string[] | null) => sql`(
  select coalesce(json_agg(json_build_object('number', x.number, 'placed_at', ${jsonTimestamp('x.placed_at')}, 'stage', x.stage,
    'payment_state', x.payment_state, 'po_number', x.po_number, 'currency', x.currency, 'minor', x.total::text)
    order by x.placed_at desc), '[]')
  from (select o.* from orders o where o.company_id = k.id and o.placed_at is not null
    and ${regions === null ? sql`true` : inRegions(sql`o.region`, regions)}
    order by o.placed_at desc limit 20) x)`;

const approvalsSql = sql`(
  select coalesce(json_agg(json_build_object('id', a.id, 'requested_by',
    coalesce(nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''), u.email, u.id::text), 'minor', a.total::text,
    'currency', a.currency, 'created_at', ${jsonTimestamp('a.created_at')}, 'expires_at', ${jsonTimestamp('a.expires_at')}) order by a.id), '[]')
  from order_approvals a join users u on u.id = a.requested_by
  where a.company_id = k.id and a.status = 'requested')`;

const companyRow = (id: number, regions: readonly string[] | null) => sql`
  select k.id, k.name, k.region, k.currency, k.created_at, k.electronic_address, k.vat_id,
    nullif(concat_ws(', ', nullif(concat_ws(' ', k.address ->> 'firstname', k.address ->> 'lastname'), ''),
      nullif(k.address ->> 'address1', ''), nullif(k.address ->> 'address2', ''),
      nullif(concat_ws(' ', k.address ->> 'zipcode', k.address ->> 'city'), ''), k.address ->> 'country_iso',
      nullif(k.address ->> 'phone', '')), '') as address,
    (select json_build_object('verdict', v.verdict, 'registry', v.registry, 'name', v.name, 'checked_at',
      ${jsonTimestamp('v.checked_at')}) from vat_checks v where v.vat_id = k.vat_id order by v.id desc limit 1) as vat_check,
    k.order_limit::text as order_limit, k.window_limit::text as window_limit, k.window_unit, k.time_zone, k.po_required,
    ${membersSql} as members,
    (select coalesce(json_agg(json_build_object('id', i.id, 'email', i.email, 'role', i.role,
      'created_at', ${jsonTimestamp('i.created_at')}, 'expires_at', ${jsonTimestamp('i.expires_at')}) order by i.id desc), '[]')
      from company_invitations i where i.company_id = k.id and i.accepted_at is null and i.revoked_at is null
        and i.expires_at > clock_timestamp()) as invitations,
    bought.orders as order_count, bought.spend, ${ordersSql(regions)} as orders, ${approvalsSql} as approvals,
    (select coalesce(json_agg(json_build_object('id', x.id, 'label', x.label, 'quantities', x.quantities) order by x.id desc), '[]')
      from (select i.* from company_items i where i.company_id = k.id order by i.id desc limit 50) x) as items
  from companies k cross join ${boughtByCompany} where k.id = ${id}`;

/** Reads a company with all that belongs to it, in one statement. */
export const readStaffCompany = async (
  db: Queryable,
  id: number,
  regions: readonly string[] | null,
): Promise<Result<StaffCompany, 'not_found' | 'forbidden'>> => {
  const [row] = await db.query<Row>(companyRow(id, regions));
  if (!row) return fail('not_found');
  const refused = refuseRegion(regions, row.region, 'staff:account:read');
  if (refused) return refused;
  const decimalOf = (minor: string, currency: Currency = row.currency) =>
    toDecimal(money(BigInt(minor), currency));
  const limitOf = (minor: string | null) => (minor === null ? null : decimalOf(minor));
  const { order_limit, window_limit, window_unit, time_zone, po_required, ...rest } = row;
  return ok({
    ...rest,
    created_at: row.created_at.toISOString(),
    rules: {
      order_limit: limitOf(order_limit),
      window_limit: limitOf(window_limit),
      window_unit,
      time_zone,
      po_required,
    },
    members: row.members.map(({ limit, ...member }) => ({ ...member, approval_limit: limitOf(limit) })),
    spend: presentSpend(row.spend),
    orders: row.orders.map(({ minor, ...order }) => ({ ...order, total: decimalOf(minor, order.currency) })),
    approvals: row.approvals.map(({ minor, ...one }) => ({ ...one, total: decimalOf(minor, one.currency) })),
  });
};

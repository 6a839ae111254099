import type { OrderApproval } from '@shop/contracts';
import { type Currency, money, toDecimal } from '@shop/money';
import type { RegionId } from '@shop/regions';
import { sql } from 'drizzle-orm';
import { type Queryable, readPage } from '../../platform/index.ts';

export interface ApprovalRow {
  readonly id: number;
  readonly company_id: number;
  readonly company: string;
  readonly region: RegionId;
  readonly cart_id: bigint;
  readonly number: string;
  readonly po_number: string | null;
  readonly placed: boolean;
  readonly status: OrderApproval['status'];
  readonly total: bigint;
  readonly currency: Currency;
  readonly print: string;
  readonly note: string | null;
  readonly requested_by: number;
  readonly requester_email: string | null;
  readonly requester_locale: string;
  readonly decided_by: number | null;
  readonly decider_email: string | null;
  readonly reason: string | null;
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly decided_at: Date | null;
}
/** A request past its deadline is expired, even before the job runs. */
const status = sql`case when a.status = 'requested' and a.expires_at <= now() then 'expired' else a.status end`;
const columns = sql`a.id, a.company_id, k.name as company, c.region, a.cart_id, c.number, c.po_number, c.completed_at is not null as placed, ${status} as status,
  a.total, a.currency, a.print, a.note, a.requested_by, r.email as requester_email, r.locale as requester_locale,
  a.decided_by, d.email as decider_email, a.reason, a.created_at, a.expires_at, a.decided_at`;
const from = sql`from order_approvals a join companies k on k.id = a.company_id join carts c on c.id = a.cart_id
  join users r on r.id = a.requested_by left join users d on d.id = a.decided_by`;

export const presentApproval = (row: ApprovalRow): OrderApproval => ({
  id: row.id,
  company_id: row.company_id,
  order_number: row.number,
  po_number: row.po_number,
  order_placed: row.placed,
  status: row.status,
  total: toDecimal(money(row.total, row.currency)),
  currency: row.currency,
  note: row.note,
  requested_by: { user_id: row.requested_by, email: row.requester_email },
  decided_by: row.decided_by === null ? null : { user_id: row.decided_by, email: row.decider_email },
  reason: row.reason,
  created_at: row.created_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
  decided_at: row.decided_at?.toISOString() ?? null,
});

export const findApproval = async (db: Queryable, id: number): Promise<ApprovalRow | null> => {
  const [row] = await db.query<ApprovalRow>(sql`select ${columns} ${from} where a.id = ${id}`);
  return row ?? null;
};

/**
 * Inserts a request for an order. Withdraws an earlier request or approval: it was for another
 * state of the order.
 */
export const insertApproval = async (
  tx: Queryable,
  asked: {
    readonly companyId: number;
    readonly cartId: number;
    readonly userId: number;
    readonly total: bigint;
    readonly currency: Currency;
    readonly print: string;
    readonly note: string | null;
  },
): Promise<ApprovalRow> => {
  await tx.execute(sql`
    update order_approvals set status = case when status = 'requested' and expires_at <= now() then 'expired'
        else 'withdrawn' end, decided_at = coalesce(decided_at, now()), decided_by = null
    where cart_id = ${asked.cartId} and status in ('requested', 'approved')`);
  const [made] = await tx.query<{ id: number }>(sql`
    insert into order_approvals (company_id, cart_id, requested_by, total, currency, print, note, expires_at)
    values (${asked.companyId}, ${asked.cartId}, ${asked.userId}, ${asked.total}, ${asked.currency}, ${asked.print},
      ${asked.note}, now() + interval '14 days')
    returning id`);
  const row = made ? await findApproval(tx, made.id) : null;
  if (!row) throw new Error('inserting a request for approval returned no row');
  return row;
};

/** Closes an open request, or withdraws an approval. Call it under the company's lock. */
export const closeApproval = async (
  tx: Queryable,
  id: number,
  to: 'approved' | 'declined' | 'withdrawn' | 'expired',
  userId: number | null,
  reason: string | null,
): Promise<boolean> =>
  (await tx.execute(sql`
    update order_approvals set status = ${to}, decided_by = ${userId}, reason = ${reason}, decided_at = now()
    where id = ${id} and (status = 'requested' or (status = 'approved' and ${to}::text = 'withdrawn'))`)) ===
  1;

export const listApprovals = async (
  db: Queryable,
  filter: {
    readonly companyId: number;
    /** Only requests of this member. */
    readonly userId: number | null;
    readonly status: OrderApproval['status'] | null;
    readonly limit: number;
    readonly offset: number;
  },
): Promise<{ readonly rows: readonly ApprovalRow[]; readonly total: number }> =>
  readPage<ApprovalRow>(
    db,
    filter,
    (limitClause) => sql`
    select ${columns}, count(*) over () as all_rows ${from}
    where a.company_id = ${filter.companyId} and a.requested_by = coalesce(${filter.userId}, a.requested_by)
      and ${status} = coalesce(${filter.status}, ${status})
    order by a.id desc ${limitClause}`,
  );

/** Lists members who can approve this request: not the requester, and only up to their limit. */
export const listApprovers = (
  db: Queryable,
  { company_id, requested_by, total, currency }: ApprovalRow,
): Promise<readonly { readonly email: string; readonly locale: string }[]> =>
  db.query(sql`
    select u.email, u.locale from company_members m join users u on u.id = m.user_id
      join companies k on k.id = m.company_id
    where m.company_id = ${company_id} and m.user_id <> ${requested_by} and u.email is not null
      and (m.role = 'admin' or (m.role = 'approver'
        and (m.approval_limit is null or (m.approval_limit >= ${total} and k.currency = ${currency}))))
    order by u.id`);

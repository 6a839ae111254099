import type { RequestedChange, StaffRequest } from '@shop/contracts';
import { type Currency, type Money, money, toDecimal } from '@shop/money';
import type { RegionId } from '@shop/regions';
import { sql } from 'drizzle-orm';
import {
  array,
  json,
  type PageQuery,
  pagingMembers,
  type Queryable,
  readPage,
  toLimitOffset,
} from '../../platform/index.ts';
import { actorName } from '../people/actor-name.ts';

interface Row extends Omit<StaffRequest, 'amount' | 'asked_at' | 'decided_at' | 'region'> {
  readonly region: RegionId;
  readonly currency: Currency | null;
  readonly amount: bigint | null;
  readonly asked_at: Date;
  readonly decided_at: Date | null;
}
export type RequestRow = Row;

const columns = sql`id, kind, region, state, change, currency, amount, reason, asked_by, asked_at, decided_by, decided_at,
  decision_reason, ${actorName(sql`staff_requests.asked_by`)} as asked_by_name,
  ${actorName(sql`staff_requests.decided_by`)} as decided_by_name, (
    select json_build_object('name', nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''),
      'email', coalesce(owner.email, u.email))
    from (
      select o.user_id, o.email from orders o
      where o.number = staff_requests.change->'refund'->>'order_number'
      union all
      select (staff_requests.change->'wallet_entry'->>'user_id')::int, null
      where staff_requests.kind = 'wallet_credit'
    ) owner join users u on u.id = owner.user_id) as customer`;

export const presentRequest = ({ currency, amount, asked_at, decided_at, ...row }: Row): StaffRequest => ({
  ...row,
  amount:
    amount === null || currency === null ? null : { amount: toDecimal(money(amount, currency)), currency },
  asked_at: asked_at.toISOString(),
  decided_at: decided_at?.toISOString() ?? null,
});

export const insertRequest = async (
  db: Queryable,
  request: {
    readonly region: RegionId;
    readonly change: RequestedChange;
    readonly amount: Money | null;
    readonly reason: string;
    readonly askedBy: string;
  },
): Promise<StaffRequest> => {
  const { region, change, amount, reason, askedBy } = request;
  const [row] = await db.query<Row>(sql`
    insert into staff_requests (kind, region, change, currency, amount, reason, asked_by)
    values (${change.kind}, ${region}, ${json(change)}, ${amount?.currency ?? null}, ${amount?.amount ?? null}, ${reason},
      ${askedBy})
    returning ${columns}`);
  if (!row) throw new Error('inserting a request returned no row');
  return presentRequest(row);
};

/** Locks a request until the end of the transaction, so that one of two deciders comes first. */
export const lockRequest = async (db: Queryable, id: number): Promise<Row | null> => {
  const [row] = await db.query<Row>(sql`select ${columns} from staff_requests where id = ${id} for update`);
  return row ?? null;
};

export const decideRequest = async (
  db: Queryable,
  id: number,
  decision: { readonly state: 'approved' | 'refused'; readonly by: string; readonly reason: string | null },
): Promise<StaffRequest> => {
  const [row] = await db.query<Row>(sql`
    update staff_requests set state = ${decision.state}, decided_by = ${decision.by}, decided_at = now(),
      decision_reason = ${decision.reason}
    where id = ${id} returning ${columns}`);
  if (!row) throw new Error('the decided request cannot be read');
  return presentRequest(row);
};

/** The requests of these regions, newest first; `null`: of all. */
export const listRequests = async (
  db: Queryable,
  regions: readonly string[] | null,
  query: PageQuery & { readonly state?: StaffRequest['state'] | undefined },
) => {
  const { rows, total } = await readPage<Row>(
    db,
    toLimitOffset(query),
    (limitClause) => sql`
      select ${columns}, count(*) over () as all_rows from staff_requests
      where (${regions === null}::boolean or region = any(${array([...(regions ?? [])], 'text')})) and state = coalesce(${query.state ?? null}::text, state)
      order by id desc ${limitClause}`,
  );
  return {
    requests: rows.map(({ all_rows: _all, ...row }) => presentRequest(row)),
    ...pagingMembers(query, rows.length, total),
  };
};

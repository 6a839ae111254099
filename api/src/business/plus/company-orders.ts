import type {
  listCompanyOrders as contract,
  getCompanyOrder as orderContract,
  ReplyOf,
} from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { isAllowed } from '../../customers/index.ts';
import type { Queryable, Window } from '../../platform/index.ts';
import {
  byReference,
  type OrderPorts,
  presentOrderSummary,
  readOrderById,
  type SummaryRow,
} from '../../sales/index.ts';
import type { CompanyRow } from '../companies/companies.repo.ts';

interface Row extends SummaryRow {
  readonly po_number: string | null;
  readonly user_id: number;
  readonly email: string | null;
}
type Listed = ReplyOf<typeof contract>['orders'];

export interface CompanyOrderFilter {
  readonly state: 'complete' | 'canceled' | null;
  /** Only orders of this member. */
  readonly userId: number | null;
}

const matching = (companyId: number, { userId, state }: CompanyOrderFilter) => sql`
  o.company_id = ${companyId} and o.placed_at is not null and o.user_id = coalesce(${userId}, o.user_id)
  and (${state}::text is null or (o.canceled_at is null) = (${state}::text = 'complete'))`;

/** Lists a company's placed orders, newest first, in one statement. */
export const listPlacedOrders = async (
  db: Queryable,
  ports: OrderPorts,
  { id }: CompanyRow,
  filter: CompanyOrderFilter,
  { limit, offset, after }: Window,
): Promise<Listed> => {
  const rows = await db.query<Row>(sql`
    select o.id, o.number, o.snapshot, o.payment_status, o.placed_at, o.canceled_at, o.po_number, o.user_id, u.email
    from orders o join users u on u.id = o.user_id
    where ${matching(id, filter)} and (${after?.id ?? null}::bigint is null or (o.placed_at, o.id) <
      (select l.placed_at, l.id from orders l where l.id = ${after?.id ?? null}::bigint and l.company_id = ${id}))
    order by o.placed_at desc, o.id desc limit ${limit} offset ${offset}`);
  return rows.map((row) => ({
    ...presentOrderSummary(row, ports),
    po_number: row.po_number,
    ordered_by: { user_id: row.user_id, email: row.email },
  }));
};

/** Returns how many placed orders of a company a filter lets through. */
export const countPlacedOrders = async (
  db: Queryable,
  { id }: CompanyRow,
  filter: CompanyOrderFilter,
): Promise<number> => {
  const [row] = await db.query<{ all_rows: number }>(
    sql`select count(*)::int as all_rows from orders o where ${matching(id, filter)}`,
  );
  return row?.all_rows ?? 0;
};

/**
 * Finds a placed order of the caller's company, if their role may read its orders or they placed
 * it.
 */
export const readCompanyOrder = async (
  db: Queryable,
  ports: OrderPorts,
  userId: number,
  reference: string,
  now: Date,
): Promise<ReplyOf<typeof orderContract> | null> => {
  const [row] = await db.query<{
    id: bigint;
    user_id: number;
    email: string | null;
    role: CompanyRow['role'];
  }>(sql`
    select c.id, c.user_id, u.email, m.role from carts c join users u on u.id = c.user_id
      join orders o on o.id = c.id and o.placed_at is not null
      join company_members m on m.company_id = o.company_id and m.user_id = ${userId}
    where ${byReference(reference)}`);
  if (!row || !(isAllowed(row.role, 'orders.read') || row.user_id === userId)) return null;
  const order = await readOrderById(db, ports, Number(row.id), now);
  return order && { ...order, ordered_by: { user_id: row.user_id, email: row.email } };
};

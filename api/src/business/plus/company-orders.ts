import type { listCompanyOrders as contract, Order, ReplyOf } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { isAllowed } from '../../customers/index.ts';
import { type Queryable, readPage } from '../../platform/index.ts';
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
  readonly limit: number;
  readonly offset: number;
}

/** Lists a company's placed orders, newest first, in one statement. */
export const listPlacedOrders = async (
  db: Queryable,
  ports: OrderPorts,
  { id }: CompanyRow,
  filter: CompanyOrderFilter,
): Promise<{ readonly orders: Listed; readonly total: number }> => {
  const { rows, total } = await readPage<Row>(
    db,
    filter,
    (limitClause) => sql`
    select o.id, o.number, o.snapshot, o.payment_status, o.placed_at, o.canceled_at, o.po_number, o.user_id, u.email,
      count(*) over () as all_rows
    from orders o join users u on u.id = o.user_id
    where o.company_id = ${id} and o.placed_at is not null and o.user_id = coalesce(${filter.userId}, o.user_id)
      and (${filter.state}::text is null or (o.canceled_at is null) = (${filter.state}::text = 'complete'))
    order by o.placed_at desc, o.id desc ${limitClause}`,
  );
  return {
    orders: rows.map((row) => ({
      ...presentOrderSummary(row, ports),
      po_number: row.po_number,
      ordered_by: { user_id: row.user_id, email: row.email },
    })),
    total,
  };
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
): Promise<Order | null> => {
  const [row] = await db.query<{ id: bigint; user_id: number; role: CompanyRow['role'] }>(sql`
    select c.id, c.user_id, m.role from carts c
      join orders o on o.id = c.id and o.placed_at is not null
      join company_members m on m.company_id = o.company_id and m.user_id = ${userId}
    where ${byReference(reference)}`);
  return row && (isAllowed(row.role, 'orders.read') || row.user_id === userId)
    ? readOrderById(db, ports, Number(row.id), now)
    : null;
};

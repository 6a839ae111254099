import type { OrderSummary } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import {
  array,
  type CursorPosition,
  cutPage,
  pagingMembers,
  type Queryable,
  readPage,
} from '../../platform/index.ts';
import type { OrderPorts } from './ports.ts';
import { presentOrderSummary, type SummaryRow } from './present-order-summary.ts';

export interface OrderFilter {
  readonly page: number;
  readonly perPage: number;
  /** Parts of state names, as `state_cont_any` matches them; empty lists both states. */
  readonly states: readonly string[];
  /** Alternative to `page`: the row after which to continue. */
  readonly after: CursorPosition | null;
}

export interface OrderPage {
  readonly orders: OrderSummary[];
  readonly count: number;
  readonly total_count: number;
  readonly current_page: number;
  readonly pages: number;
  readonly per_page: number;
  /** Missing on the last page. */
  readonly next_cursor?: string;
}

/** Lists the caller's placed orders, complete and canceled, newest first. */
export async function listMyOrders(
  db: Queryable,
  ports: OrderPorts,
  userId: number,
  { page, perPage, states, after }: OrderFilter,
): Promise<OrderPage> {
  const wanted = ['complete', 'canceled'].filter(
    (state) => states.length === 0 || states.some((part) => part !== '' && state.includes(part)),
  );
  const { rows: found, total } = await readPage<SummaryRow>(
    db,
    { limit: perPage + 1, offset: after === null ? (page - 1) * perPage : 0 },
    (limitClause) => sql`
    select * from (select o.id, o.number, o.snapshot, o.payment_status, o.placed_at, o.canceled_at, count(*) over () as all_rows
    from orders o
    where o.user_id = ${userId} and o.placed_at is not null
      and (case when o.canceled_at is null then 'complete' else 'canceled' end) = any(${array(wanted, 'text')})
    ) o
    where ${after?.id ?? null}::int8 is null or (o.placed_at, o.id) < (
      select a.placed_at, a.id from orders a where a.id = ${after?.id ?? null}::int8 and a.user_id = ${userId})
    order by o.placed_at desc, o.id desc ${limitClause}`,
  );
  const { rows, next } = cutPage(found, perPage, ({ id }) => Number(id));
  return {
    orders: rows.map((row) => presentOrderSummary(row, ports)),
    ...pagingMembers({ page, per_page: perPage }, rows.length, total),
    ...(next === null ? {} : { next_cursor: next }),
  };
}

import { sql } from 'drizzle-orm';
import { type Queryable, tableOf } from '../../platform/index.ts';
import type { PlannedInstalment } from './plan-instalments.ts';
import type { ScheduleRow } from './schedule-row.ts';

/** Stores a proposal and replaces an earlier one. Call it under the cart's lock. */
export async function insertSchedule(
  tx: Queryable,
  orderId: number,
  parts: readonly PlannedInstalment[],
): Promise<void> {
  await tx.execute(
    sql`update payment_schedules set status = 'rejected' where order_id = ${orderId} and status = 'proposed'`,
  );
  const rows = parts.map(({ weight, afterDays }, index) => ({
    position: index + 1,
    weight,
    after_days: afterDays,
  }));
  await tx.execute(sql`
    with schedule as (insert into payment_schedules (order_id) values (${orderId}) returning id)
    insert into payment_instalments (schedule_id, position, weight, after_days)
    select s.id, v.position, v.weight, v.after_days
    from schedule s, ${tableOf('v', rows, { position: 'int', weight: 'bigint', after_days: 'int' })}`);
}

/** Stores the amounts of a proposal's instalments when payment of the first starts. */
export const fixAmounts = (tx: Queryable, schedule: ScheduleRow): Promise<number> =>
  tx.execute(sql`
    update payment_instalments i set amount = v.amount, due_on = v.due_on::date
    from ${tableOf('v', schedule.parts, { id: 'bigint', amount: 'bigint', due_on: 'text' })}
    where i.id = v.id`);

export const rejectSchedule = (tx: Queryable, orderId: number): Promise<number> =>
  tx.execute(
    sql`update payment_schedules set status = 'rejected' where order_id = ${orderId} and status = 'proposed'`,
  );

/** Finds an order by number, for callers authorised by a token. */
export async function findIdByNumber(db: Queryable, number: string): Promise<number | null> {
  const [row] = await db.query<{ id: bigint }>(
    sql`select id from carts where number = ${number} and merged_into is null`,
  );
  return row ? Number(row.id) : null;
}

/** Accepts the proposal when the order is placed. Safe to repeat. */
export const acceptSchedule = (tx: Queryable, scheduleId: number): Promise<number> =>
  tx.execute(sql`
    update payment_schedules set status = 'accepted', accepted_at = now()
    where id = ${scheduleId} and status = 'proposed'`);

import { addDays, startOfDay } from '@shop/regions';
import { enqueue, type Tx } from '../../platform/index.ts';
import { remindOfInstalment } from './remind.job.ts';
import type { ScheduleRow } from './schedule-row.ts';
import { acceptSchedule } from './schedules.repo.ts';

/** Days before an instalment's due date on which the buyer is reminded. */
const daysBefore = 3;

/**
 * Accepts the schedule when the order is placed. Schedules, for each later instalment, a reminder
 * three days before the due date and an overdue check on the day after, by the buyer's clock.
 */
export async function acceptPaymentSchedule(
  tx: Tx,
  orderId: number,
  schedule: ScheduleRow,
  timeZone: string,
): Promise<void> {
  if ((await acceptSchedule(tx, schedule.id)) === 0) return;
  for (const { id, due_on, position } of schedule.parts) {
    if (due_on === null) continue;
    const at = (days: number): Date => startOfDay(timeZone, addDays(due_on, days));
    const payload = { order_id: orderId, instalment_id: id };
    if (position > 1)
      await enqueue(
        tx,
        remindOfInstalment,
        { ...payload, kind: 'due' },
        { key: `${id}:due`, runAt: at(-daysBefore) },
      );
    await enqueue(
      tx,
      remindOfInstalment,
      { ...payload, kind: 'overdue' },
      { key: `${id}:overdue`, runAt: at(1) },
    );
  }
}

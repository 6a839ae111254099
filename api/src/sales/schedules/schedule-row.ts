import { sql } from 'drizzle-orm';

export interface InstalmentRow {
  readonly id: number;
  readonly position: number;
  readonly weight: bigint;
  readonly after_days: number;
  /** Null until payment starts. */
  readonly amount: bigint | null;
  /** `YYYY-MM-DD`; null until payment starts. */
  readonly due_on: string | null;
}

export interface ScheduleRow {
  readonly id: number;
  readonly status: 'proposed' | 'accepted';
  /** In payment order. */
  readonly parts: readonly InstalmentRow[];
}

export type StoredSchedule = Omit<ScheduleRow, 'parts'> & {
  readonly parts: readonly (Omit<InstalmentRow, 'weight' | 'amount'> & {
    readonly weight: string;
    readonly amount: string | null;
  })[];
};

/** The active schedule of a row of `carts c`, as a column of the same statement. */
export const scheduleJson = sql`
  (select json_build_object('id', s.id, 'status', s.status, 'parts', (
      select json_agg(json_build_object('id', i.id, 'position', i.position, 'weight', i.weight::text,
        'after_days', i.after_days, 'amount', i.amount::text, 'due_on', to_char(i.due_on, 'YYYY-MM-DD')) order by i.position)
      from payment_instalments i where i.schedule_id = s.id))
    from payment_schedules s where s.order_id = c.id and s.status <> 'rejected')`;

export const scheduleOf = (stored: StoredSchedule): ScheduleRow => ({
  ...stored,
  parts: stored.parts.map((part) => ({
    ...part,
    weight: BigInt(part.weight),
    amount: part.amount === null ? null : BigInt(part.amount),
  })),
});

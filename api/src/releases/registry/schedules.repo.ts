import type { ReleasableName, RolloutSchedule, ScheduleStep } from '@shop/contracts';
import { type SQL, sql } from 'drizzle-orm';
import { array, json, type Queryable } from '../../platform/index.ts';

export interface StoredStep extends ScheduleStep {
  /** ISO 8601, by the database's clock. */
  readonly taken_at: string | null;
}

export interface StoredSchedule {
  readonly id: number;
  readonly name: ReleasableName;
  readonly key: string;
  readonly steps: readonly StoredStep[];
  readonly position: number;
  readonly state: RolloutSchedule['state'];
  readonly nextAt: Date | null;
  readonly waitingFor: string | null;
  readonly reason: string;
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly rev: number;
}

const columns = sql`id, name, key, steps, position, state, next_at as "nextAt", waiting_for as "waitingFor", reason,
  created_by as "createdBy", created_at as "createdAt", updated_at as "updatedAt", rev`;

/** Minutes from now by the database's clock; null: never. */
const minutesFromNow = (minutes: number | null): SQL =>
  minutes === null ? sql`null::timestamptz` : sql`now() + make_interval(mins => ${minutes}::int)`;

/** Creates a schedule without a step taken. Returns null if another one of this remote is open. */
export const insertSchedule = async (
  tx: Queryable,
  schedule: {
    readonly name: ReleasableName;
    readonly key: string;
    readonly steps: readonly ScheduleStep[];
    readonly reason: string;
    readonly by: string;
  },
): Promise<StoredSchedule | null> => {
  const { name, key, steps, reason, by } = schedule;
  const stored = steps.map((step) => ({ ...step, taken_at: null }));
  const [row] = await tx.query<StoredSchedule>(sql`
    insert into rollout_schedules (name, key, steps, position, state, next_at, reason, created_by)
    values (${name}, ${key}, ${json(stored)}, 0, 'running', now(), ${reason}, ${by})
    on conflict (name) where state in ('running', 'paused') do nothing returning ${columns}`);
  return row ?? null;
};

export interface ScheduleChange {
  /** The step that is taken now, by the database's clock, and becomes the position. */
  readonly taken?: number;
  readonly state?: RolloutSchedule['state'];
  /** Minutes until the next step; null: none is due. */
  readonly nextIn: number | null;
  readonly waitingFor: string | null;
}

/** Writes a schedule if it has not changed since it was read; returns null if it has. */
export const replaceSchedule = async (
  db: Queryable,
  read: StoredSchedule,
  change: ScheduleChange,
): Promise<StoredSchedule | null> => {
  const { taken, state = read.state, nextIn, waitingFor } = change;
  const steps =
    taken === undefined
      ? sql`steps`
      : sql`jsonb_set(steps, ${array([taken, 'taken_at'], 'text')},
          to_jsonb(to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))`;
  const [row] = await db.query<StoredSchedule>(sql`
    update rollout_schedules set steps = ${steps}, position = ${taken ?? read.position}, state = ${state},
      next_at = ${minutesFromNow(nextIn)}, waiting_for = ${waitingFor}, rev = rev + 1, updated_at = now()
    where id = ${read.id} and rev = ${read.rev} returning ${columns}`);
  return row ?? null;
};

export const findSchedule = async (db: Queryable, id: number): Promise<StoredSchedule | null> => {
  const [row] = await db.query<StoredSchedule>(
    sql`select ${columns} from rollout_schedules where id = ${id}`,
  );
  return row ?? null;
};

/** Whether a running schedule's next step is due, by the database's clock. */
export const isDue = async (db: Queryable, id: number): Promise<boolean> =>
  (
    await db.query(sql`
      select 1 as one from rollout_schedules where id = ${id} and state = 'running' and next_at <= now()`)
  ).length === 1;

export interface ScheduleFilter {
  readonly name?: string | undefined;
  readonly region?: string | undefined;
  readonly state?: string | undefined;
}

const matching = ({ name, region, state }: ScheduleFilter): SQL => sql`
  ${name === undefined ? sql`true` : sql`name = ${name}`}
  and ${state === undefined ? sql`true` : sql`state = ${state}`}
  and ${region === undefined ? sql`true` : sql`steps @> ${json([{ region }])}`}`;

/** Newest first. */
export const listSchedules = (
  db: Queryable,
  filter: ScheduleFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly StoredSchedule[]> =>
  db.query<StoredSchedule>(sql`
    select ${columns} from rollout_schedules where ${matching(filter)}
    order by id desc limit ${limit} offset ${offset}`);

export const countSchedules = async (db: Queryable, filter: ScheduleFilter): Promise<number> => {
  const [row] = await db.query<{ count: number }>(
    sql`select count(*)::int as count from rollout_schedules where ${matching(filter)}`,
  );
  return row?.count ?? 0;
};

/** Returns schedules that are running or paused. */
export const listOpenSchedules = (db: Queryable): Promise<readonly StoredSchedule[]> =>
  db.query<StoredSchedule>(
    sql`select ${columns} from rollout_schedules where state in ('running', 'paused') order by id`,
  );

export const toSchedule = (stored: StoredSchedule): RolloutSchedule => ({
  id: stored.id,
  name: stored.name,
  key: stored.key,
  steps: stored.steps.map((step) => ({ ...step })),
  position: stored.position,
  state: stored.state,
  next_at: stored.nextAt?.toISOString() ?? null,
  waiting_for: stored.waitingFor,
  reason: stored.reason,
  created_by: stored.createdBy,
  created_at: stored.createdAt.toISOString(),
  updated_at: stored.updatedAt.toISOString(),
  rev: stored.rev,
});

import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { pageQuery, paging } from './primitives.ts';
import { changeReason, expectedRevision, releasableNames } from './releases.ts';

const releasable = z.enum(releasableNames);

/** One step: the share of one region's visitors, and the soak time before the next step. */
export const scheduleStepSchema = z.object({
  region: z.string(),
  /** 1 to 10 000; 10 000 makes the release the region's stable. */
  basis_points: z.int().check(z.gte(1), z.lte(10_000)),
  /** Minutes until the next step; two weeks at most. */
  soak_minutes: z.int().check(z.gte(0), z.lte(20_160)),
});
export type ScheduleStep = z.output<typeof scheduleStepSchema>;

export const rolloutScheduleSchema = z.object({
  id: z.int(),
  name: releasable,
  key: z.string(),
  steps: z.array(
    z.extend(scheduleStepSchema, {
      /** When this step was taken, by the database's clock; null: not yet. */
      taken_at: z.nullable(z.string()),
    }),
  ),
  /** The current step, counted from 0. */
  position: z.int(),
  /** `stopped`: by hand, by the guard, by a refusal of the gate, or because somebody else changed the region. */
  state: z.enum(['running', 'paused', 'done', 'stopped']),
  /** When the next step is due; null unless running. */
  next_at: z.nullable(z.string()),
  /** Why it waits although its time has come, or why it stopped: one sentence. */
  waiting_for: z.nullable(z.string()),
  reason: z.string(),
  created_by: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
  rev: z.int(),
});
export type RolloutSchedule = z.output<typeof rolloutScheduleSchema>;

/**
 * Takes the first step at once. A job takes each later step when the soak time of the step before is over, the gate
 * passes and the guard has no objection.
 * @example steps: ro 500 for 60 min, ro 2500 for 60 min, ro 10000 for 240 min, cz 10000 …
 */
export const startSchedule = defineEndpoint({
  method: 'POST',
  path: '/releases/schedules',
  summary: 'Roll a release out step by step, region by region',
  audience: 'staff',
  scope: 'releases:promote',
  body: z.strictObject({
    name: releasable,
    key: z.string().check(z.maxLength(120)),
    steps: z.array(z.strictObject(scheduleStepSchema.shape)).check(z.minLength(1), z.maxLength(100)),
    reason: changeReason,
  }),
  reply: rolloutScheduleSchema,
  errors: ['release_invalid', 'gate_refused', 'rollout_conflict'],
});

export const listSchedules = defineEndpoint({
  method: 'GET',
  path: '/releases/schedules',
  summary: 'Schedules, newest first',
  audience: 'staff',
  scope: 'releases:read',
  query: z.object({
    name: z.optional(releasable),
    region: z.optional(z.string()),
    state: z.optional(z.enum(['running', 'paused', 'done', 'stopped'])),
    ...pageQuery,
  }),
  reply: z.object({ schedules: z.array(rolloutScheduleSchema), ...paging }),
  errors: [],
});

const scheduleId = z.object({ id: z.string().check(z.maxLength(20)) });

export const getSchedule = defineEndpoint({
  method: 'GET',
  path: '/releases/schedules/:id',
  summary: 'One schedule',
  audience: 'staff',
  scope: 'releases:read',
  params: scheduleId,
  reply: rolloutScheduleSchema,
  errors: [],
});

/** Takes the next step now, regardless of the soak time. The gate still applies. */
export const advanceSchedule = defineEndpoint({
  method: 'POST',
  path: '/releases/schedules/:id/advance',
  summary: 'Take the next step now',
  audience: 'staff',
  scope: 'releases:promote',
  params: scheduleId,
  body: z.strictObject({ reason: changeReason, rev: expectedRevision }),
  reply: rolloutScheduleSchema,
  errors: ['release_invalid', 'gate_refused', 'rollout_conflict'],
});
/** Takes no further step; the regions stay unchanged. */
export const pauseSchedule = defineEndpoint({
  ...advanceSchedule,
  path: '/releases/schedules/:id/pause',
  summary: 'Take no further step until it is resumed',
  scope: 'releases:stop',
  errors: ['release_invalid', 'rollout_conflict'],
});
/** The soak time that was left at the pause starts again. */
export const resumeSchedule = defineEndpoint({
  ...pauseSchedule,
  path: '/releases/schedules/:id/resume',
  summary: 'Resume a paused schedule',
  scope: 'releases:promote',
});
/** Ends it for good; the regions stay unchanged. */
export const stopSchedule = defineEndpoint({
  ...pauseSchedule,
  path: '/releases/schedules/:id/stop',
  summary: 'End a schedule where it is',
});

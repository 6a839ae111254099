import type { ReleasableName, ScheduleStep } from '@shop/contracts';
import { type Db, fail, ok } from '../../platform/index.ts';
import { describeMissing } from './promote-release.ts';
import { findRelease } from './releases.repo.ts';
import { listRollouts } from './rollouts.repo.ts';
import { insertSchedule, type StoredSchedule } from './schedules.repo.ts';
import {
  changeSchedule,
  promoteStep,
  type ScheduleDeps,
  type ScheduleResult,
  scheduleConflict,
} from './step-schedule.ts';
import { validateSteps } from './validate-steps.ts';

export interface ScheduleInput {
  readonly name: ReleasableName;
  readonly key: string;
  readonly steps: readonly ScheduleStep[];
  readonly by: string;
  readonly reason: string;
}

/** Creates a schedule and takes its first step. If the gate refuses the step, no schedule is created. */
export const startSchedule = async (deps: ScheduleDeps, input: ScheduleInput): Promise<ScheduleResult> => {
  const { db } = deps;
  const { name, key, steps, by, reason } = input;
  const lacks = describeMissing(await findRelease(db, name, key), name, key);
  if (lacks !== null) return fail('release_invalid', { detail: lacks });
  const known = (await listRollouts(db)).filter((rollout) => rollout.name === name);
  const fault = validateSteps(steps, new Set(known.map(({ region }) => region)));
  if (fault !== null) return fail('release_invalid', { detail: fault });
  const entered = await db.transaction(async (tx) => {
    const row = await insertSchedule(tx, { name, key, steps, reason, by });
    return row === null
      ? fail('release_invalid', {
          detail: `${name} already has an open schedule. Stop that schedule first.`,
        })
      : ok(row);
  });
  if (!entered.ok) return entered;
  const first = await promoteStep(deps, entered.value, 0, { by, reason });
  if (!first.ok)
    await db.transaction(async (tx) => {
      const detail = first.detail ?? first.code;
      await changeSchedule(tx, entered.value, { state: 'stopped', nextIn: null, waitingFor: detail }, null);
      return ok(null);
    });
  return first;
};

const actions = {
  pause: { from: ['running'], state: 'paused' },
  resume: { from: ['paused'], state: 'running' },
  stop: { from: ['running', 'paused'], state: 'stopped' },
} as const;

/** Pauses, resumes or ends a schedule; the regions keep their releases. */
export const changeScheduleState = (
  db: Db,
  schedule: StoredSchedule,
  action: keyof typeof actions,
  { by, reason }: { readonly by: string; readonly reason: string },
): Promise<ScheduleResult> =>
  db.transaction(async (tx) => {
    const { from, state } = actions[action];
    if (!from.some((allowed) => allowed === schedule.state))
      return fail('release_invalid', {
        detail: `This schedule is ${schedule.state}; only one that is ${from.join(' or ')} can be changed this way.`,
      });
    const soak = schedule.steps[schedule.position]?.soak_minutes ?? 0;
    const written = await changeSchedule(
      tx,
      schedule,
      { state, nextIn: state === 'running' ? soak : null, waitingFor: null },
      { by, action: `schedule_${action}`, reason },
    );
    return written === null ? scheduleConflict() : ok(written);
  });

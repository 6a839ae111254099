import type { ReleaseEventAction } from '@shop/contracts';
import { regionOf } from '@shop/regions';
import { maxBasisPoints } from '@shop/releases';
import * as z from 'zod/mini';
import {
  defineJob,
  enqueue,
  type Failure,
  fail,
  handle,
  type JobHandler,
  ok,
  type Queryable,
  type Result,
  recordEvent,
} from '../../platform/index.ts';
import { appendEvent } from './events.repo.ts';
import { promoteRelease } from './promote-release.ts';
import type { RolloutGuard } from './rollout-guard.ts';
import { findRollout } from './rollouts.repo.ts';
import type { GateDeps } from './run-gate.ts';
import {
  findSchedule,
  isDue,
  replaceSchedule,
  type ScheduleChange,
  type StoredSchedule,
} from './schedules.repo.ts';
import { stopCandidate } from './stop-candidate.ts';

export interface ScheduleDeps extends GateDeps {
  readonly guard: RolloutGuard;
}

export type ScheduleResult = Result<StoredSchedule, 'release_invalid' | 'gate_refused' | 'rollout_conflict'>;

/** Minutes until a schedule that could not continue checks again. */
const retryAfterMinutes = 1;
/** The same after a refusal of the gate, which fetches every file each time and stores what it finds for good. */
const gateRetryAfterMinutes = 10;

const stepJob = defineJob('releases.step', z.object({ id: z.int(), rev: z.int() }), { longestSeconds: 300 });

/** Plans the next check of a schedule; the job's key makes it one per revision. */
const enqueueStep = async (tx: Queryable, { id, rev, nextAt }: StoredSchedule): Promise<void> => {
  if (nextAt !== null) await enqueue(tx, stepJob, { id, rev }, { key: `${id}:${rev}`, runAt: nextAt });
};

export const scheduleConflict = (): Failure<'rollout_conflict'> =>
  fail('rollout_conflict', {
    detail: 'Somebody else has changed this schedule. Check it and decide again.',
  });

/** Writes a schedule, plans its next check, and records the change in the history. */
export const changeSchedule = async (
  tx: Queryable,
  read: StoredSchedule,
  change: ScheduleChange,
  note: { readonly by: string; readonly action: ReleaseEventAction; readonly reason: string } | null,
): Promise<StoredSchedule | null> => {
  const written = await replaceSchedule(tx, read, change);
  if (written === null) return null;
  await enqueueStep(tx, written);
  if (note !== null)
    await appendEvent(tx, {
      by: note.by,
      region: null,
      name: read.name,
      action: note.action,
      from: null,
      to: read.key,
      reason: `schedule ${read.id}${note.reason === '' ? '' : `: ${note.reason}`}`,
    });
  return written;
};

/** `go`, or the reason to wait or to stop. */
type StepDecision = { readonly kind: 'go' } | { readonly kind: 'wait' | 'stop'; readonly reason: string };

/**
 * Whether every region is as this schedule left it and the guard does not object. With `byHand` a person takes the
 * next step now and need not wait for a guard that cannot tell yet; a guard that refuses still counts.
 */
const decideStep = async (
  { db, guard }: ScheduleDeps,
  schedule: StoredSchedule,
  byHand: boolean,
): Promise<StepDecision> => {
  const taken = schedule.steps.slice(0, schedule.position + 1).filter((step) => step.taken_at !== null);
  const last = new Map(taken.map((step) => [step.region, step]));
  const rolloutChanged = (region: string): StepDecision => ({
    kind: 'stop',
    reason: `${region} has changed since this schedule last acted.`,
  });
  for (const [named, step] of last) {
    const region = regionOf(named)?.id;
    if (region === undefined) return { kind: 'stop', reason: `There is no region "${named}" any more.` };
    const now = await findRollout(db, region, schedule.name);
    const whole = step.basis_points === maxBasisPoints;
    if (now !== null && !whole && now.candidate === schedule.key && now.state === 'paused')
      return { kind: 'wait', reason: `The rollout in ${region} is paused.` };
    const asLeft = whole
      ? now?.stable === schedule.key
      : now?.candidate === schedule.key && now.state === 'running' && now.basisPoints === step.basis_points;
    if (now === null || !asLeft) return rolloutChanged(region);
    if (whole) continue;
    const verdict = await guard(db, now);
    if (verdict.kind === 'go' || (verdict.kind === 'wait' && byHand)) continue;
    const { candidate } = now;
    if (
      verdict.kind === 'stop' &&
      candidate !== null &&
      !(await db.transaction((tx) => stopCandidate(tx, { ...now, candidate }, verdict.reason)))
    )
      return rolloutChanged(region);
    return { kind: verdict.kind, reason: verdict.reason };
  }
  return { kind: 'go' };
};

/** Whether two reasons are the same except for their figures, which change every minute. */
const isSameReason = (one: string | null, other: string): boolean =>
  one !== null && one.replace(/\d[\d.]*/g, '#') === other.replace(/\d[\d.]*/g, '#');

const suspendSchedule = async (
  { db }: ScheduleDeps,
  schedule: StoredSchedule,
  { kind, reason }: { readonly kind: 'wait' | 'stop'; readonly reason: string },
  again: number = retryAfterMinutes,
): Promise<ScheduleResult> =>
  db.transaction(async (tx) => {
    // The schedule may wait for many minutes; the history and the team are notified once.
    const isNew = kind === 'stop' || !isSameReason(schedule.waitingFor, reason);
    const written = await changeSchedule(
      tx,
      schedule,
      kind === 'wait'
        ? { nextIn: again, waitingFor: reason }
        : { state: 'stopped', nextIn: null, waitingFor: reason },
      isNew ? { by: `schedule:${schedule.id}`, action: `schedule_${kind}`, reason } : null,
    );
    if (written === null) return scheduleConflict();
    if (kind === 'wait' && isNew)
      await recordEvent(tx, {
        type: 'release.waiting',
        resource: `schedule:${schedule.id}`,
        userId: null,
        data: { remote: schedule.name, release: schedule.key, reason: reason.slice(0, 500) },
      });
    return ok(written);
  });

/** Promotes the release of one step and moves the schedule to it, both or neither. */
export const promoteStep = async (
  deps: ScheduleDeps,
  schedule: StoredSchedule,
  index: number,
  { by, reason }: { readonly by: string; readonly reason: string },
): Promise<ScheduleResult> => {
  const step = schedule.steps[index];
  const region = regionOf(step?.region ?? '')?.id;
  if (step === undefined || region === undefined)
    return fail('release_invalid', { detail: 'This schedule has no further step.' });
  const rollout = await findRollout(deps.db, region, schedule.name);
  if (rollout?.denied.includes(schedule.key))
    return fail('release_invalid', {
      detail: `${schedule.name} ${schedule.key} was killed in ${step.region}. Promote it there by hand to bring it back.`,
    });
  let written: StoredSchedule | null = null;
  const isLast = index === schedule.steps.length - 1;
  const promoted = await promoteRelease(
    deps,
    {
      region,
      name: schedule.name,
      key: schedule.key,
      basisPoints: step.basis_points,
      by,
      reason: `schedule ${schedule.id}, step ${index + 1} of ${schedule.steps.length}${reason === '' ? '' : `: ${reason}`}`,
      rev: rollout?.rev,
    },
    async (tx) => {
      written = await changeSchedule(
        tx,
        schedule,
        {
          taken: index,
          state: isLast ? 'done' : 'running',
          nextIn: isLast ? null : step.soak_minutes,
          waitingFor: null,
        },
        null,
      );
      return written === null ? scheduleConflict() : null;
    },
  );
  if (!promoted.ok) return promoted;
  return written === null ? scheduleConflict() : ok(written);
};

/** The index of the next step: the first one too, if a process ended before it had taken it. */
const nextStepIndex = ({ steps, position }: StoredSchedule): number =>
  steps[position]?.taken_at === null ? position : position + 1;

/** What the job does: takes the next step if it is due and nothing prevents it. */
export const runScheduleStep = async (deps: ScheduleDeps, id: number): Promise<void> => {
  const schedule = await findSchedule(deps.db, id);
  if (schedule === null || !(await isDue(deps.db, id))) return;
  const way = await decideStep(deps, schedule, false);
  if (way.kind !== 'go') {
    await suspendSchedule(deps, schedule, way);
    return;
  }
  const by = `schedule:${id}`;
  const moved = await promoteStep(deps, schedule, nextStepIndex(schedule), { by, reason: '' });
  if (moved.ok || moved.code === 'rollout_conflict') return;
  // Only a missing smoke journey, or files that cannot be fetched at the moment, may recover.
  const detail = moved.detail ?? moved.code;
  const mends = moved.refused_by?.every((gate) => gate === 'smoke' || gate === 'delivery') === true;
  await suspendSchedule(
    deps,
    schedule,
    { kind: mends ? 'wait' : 'stop', reason: detail },
    gateRetryAfterMinutes,
  );
};

export const stepHandler = (deps: ScheduleDeps): JobHandler =>
  handle(stepJob, ({ id }) => runScheduleStep(deps, id));

/** Takes the next step now, whatever is left of the soak time. */
export const advanceSchedule = async (
  deps: ScheduleDeps,
  schedule: StoredSchedule,
  change: { readonly by: string; readonly reason: string },
): Promise<ScheduleResult> => {
  if (schedule.state !== 'running' && schedule.state !== 'paused')
    return fail('release_invalid', { detail: `This schedule is ${schedule.state}; start another one.` });
  const way = await decideStep(deps, schedule, true);
  if (way.kind === 'go') return promoteStep(deps, schedule, nextStepIndex(schedule), change);
  if (way.kind === 'stop') await suspendSchedule(deps, schedule, way);
  return fail('release_invalid', { detail: way.reason });
};

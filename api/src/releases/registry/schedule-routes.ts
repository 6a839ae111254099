import * as contracts from '@shop/contracts';
import {
  type Call,
  type CallUser,
  type Failure,
  fail,
  isFailure,
  numericId,
  ok,
  pagingMembers,
  type Route,
  toLimitOffset,
} from '../../platform/index.ts';
import { refuseBeyondGrant, requireReason } from './read-change.ts';
import { changeScheduleState, startSchedule } from './run-schedule.ts';
import {
  countSchedules,
  findSchedule,
  listSchedules,
  type StoredSchedule,
  toSchedule,
} from './schedules.repo.ts';
import {
  advanceSchedule,
  type ScheduleDeps,
  type ScheduleResult,
  scheduleConflict,
} from './step-schedule.ts';

const reply = (result: ScheduleResult) => (result.ok ? ok(toSchedule(result.value)) : result);

/** Only promotions run the gate. */
type UngatedCode = 'release_invalid' | 'rollout_conflict';
const replyUngated = (result: ScheduleResult) =>
  result.ok ? ok(toSchedule(result.value)) : (result as Failure<UngatedCode>);

type ChangeCall = Call<
  { readonly id: string },
  unknown,
  { readonly reason?: string | undefined; readonly rev?: number | undefined },
  CallUser | null
>;

/** Returns the schedule and the reason of the change, if the caller may change it and knows its current revision. */
const readScheduleChange = async (
  { db }: ScheduleDeps,
  call: ChangeCall,
): Promise<
  | { readonly schedule: StoredSchedule; readonly by: string; readonly reason: string }
  | Failure<'not_found' | 'forbidden' | 'invalid_input' | 'rollout_conflict'>
> => {
  const id = numericId(call.params.id);
  const schedule = id === null ? null : await findSchedule(db, id);
  if (schedule === null) return fail('not_found');
  const beyond = refuseBeyondGrant(call.held, {
    names: [schedule.name],
    regions: schedule.steps.map(({ region }) => region),
  });
  if (beyond !== null) return beyond;
  const reason = requireReason(call, call.body.reason);
  if (typeof reason !== 'string') return reason;
  if (call.body.rev !== undefined && call.body.rev !== schedule.rev) return scheduleConflict();
  return { schedule, by: call.actor, reason };
};

/** Registers the routes of schedules. */
export const registerScheduleRoutes = (route: Route, deps: ScheduleDeps): void => {
  const { db } = deps;
  route.staff(
    contracts.startSchedule,
    async (call) => {
      const { body, held, actor } = call;
      const beyond = refuseBeyondGrant(held, {
        names: [body.name],
        regions: body.steps.map(({ region }) => region),
      });
      if (beyond !== null) return beyond;
      const reason = requireReason(call, body.reason);
      if (typeof reason !== 'string') return reason;
      return reply(await startSchedule(deps, { ...body, by: actor, reason }));
    },
    { phases: true },
  );
  route.staff(contracts.listSchedules, async ({ query }) => {
    const rows = await listSchedules(db, query, toLimitOffset(query));
    return ok({
      schedules: rows.map(toSchedule),
      ...pagingMembers(query, rows.length, await countSchedules(db, query)),
    });
  });
  route.staff(contracts.getSchedule, async ({ params }) => {
    const id = numericId(params.id);
    const schedule = id === null ? null : await findSchedule(db, id);
    return schedule === null ? fail('not_found') : ok(toSchedule(schedule));
  });
  route.staff(
    contracts.advanceSchedule,
    async (call) => {
      const change = await readScheduleChange(deps, call);
      return isFailure(change) ? change : reply(await advanceSchedule(deps, change.schedule, change));
    },
    { phases: true },
  );
  const holding = {
    pause: contracts.pauseSchedule,
    resume: contracts.resumeSchedule,
    stop: contracts.stopSchedule,
  } as const;
  for (const action of ['pause', 'resume', 'stop'] as const)
    route.staff(holding[action], async (call) => {
      const change = await readScheduleChange(deps, call);
      return isFailure(change)
        ? change
        : replyUngated(await changeScheduleState(db, change.schedule, action, change));
    });
};

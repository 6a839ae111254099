import {
  type listRollouts as endpoint,
  type ReplyOf,
  type RolloutCell,
  releasableNames,
} from '@shop/contracts';
import { openRegions } from '@shop/regions';
import type { ReleaseKey } from '@shop/releases';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/index.ts';
import { findPreviousReleases, latestRolloutEvents } from './events.repo.ts';
import { latestRolloutEvidence } from './evidence.repo.ts';
import { listRollouts, type StoredRollout, toRow } from './rollouts.repo.ts';
import { listOpenSchedules, type StoredSchedule } from './schedules.repo.ts';

const fieldOf = ({ region, name }: { readonly region: string | null; readonly name: string }): string =>
  `${region} ${name}`;

const versionOf = (key: string): string => key.slice(0, key.lastIndexOf('+'));

/** Returns a field's active or pending schedule: some of its steps are still ahead. */
const scheduleOf = (
  schedules: readonly StoredSchedule[],
  { region, name }: StoredRollout,
): RolloutCell['schedule'] => {
  const own = schedules.find(
    (schedule) =>
      schedule.name === name &&
      schedule.steps.some((step, at) => step.region === region && at >= schedule.position),
  );
  return own === undefined || (own.state !== 'running' && own.state !== 'paused')
    ? null
    : {
        id: own.id,
        state: own.state,
        position: own.position,
        steps: own.steps.length,
        next_at: own.nextAt?.toISOString() ?? null,
      };
};

/** The target of `rollbackRelease`. */
const rollbackTarget = (
  { candidate, state, stable }: StoredRollout,
  before: ReleaseKey | null,
): ReleaseKey | null => (candidate !== null && state !== 'killed' ? stable : before);

const groupBy = <Row>(rows: readonly Row[], of: (row: Row) => string): Map<string, Row[]> => {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(of(row));
    if (group === undefined) groups.set(of(row), [row]);
    else group.push(row);
  }
  return groups;
};

/**
 * Returns the matrix regions × remotes: six statements for any number of fields and any length of
 * history.
 */
export const presentMatrix = async (
  db: Db,
  filter: { readonly region?: string | undefined; readonly name?: string | undefined },
): Promise<ReplyOf<typeof endpoint>> => {
  const rollouts = (await listRollouts(db, filter.region)).filter(
    ({ name }) => filter.name === undefined || name === filter.name,
  );
  const events = new Map((await latestRolloutEvents(db)).map((event) => [fieldOf(event), event]));
  const evidence = groupBy(await latestRolloutEvidence(db), fieldOf);
  const before = await findPreviousReleases(db);
  const schedules = await listOpenSchedules(db);
  const [clock] = await db.query<{ now: Date }>(sql`select now() as now`);
  return {
    regions: openRegions
      .filter(({ id }) => filter.region === undefined || id === filter.region)
      .map(({ id, countryCode }) => ({ id, country: countryCode })),
    names: releasableNames.filter((name) => filter.name === undefined || name === filter.name),
    rollouts: rollouts.map((rollout) => {
      const field = fieldOf(rollout);
      const last = events.get(field);
      return {
        ...toRow(rollout),
        stable_version: versionOf(rollout.stable),
        candidate_version: rollout.candidate === null ? null : versionOf(rollout.candidate),
        changed_at: (last?.at ?? rollout.updatedAt).toISOString(),
        changed_by: last?.by ?? rollout.movedBy,
        change: last?.action ?? 'start',
        reason: last?.reason ?? '',
        gates: (evidence.get(field) ?? []).map(({ gate, ok, evidence: text, said, at }) => ({
          gate,
          ok,
          evidence: text,
          ...(said === undefined ? {} : { said }),
          at,
        })),
        schedule: scheduleOf(schedules, rollout),
        rollback_to: rollbackTarget(rollout, before.get(field) ?? null),
      };
    }),
    now: (clock?.now ?? new Date(0)).toISOString(),
  };
};

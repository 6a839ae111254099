import { randomUUID } from 'node:crypto';
import type { ReleasableName, RolloutRow } from '@shop/contracts';
import type { Rollout } from '@shop/releases';
import { sql } from 'drizzle-orm';
import { array, type Queryable } from '../../platform/index.ts';

export interface StoredRollout extends Rollout {
  readonly stable: string;
  readonly movedBy: string;
  readonly updatedAt: Date;
}

const columns = sql`region, name, stable, candidate, basis_points as "basisPoints", salt, state, denied,
  moved_by as "movedBy", rev, updated_at as "updatedAt"`;

export const listRollouts = (db: Queryable, region?: string): Promise<readonly StoredRollout[]> =>
  db.query<StoredRollout>(
    region === undefined
      ? sql`select ${columns} from rollouts order by region, name`
      : sql`select ${columns} from rollouts where region = ${region} order by name`,
  );

export const findRollout = async (
  db: Queryable,
  region: string,
  name: ReleasableName,
): Promise<StoredRollout | null> => {
  const [row] = await db.query<StoredRollout>(
    sql`select ${columns} from rollouts where region = ${region} and name = ${name}`,
  );
  return row ?? null;
};

export type NewRollout = Omit<StoredRollout, 'rev' | 'updatedAt'>;

/** Points a region at its first release of a build, for everybody. Returns null if somebody else has just done so. */
export const insertRollout = async (
  db: Queryable,
  { region, name, stable, movedBy }: Pick<NewRollout, 'region' | 'name' | 'stable' | 'movedBy'>,
): Promise<StoredRollout | null> => {
  const [row] = await db.query<StoredRollout>(sql`
    insert into rollouts (region, name, stable, candidate, basis_points, salt, state, denied, moved_by)
    values (${region}, ${name}, ${stable}, null, 0, ${randomUUID()}, 'idle', ${array([], 'text')}, ${movedBy})
    on conflict do nothing returning ${columns}`);
  return row ?? null;
};

/** Writes a rollout if it has not changed since it was read; returns null if it has. */
export const replaceRollout = async (
  db: Queryable,
  read: StoredRollout,
  change: Partial<NewRollout>,
): Promise<StoredRollout | null> => {
  const next = { ...read, ...change };
  const [row] = await db.query<StoredRollout>(sql`
    update rollouts set stable = ${next.stable}, candidate = ${next.candidate},
      basis_points = ${next.basisPoints}, salt = ${next.salt}, state = ${next.state},
      denied = ${array(next.denied, 'text')}, moved_by = ${next.movedBy}, rev = rev + 1, updated_at = now()
    where region = ${read.region} and name = ${read.name} and rev = ${read.rev}
    returning ${columns}`);
  return row ?? null;
};

export const toRow = (rollout: StoredRollout): RolloutRow => ({
  region: rollout.region,
  name: rollout.name,
  stable: rollout.stable,
  candidate: rollout.candidate,
  basis_points: rollout.basisPoints,
  state: rollout.state,
  denied: [...rollout.denied],
  moved_by: rollout.movedBy,
  rev: rollout.rev,
  updated_at: rollout.updatedAt.toISOString(),
});

import { randomUUID } from 'node:crypto';
import type { ReleasableName, RolloutRow } from '@shop/contracts';
import type { PointerMove, Rollout } from '@shop/releases';
import { sql } from 'drizzle-orm';
import { array, type Queryable } from '../db/db.ts';

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

/** Points a region at its first release of a build, for everybody. Null: somebody else has just done so. */
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

/** Writes a rollout if nobody else has since it was read; null when somebody has. */
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

export interface ReleaseEvent {
  readonly by: string;
  readonly region: string | null;
  readonly name: ReleasableName;
  readonly action: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly reason: string;
}

export const appendEvent = (db: Queryable, event: ReleaseEvent): Promise<number> =>
  db.execute(sql`
    insert into release_events (by, region, name, action, from_key, to_key, reason)
    values (${event.by}, ${event.region}, ${event.name}, ${event.action}, ${event.from}, ${event.to},
      ${event.reason})`);

/** Everything that happened, the newest first. */
export const listEvents = (
  db: Queryable,
  region?: string,
): Promise<readonly (ReleaseEvent & { at: Date })[]> =>
  db.query(sql`
    select at, by, region, name, action, from_key as "from", to_key as "to", reason from release_events
    ${region === undefined ? sql`` : sql`where region = ${region} or region is null`}
    order by id desc limit 200`);

/** Moves of one pointer in order of time. */
export const listMoves = (db: Queryable, region: string, name: string): Promise<readonly PointerMove[]> =>
  db.query(sql`
    select action, from_key as "from", to_key as "to" from release_events
    where region = ${region} and name = ${name} order by id`);

export const toRow = (rollout: StoredRollout): RolloutRow => ({
  region: rollout.region,
  name: rollout.name,
  stable: rollout.stable,
  candidate: rollout.candidate,
  basis_points: rollout.basisPoints,
  state: rollout.state,
  rev: rollout.rev,
  updated_at: rollout.updatedAt.toISOString(),
});

import { type GuardState, initialGuardState } from '@shop/releases';
import { sql } from 'drizzle-orm';
import { json, type Queryable } from '../../platform/index.ts';
import type { StoredRollout } from '../registry/rollouts.repo.ts';
import { type ReleasePair, readEra } from './health.repo.ts';

/** A rollout with a candidate. */
export type CandidateRollout = StoredRollout & ReleasePair;

export const hasCandidate = (
  rollout: StoredRollout,
): rollout is StoredRollout & { readonly candidate: string } => rollout.candidate !== null;

export interface Guard {
  readonly firstEra: number;
  readonly state: GuardState;
  readonly looks: number;
  /** Null: not evaluated yet. */
  readonly lookedAt: Date | null;
}

const whereRollout = ({ region, name, stable, candidate, salt }: CandidateRollout) => sql`
  region = ${region} and name = ${name} and stable = ${stable} and candidate = ${candidate} and salt = ${salt}`;

/** Reads the guard's state of a candidate; for a new one, nothing before now counts. */
export const readGuard = async (db: Queryable, trial: CandidateRollout): Promise<Guard> => {
  const [row] = await db.query<Guard>(sql`
    select first_era as "firstEra", state, looks, looked_at as "lookedAt" from release_guards where ${whereRollout(trial)}`);
  return (
    row ?? { firstEra: await readEra(db, trial.region), state: initialGuardState, looks: 0, lookedAt: null }
  );
};

/** Stores an evaluation's result; false when another process has evaluated meanwhile. */
export const writeGuard = async (
  db: Queryable,
  trial: CandidateRollout,
  { firstEra, looks }: Guard,
  state: GuardState,
): Promise<boolean> => {
  const { region, name, stable, candidate, salt } = trial;
  const written =
    looks === 0
      ? await db.execute(sql`
          insert into release_guards (region, name, stable, candidate, salt, first_era, state, looks)
          values (${region}, ${name}, ${stable}, ${candidate}, ${salt}, ${firstEra}, ${json(state)}, 1)
          on conflict do nothing`)
      : await db.execute(sql`
          update release_guards set state = ${json(state)}, looks = looks + 1, looked_at = now()
          where ${whereRollout(trial)} and looks = ${looks}`);
  return written === 1;
};

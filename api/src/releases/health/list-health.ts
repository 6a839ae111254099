import type * as contracts from '@shop/contracts';
import { evaluateGuard, getOverallVerdict, initialGuardState } from '@shop/releases';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/index.ts';
import type { RolloutGuard } from '../registry/rollout-guard.ts';
import { listRollouts } from '../registry/rollouts.repo.ts';
import { hasCandidate, readGuard } from './guards.repo.ts';
import { listHealthHours, listStrata, type ReleasePair } from './health.repo.ts';
import { presentHealth, summarizeHealth } from './present-health.ts';

type Health = contracts.ReplyOf<typeof contracts.getReleaseHealth>['candidates'];
type DryRun = contracts.ReplyOf<typeof contracts.dryRunGuard>;

/** Lists the health of every candidate, including killed ones with the reason. Changes nothing. */
export const listHealth = async (
  db: Db,
  { region, name }: { readonly region?: string | undefined; readonly name?: string | undefined },
): Promise<Health> => {
  const trials = (await listRollouts(db, region))
    .filter(hasCandidate)
    .filter((trial) => name === undefined || trial.name === name);
  return Promise.all(
    trials.map(async (trial) => {
      const guard = await readGuard(db, trial);
      const { findings } = evaluateGuard(guard.state, await listStrata(db, trial, guard.firstEra));
      return {
        ...presentHealth(trial, trial.name, findings),
        state: trial.state === 'idle' ? ('running' as const) : trial.state,
        basis_points: trial.basisPoints,
        looked_at: guard.lookedAt?.toISOString() ?? null,
      };
    }),
  );
};

/** The check before a schedule increases a candidate's share. */
export const evaluateRollout: RolloutGuard = async (db, rollout) => {
  if (!hasCandidate(rollout)) return { kind: 'go' };
  const guard = await readGuard(db, rollout);
  const { findings } = evaluateGuard(guard.state, await listStrata(db, rollout, guard.firstEra));
  const kind = ({ worse: 'stop', too_few: 'wait', fine: 'go' } as const)[getOverallVerdict(findings)];
  return kind === 'go' ? { kind } : { kind, reason: summarizeHealth(findings) };
};

type NamedPair = ReleasePair & { readonly name: contracts.ReleasableName };

/** Lists pairs of releases compared since then: from the history, and the current ones. */
const listPairs = async (db: Db, since: Date, region: string | undefined): Promise<readonly NamedPair[]> =>
  db.query<NamedPair>(sql`
    select distinct region, name, stable, candidate from (
      select region, name, from_key as stable, to_key as candidate from release_events
      where action = 'share' and from_key is not null and to_key is not null
        and at >= ${since.toISOString()}::timestamptz
      union all
      select region, name, stable, candidate from rollouts where candidate is not null
    ) as pairs
    where ${region === undefined ? sql`region is not null` : sql`region = ${region}`}
    order by region, name, candidate`);

/**
 * Simulates the guard over the stored counts, hour by hour, and changes nothing. It evaluates once
 * an hour instead of once a minute, so it stops up to an hour later than the guard would have.
 */
export const simulateGuard = async (
  db: Db,
  now: Date,
  {
    region,
    since_hours: hours = 24,
  }: { readonly region?: string | undefined; readonly since_hours?: number | undefined },
): Promise<DryRun> => {
  const since = new Date(Math.floor(now.getTime() / 3_600_000 - hours) * 3_600_000);
  const candidates = await Promise.all(
    (await listPairs(db, since, region)).map(async (pair) => {
      let state = initialGuardState;
      let { findings } = evaluateGuard(state, []);
      let stoppedAt: Date | null = null;
      const strata = [];
      for (const hour of await listHealthHours(db, pair, since)) {
        strata.push(...hour.strata);
        ({ state, findings } = evaluateGuard(state, strata));
        if (getOverallVerdict(findings) !== 'worse') continue;
        stoppedAt = new Date(hour.hour.getTime() + 3_600_000);
        break;
      }
      return {
        ...presentHealth(pair, pair.name, findings),
        would_stop_at: stoppedAt?.toISOString() ?? null,
      };
    }),
  );
  return { since: since.toISOString(), until: now.toISOString(), candidates };
};

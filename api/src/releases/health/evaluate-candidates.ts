import type { CandidateHealth } from '@shop/contracts';
import { evaluateGuard, type Finding, getOverallVerdict } from '@shop/releases';
import type { FastifyBaseLogger } from 'fastify';
import { type Db, fail, ok } from '../../platform/index.ts';
import { listRollouts } from '../registry/rollouts.repo.ts';
import { stopCandidate } from '../registry/stop-candidate.ts';
import { type CandidateRollout, hasCandidate, readGuard, writeGuard } from './guards.repo.ts';
import { listStrata } from './health.repo.ts';
import { presentHealth, summarizeHealth } from './present-health.ts';

/** Lists the candidates in rollout now. */
const listCandidateRollouts = async (db: Db, region: string | undefined): Promise<CandidateRollout[]> =>
  (await listRollouts(db, region))
    .filter(hasCandidate)
    .filter(
      ({ state, denied, candidate }) => state !== 'killed' && state !== 'idle' && !denied.includes(candidate),
    );

export interface EvaluatedCandidate extends CandidateHealth {
  /** Whether this evaluation stopped it. */
  readonly stopped: boolean;
}

/**
 * Evaluates one candidate and stops it if it is worse: rollout, history, guard state and webhook
 * event in one transaction. Writes nothing when the rollout has changed or another process has
 * evaluated it meanwhile; the next evaluation decides again. Null: that has happened.
 */
const evaluateCandidate = async (
  db: Db,
  log: FastifyBaseLogger,
  trial: CandidateRollout,
): Promise<EvaluatedCandidate | null> => {
  const guard = await readGuard(db, trial);
  const seen = evaluateGuard(guard.state, await listStrata(db, trial, guard.firstEra));
  const worse = getOverallVerdict(seen.findings) === 'worse';
  const health = presentHealth(trial, trial.name, seen.findings);
  const done = await db.transaction(async (tx) => {
    if (!(await writeGuard(tx, trial, guard, seen.state))) return fail('rollout_conflict');
    if (!worse) return ok(null);
    const done = await stopCandidate(tx, trial, summarizeHealth(seen.findings));
    return done ? ok(null) : fail('rollout_conflict');
  });
  if (!done.ok) return null;
  if (worse) log.warn(logFields(trial, seen.findings), 'release stopped by the guard');
  return { ...health, stopped: worse };
};

const logFields = ({ region, name, candidate, stable }: CandidateRollout, findings: readonly Finding[]) => ({
  ...{ region, remote: name, candidate, stable },
  worse: findings
    .filter(({ verdict }) => verdict === 'worse')
    .map(({ rule, pValue, ...arms }) => ({ metric: rule.metric, pValue, ...arms })),
});

/**
 * Evaluates every candidate in rollout, one after another. Never changes stable; without data it
 * decides nothing.
 */
export const evaluateCandidates = async (
  db: Db,
  log: FastifyBaseLogger,
  region?: string,
): Promise<readonly EvaluatedCandidate[]> => {
  const looked: EvaluatedCandidate[] = [];
  for (const trial of await listCandidateRollouts(db, region)) {
    const found = await evaluateCandidate(db, log, trial);
    if (found !== null) looked.push(found);
  }
  return looked;
};

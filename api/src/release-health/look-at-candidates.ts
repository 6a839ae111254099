import type { CandidateHealth } from '@shop/contracts';
import { type Finding, look, overall } from '@shop/releases';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/db.ts';
import { appendEvent } from '../releases/events.repo.ts';
import { listRollouts, replaceRollout } from '../releases/rollouts.repo.ts';
import { fail, ok } from '../server/result.ts';
import { recordEvent } from '../webhooks/record-event.ts';
import { isTrial, readGuard, type Trial, writeGuard } from './guards.repo.ts';
import { strataSince } from './health.repo.ts';
import { presentHealth, sayHealth } from './say-health.ts';

/** How the guard signs in the history. */
export const guardActor = 'guard';

/** Candidates that visitors get now. */
const openTrials = async (db: Db, region: string | undefined): Promise<Trial[]> =>
  (await listRollouts(db, region))
    .filter(isTrial)
    .filter(
      ({ state, denied, candidate }) => state !== 'killed' && state !== 'idle' && !denied.includes(candidate),
    );

/** The candidate is taken from everybody and never given out again by itself; stable is not touched. */
const stopped = ({ denied, candidate }: Trial) => ({
  state: 'killed' as const,
  basisPoints: 0,
  denied: [...new Set([...denied, candidate])],
});

export interface Looked extends CandidateHealth {
  /** This look has stopped it. */
  readonly stopped: boolean;
}

/**
 * Looks at one candidate and, if it is worse, stops it: rollout, history, what the guard knows and the message to
 * webhooks in one transaction. Where somebody else has moved the rollout or looked meanwhile nothing is written; the
 * next look decides anew. Null: that has happened.
 */
const lookAt = async (db: Db, log: FastifyBaseLogger, trial: Trial): Promise<Looked | null> => {
  const guard = await readGuard(db, trial);
  const seen = look(guard.state, await strataSince(db, trial, guard.firstEra));
  const worse = overall(seen.findings) === 'worse';
  const health = presentHealth(trial, trial.name, seen.findings);
  const done = await db.transaction(async (tx) => {
    if (!(await writeGuard(tx, trial, guard, seen.state))) return fail('rollout_conflict');
    if (!worse) return ok(null);
    if ((await replaceRollout(tx, trial, stopped(trial))) === null) return fail('rollout_conflict');
    const { region, name, stable, candidate } = trial;
    await appendEvent(tx, {
      ...{ by: guardActor, action: 'kill', region, name },
      ...{ from: candidate, to: stable, reason: sayHealth(seen.findings) },
    });
    await recordEvent(tx, {
      type: 'release.stopped',
      resource: `release:${region}:${name}`,
      userId: null,
      data: {
        region,
        remote: name,
        release: candidate,
        stable,
        reason: sayHealth(seen.findings).slice(0, 500),
      },
    });
    return ok(null);
  });
  if (!done.ok) return null;
  if (worse) log.warn(figuresOf(trial, seen.findings), 'release stopped by the guard');
  return { ...health, stopped: worse };
};

const figuresOf = ({ region, name, candidate, stable }: Trial, findings: readonly Finding[]) => ({
  ...{ region, remote: name, candidate, stable },
  worse: findings
    .filter(({ verdict }) => verdict === 'worse')
    .map(({ rule, pValue, ...arms }) => ({ metric: rule.metric, pValue, ...arms })),
});

/** Looks at every candidate that is out, one after the other. Never touches stable; without data it decides nothing. */
export const lookAtCandidates = async (
  db: Db,
  log: FastifyBaseLogger,
  region?: string,
): Promise<readonly Looked[]> => {
  const looked: Looked[] = [];
  for (const trial of await openTrials(db, region)) {
    const found = await lookAt(db, log, trial);
    if (found !== null) looked.push(found);
  }
  return looked;
};

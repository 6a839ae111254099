import { type Queryable, recordEvent } from '../../platform/index.ts';
import { killedRollout } from './change-rollout.ts';
import { appendEvent } from './events.repo.ts';
import { guardActor } from './rollout-guard.ts';
import { replaceRollout, type StoredRollout } from './rollouts.repo.ts';

/** A rollout that has a candidate. */
export type RolloutWithCandidate = StoredRollout & { readonly candidate: string };

/**
 * What the guard does to a candidate that is worse: taken from everybody and denied, noted in the history, told to the
 * shop's webhooks. Stable is not touched. False: somebody has moved the rollout since it was read, and nothing was done.
 */
export const stopCandidate = async (
  tx: Queryable,
  rollout: RolloutWithCandidate,
  reason: string,
): Promise<boolean> => {
  const { region, name, stable, candidate } = rollout;
  if ((await replaceRollout(tx, rollout, killedRollout(rollout))) === null) return false;
  const by = guardActor;
  await appendEvent(tx, { by, action: 'kill', region, name, from: candidate, to: stable, reason });
  await recordEvent(tx, {
    type: 'release.stopped',
    resource: `release:${region}:${name}`,
    userId: null,
    data: { region, remote: name, release: candidate, stable, reason: reason.slice(0, 500) },
  });
  return true;
};

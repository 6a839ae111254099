import { type Queryable, recordEvent } from '../../platform/index.ts';
import { killedRollout } from './change-rollout.ts';
import { appendEvent } from './events.repo.ts';
import { guardActor } from './rollout-guard.ts';
import { replaceRollout, type StoredRollout } from './rollouts.repo.ts';

/** A rollout that has a candidate. */
export type RolloutWithCandidate = StoredRollout & { readonly candidate: string };

/**
 * Stops a candidate that is worse: removes it from all visitors, denies it, records that in the history and notifies
 * the shop's webhooks. Stable does not change. Returns false, and does nothing, if the rollout has changed since it
 * was read.
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

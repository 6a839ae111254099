import type { Db } from '../../platform/index.ts';
import { changeRollout } from './change-rollout.ts';
import { findPreviousRelease } from './events.repo.ts';
import type { ChangeInput, RolloutResult } from './promote-release.ts';

/**
 * Points a region back, without a build. A running candidate is removed; without one, the pointer moves to the
 * previous release. Each further call goes one release further back.
 */
export const rollbackRelease = (db: Db, change: ChangeInput): Promise<RolloutResult> =>
  changeRollout(db, change, async ({ candidate, state, stable }) => {
    if (candidate !== null && state !== 'killed')
      return {
        change: { candidate: null, basisPoints: 0, state: 'idle' },
        action: 'withdraw',
        from: candidate,
        to: stable,
      };
    const before = await findPreviousRelease(db, change.region, change.name);
    if (before === null) return `${change.name} has no release before this one in ${change.region}.`;
    return {
      change: { stable: before, candidate: null, basisPoints: 0, state: 'idle', movedBy: change.by },
      action: 'rollback',
      from: stable,
      to: before,
    };
  });

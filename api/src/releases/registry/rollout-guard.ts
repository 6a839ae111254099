import type { Db } from '../../platform/index.ts';
import type { StoredRollout } from './rollouts.repo.ts';

/** How the guard signs in the history. */
export const guardActor = 'guard';

/** What a guard says about a candidate that is out. `reason` is one sentence for the history and the console. */
export type GuardVerdict =
  | { readonly kind: 'go' }
  /** Not yet: too few visitors to tell, say. The schedule asks again a minute later. */
  | { readonly kind: 'wait'; readonly reason: string }
  /** Worse than stable: the schedule kills the candidate in this region and ends. */
  | { readonly kind: 'stop'; readonly reason: string };

/**
 * Asked by a schedule before each further step, of every rollout whose candidate it has put out. A guard that stops a
 * candidate by itself calls `stopCandidate`; the schedule sees that and ends.
 */
export type RolloutGuard = (db: Db, rollout: StoredRollout) => Promise<GuardVerdict>;

/** A shop without measurements lets every candidate go on. */
export const noGuard: RolloutGuard = async () => ({ kind: 'go' });

import type { Db } from '../../platform/index.ts';
import type { StoredRollout } from './rollouts.repo.ts';

/** The name of the guard in the history. */
export const guardActor = 'guard';

/** The guard's verdict about a running candidate. `reason` is one sentence for the history and the console. */
export type GuardVerdict =
  | { readonly kind: 'go' }
  /** The guard cannot tell yet, for example with too few visitors. The schedule asks again a minute later. */
  | { readonly kind: 'wait'; readonly reason: string }
  /** Worse than stable: the schedule kills the candidate in this region and ends. */
  | { readonly kind: 'stop'; readonly reason: string };

/**
 * A schedule calls it before each further step, for every rollout whose candidate it has put out. A guard that stops
 * a candidate by itself calls `stopCandidate`; the schedule sees that and ends.
 */
export type RolloutGuard = (db: Db, rollout: StoredRollout) => Promise<GuardVerdict>;

/** Without measurements every candidate may continue. */
export const noGuard: RolloutGuard = async () => ({ kind: 'go' });

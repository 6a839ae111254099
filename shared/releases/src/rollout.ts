import type { ReleasableName, ReleaseEventAction } from '@shop/contracts';
import { isInShare } from './bucket.ts';

/** `version+build`: the key of a release within its name. */
export type ReleaseKey = string;

export const keyOf = (release: { readonly version: string; readonly build: string }): ReleaseKey =>
  `${release.version}+${release.build}`;

/** Which build of one remote a region's visitors get. */
export interface Rollout {
  readonly region: string;
  readonly name: ReleasableName;
  readonly stable: ReleaseKey | null;
  readonly candidate: ReleaseKey | null;
  /** Share of the candidate, 0 to 10 000. */
  readonly basisPoints: number;
  readonly salt: string;
  /** `paused` freezes the share; `killed` withdraws the candidate from everybody, whatever the share. */
  readonly state: 'idle' | 'running' | 'paused' | 'killed';
  /** Releases that are denied here until promoted by hand. */
  readonly denied: readonly ReleaseKey[];
  readonly rev: number;
}

/** Returns the release of this visitor, or null when the region has none. Deterministic. */
export const pickRelease = (rollout: Rollout, cohort: string): ReleaseKey | null => {
  const { candidate, stable, state, salt, basisPoints, denied } = rollout;
  const isOpen = state === 'running' || state === 'paused';
  return candidate !== null && isOpen && !denied.includes(candidate) && isInShare(salt, cohort, basisPoints)
    ? candidate
    : stable;
};

export interface PointerMove {
  readonly action: ReleaseEventAction;
  readonly from: ReleaseKey | null;
  readonly to: ReleaseKey | null;
}

/** Actions that move the stable pointer; shares, pauses and kills of a candidate do not. */
export const pointerActions = [
  'start',
  'promote',
  'rollback',
] as const satisfies readonly ReleaseEventAction[];

/**
 * Returns the release before the region's current one, from its moves, newest first. Rolling back twice goes two
 * releases back, not to and fro: a rollback undoes the newest move that is not yet undone. Null when the region had
 * nothing before; undefined when these moves do not reach back far enough.
 * @example derivePreviousRelease([{ action: 'promote', from: 'A', to: 'B' }]) // 'A'
 */
export const derivePreviousRelease = (moves: readonly PointerMove[]): ReleaseKey | null | undefined => {
  let pendingRollbacks = 0;
  for (const { action, from, to } of moves) {
    if (action === 'rollback') pendingRollbacks += 1;
    else if ((action === 'start' || action === 'promote') && from !== to) {
      if (pendingRollbacks === 0) return from;
      pendingRollbacks -= 1;
    }
  }
  return undefined;
};

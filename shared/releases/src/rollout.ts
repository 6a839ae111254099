import type { ReleasableName } from '@shop/contracts';
import { isWithin } from './bucket.ts';

/** `version+build`: what a release is called within its name. */
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
  /** `paused` keeps the share as it is; `killed` gives the candidate to nobody, whatever the share says. */
  readonly state: 'idle' | 'running' | 'paused' | 'killed';
  /** Releases that are never given out here again, until promoted by hand. */
  readonly denied: readonly ReleaseKey[];
  readonly rev: number;
}

/** The one release this visitor gets, or null when the region has none. Same answer on every call. */
export const pick = (rollout: Rollout, cohort: string): ReleaseKey | null => {
  const { candidate, stable, state, salt, basisPoints, denied } = rollout;
  const open = state === 'running' || state === 'paused';
  return candidate !== null && open && !denied.includes(candidate) && isWithin(salt, cohort, basisPoints)
    ? candidate
    : stable;
};

export interface PointerMove {
  readonly action: string;
  readonly from: ReleaseKey | null;
  readonly to: ReleaseKey | null;
}

/** Moves of the pointer itself; shares, pauses and kills of a candidate leave it where it is. */
const wholeMoves = new Set(['start', 'promote']);

/**
 * The release a region stood on before its present one, read from its moves in order of time. Rolling back twice goes
 * two releases back, not to and fro. Null when there is nothing before.
 */
export const releaseBefore = (moves: readonly PointerMove[]): ReleaseKey | null => {
  const stack: ReleaseKey[] = [];
  for (const { action, to } of moves) {
    if (action === 'rollback') stack.pop();
    else if (wholeMoves.has(action) && to !== null && stack.at(-1) !== to) stack.push(to);
  }
  return stack.at(-2) ?? null;
};

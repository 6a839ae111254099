import {
  killRelease,
  pauseRelease,
  promoteRelease,
  type ReleasableName,
  type RolloutRow,
  resumeRelease,
  rollbackRelease,
} from '@shop/contracts';
import { type ApiProblem, call, newIdempotencyKey, type Result } from '@shop/kit/api';
import type { Action } from './field-changes.ts';

const endpoints = {
  pause: pauseRelease,
  resume: resumeRelease,
  kill: killRelease,
  rollback: rollbackRelease,
} as const;

export interface Change {
  readonly region: string;
  readonly name: ReleasableName;
  readonly reason: string;
  /** The displayed revision; undefined where nothing was released yet. */
  readonly rev: number | undefined;
}
export interface Promotion {
  readonly key: string;
  readonly basisPoints: number;
}

/** Sends one change. The API refuses a change based on an older revision, so nothing is overwritten. */
export const sendChange = (
  action: Action,
  { rev, ...change }: Change,
  promotion: Promotion | null,
): Promise<Result<RolloutRow, ApiProblem>> => {
  const body = { ...change, ...(rev === undefined ? {} : { rev }) };
  const idempotencyKey = newIdempotencyKey();
  if (action !== 'promote') return call(endpoints[action], { body, idempotencyKey });
  const { key, basisPoints } = promotion ?? { key: '', basisPoints: 0 };
  return call(promoteRelease, { body: { ...body, key, basis_points: basisPoints }, idempotencyKey });
};

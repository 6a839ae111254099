import { randomUUID } from 'node:crypto';
import type { ReleasableName } from '@shop/contracts';
import type { RegionId } from '@shop/regions';
import { maxBasisPoints, type ReleaseKey } from '@shop/releases';
import { type Failure, fail, ok, type Queryable, type Result } from '../../platform/index.ts';
import { appendEvent } from './events.repo.ts';
import { findRelease, holdRelease } from './releases.repo.ts';
import { findRollout, insertRollout, replaceRollout, type StoredRollout, toRow } from './rollouts.repo.ts';
import { describeRefusal, type GateDeps, listStableManifests, runRegionGate } from './run-gate.ts';

export interface ChangeInput {
  readonly region: RegionId;
  readonly name: ReleasableName;
  readonly by: string;
  readonly reason: string;
  /** The revision that the caller read; without it the latest counts. */
  readonly rev: number | undefined;
}

export interface PromotionInput extends ChangeInput {
  readonly key: ReleaseKey;
  /** 10 000 makes it stable; less makes it the candidate for that share of visitors. */
  readonly basisPoints: number;
}

export type RolloutResult = Result<StoredRollout, 'release_invalid' | 'gate_refused' | 'rollout_conflict'>;

/** Another change was faster; the failure carries the current rollout. */
export const rolloutConflict = async (
  db: Queryable,
  region: string,
  name: ReleasableName,
): Promise<Failure<'rollout_conflict'>> => {
  const now = await findRollout(db, region, name);
  return fail('rollout_conflict', {
    detail:
      now === null
        ? `${region} has no ${name} any more. Check the status and decide again.`
        : `Somebody else has changed ${name} in ${region}: it is now at revision ${now.rev}, with ${now.stable}${
            now.candidate === null ? '' : ` and ${now.candidate} for ${now.basisPoints / 100} %`
          }. Check it and decide again.`,
    ...(now === null ? {} : { rollout: toRow(now) }),
  });
};

/** Returns what a release lacks before it can be served, as a sentence, or null. */
export const describeMissing = (
  release: { readonly sweptAt: Date | null } | null,
  name: string,
  key: string,
): string | null => {
  if (release === null) return `There is no ${name} ${key}; publish it first.`;
  return release.sweptAt === null
    ? null
    : `The files of ${name} ${key} were removed on ${release.sweptAt.toISOString().slice(0, 10)}; publish the same build again to restore them.`;
};

/**
 * Computes the new rollout. A candidate that replaces a running one retains the salt and thus its
 * visitors.
 */
const nextRollout = (current: StoredRollout, { key, basisPoints, by }: PromotionInput) => {
  const denied = current.denied.filter((entry) => entry !== key);
  if (basisPoints === maxBasisPoints)
    return { stable: key, candidate: null, basisPoints: 0, state: 'idle' as const, denied, movedBy: by };
  const open = current.state === 'running' || current.state === 'paused';
  const salt = current.candidate !== null && open ? current.salt : randomUUID();
  return { candidate: key, basisPoints, state: 'running' as const, salt, denied };
};

/**
 * Points a region at a release, for all or a share of its visitors, if the gate allows it.
 * `alongside` runs in the same transaction: its failure rolls the move back.
 */
export const promoteRelease = async (
  deps: GateDeps,
  promotion: PromotionInput,
  alongside?: (tx: Queryable) => Promise<Failure<'rollout_conflict'> | null>,
): Promise<RolloutResult> => {
  const { region, name, key, basisPoints, by, reason, rev } = promotion;
  const { db } = deps;
  const release = await findRelease(db, name, key);
  const lacks = describeMissing(release, name, key);
  if (release === null || lacks !== null) return fail('release_invalid', { detail: lacks ?? '' });
  const current = await findRollout(db, region, name);
  if (rev !== undefined && current?.rev !== rev) return rolloutConflict(db, region, name);
  if (current === null && basisPoints < maxBasisPoints)
    return fail('release_invalid', {
      detail: `${region} has no ${name} yet; its first release must go to everybody.`,
    });
  if (current?.stable === key && basisPoints < maxBasisPoints)
    return fail('release_invalid', {
      detail: `${name} ${key} is already the release of all visitors in ${region}.`,
    });
  const others = await listStableManifests(db, region);
  const isOut = current !== null && (current.candidate === key || current.stable === key);
  const findings = await runRegionGate(deps, { release, region, others, by, occasion: 'promote', isOut });
  const refusal = describeRefusal(findings);
  if (refusal !== null)
    return fail('gate_refused', {
      detail: `${name} ${key} may not go to ${region}. ${refusal}`,
      refused_by: findings.filter((finding) => !finding.ok).map(({ gate }) => gate),
      said: findings.filter((finding) => !finding.ok).flatMap(({ said = [] }) => said),
    });

  return db.transaction(async (tx) => {
    if (!(await holdRelease(tx, name, key)))
      return fail('release_invalid', {
        detail: `The files of ${name} ${key} have just been removed; publish the same build again.`,
      });
    const written =
      current === null
        ? await insertRollout(tx, { region, name, stable: key, movedBy: by })
        : await replaceRollout(tx, current, nextRollout(current, promotion));
    if (written === null) return rolloutConflict(tx, region, name);
    const whole = basisPoints === maxBasisPoints;
    await appendEvent(tx, {
      by,
      region,
      name,
      action: whole ? 'promote' : 'share',
      from: current?.stable ?? null,
      to: key,
      reason: whole ? reason : `${basisPoints / 100} %${reason === '' ? '' : `: ${reason}`}`,
    });
    return (await alongside?.(tx)) ?? ok(written);
  });
};

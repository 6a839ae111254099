import { randomUUID } from 'node:crypto';
import type { ReleasableName } from '@shop/contracts';
import type { RegionId } from '@shop/regions';
import { everybody, type ReleaseKey } from '@shop/releases';
import { fail, ok, type Result } from '../server/result.ts';
import { type GateDeps, gateRegion, refusalOf, stableManifests } from './gate-region.ts';
import { findRelease } from './releases.repo.ts';
import {
  appendEvent,
  findRollout,
  insertRollout,
  replaceRollout,
  type StoredRollout,
} from './rollouts.repo.ts';

export interface Change {
  readonly region: RegionId;
  readonly name: ReleasableName;
  readonly by: string;
  readonly reason: string;
  /** The revision the caller has seen; left out, the latest one counts. */
  readonly rev: number | undefined;
}

export interface Promotion extends Change {
  readonly key: ReleaseKey;
  /** 10 000 makes it stable; less makes it the candidate for that share of visitors. */
  readonly basisPoints: number;
}

export type RolloutResult = Result<StoredRollout, 'release_invalid' | 'gate_refused' | 'rollout_conflict'>;

export const conflict = (region: string, name: string) =>
  fail('rollout_conflict', {
    detail: `Somebody else has moved ${name} in ${region}. Look at the status and decide again.`,
  });

/** What the rollout becomes. A candidate that replaces a running one keeps the salt, hence its visitors. */
const nextOf = (current: StoredRollout, { key, basisPoints, by }: Promotion) => {
  const denied = current.denied.filter((entry) => entry !== key);
  if (basisPoints === everybody)
    return { stable: key, candidate: null, basisPoints: 0, state: 'idle' as const, denied, movedBy: by };
  const open = current.state === 'running' || current.state === 'paused';
  const salt = current.candidate !== null && open ? current.salt : randomUUID();
  return { candidate: key, basisPoints, state: 'running' as const, salt, denied };
};

/** Points a region at a release, wholly or for a share of its visitors, if the gate lets it through there. */
export const promoteRelease = async (deps: GateDeps, promotion: Promotion): Promise<RolloutResult> => {
  const { region, name, key, basisPoints, by, reason, rev } = promotion;
  const { db } = deps;
  const release = await findRelease(db, name, key);
  if (release === null)
    return fail('release_invalid', { detail: `There is no ${name} ${key}; publish it first.` });
  const refusal = refusalOf(await gateRegion(deps, release, region, await stableManifests(db, region)));
  if (refusal !== null)
    return fail('gate_refused', { detail: `${name} ${key} may not go to ${region}. ${refusal}` });

  const current = await findRollout(db, region, name);
  if (current !== null && rev !== undefined && current.rev !== rev) return conflict(region, name);
  if (current === null && basisPoints < everybody)
    return fail('release_invalid', {
      detail: `${region} has no ${name} yet; its first release goes to everybody.`,
    });
  if (current?.stable === key && basisPoints < everybody)
    return fail('release_invalid', { detail: `${name} ${key} is what all of ${region} already gets.` });
  return db.transaction(async (tx) => {
    const written =
      current === null
        ? await insertRollout(tx, { region, name, stable: key, movedBy: by })
        : await replaceRollout(tx, current, nextOf(current, promotion));
    if (written === null) return conflict(region, name);
    const whole = basisPoints === everybody;
    await appendEvent(tx, {
      by,
      region,
      name,
      action: whole ? 'promote' : 'share',
      from: current?.stable ?? null,
      to: key,
      reason: whole ? reason : `${basisPoints / 100} %${reason === '' ? '' : `: ${reason}`}`,
    });
    return ok(written);
  });
};

import type { Manifest } from '@shop/contracts';
import { openRegions, type RegionId } from '@shop/regions';
import { keyOf } from '@shop/releases';
import { ok } from '../../platform/index.ts';
import { appendEvent } from './events.repo.ts';
import { type Publication, publishRelease } from './publish-release.ts';
import { findRelease, holdRelease } from './releases.repo.ts';
import { insertRollout, listRollouts, replaceRollout, type StoredRollout } from './rollouts.repo.ts';
import { describeRefusal, type GateDeps, listStableManifests, runRegionGate } from './run-gate.ts';

/** The actor of the shop's own start in the event log; every other pointer change is manual. */
export const startActor = 'start';

export interface AdoptedBuilds {
  readonly published: readonly string[];
  readonly moved: readonly string[];
  /** What was skipped and why, one sentence each. */
  readonly notes: readonly string[];
}

/** A pointer follows a rebuild only if the start set it and there is no candidate. */
const followsRebuilds = (rollout: StoredRollout): boolean =>
  rollout.movedBy === startActor && rollout.candidate === null;

/**
 * Publishes the builds next to the shop in the registry. A region without a pointer gets the build.
 * With `followRebuilds` (a developer's machine) pointers that were not changed manually move to the
 * new build.
 */
export const adoptBuilds = async (
  deps: GateDeps,
  builds: readonly Publication[],
  followRebuilds: boolean,
): Promise<AdoptedBuilds> => {
  const { db } = deps;
  const published: string[] = [];
  const moved: string[] = [];
  const notes: string[] = [];
  const usable: Manifest[] = [];
  for (const build of builds) {
    const { name } = build.manifest;
    const result = await publishRelease(deps, build, startActor);
    if (!result.ok) {
      notes.push(`${name} was not published: ${result.detail ?? result.code}`);
      continue;
    }
    usable.push(build.manifest);
    if (result.value.created) published.push(`${name} ${result.value.key}`);
  }

  for (const { id: region } of openRegions) {
    const rollouts = new Map((await listRollouts(db, region)).map((rollout) => [rollout.name, rollout]));
    const stable = await listStableManifests(db, region);
    const changing = usable.filter((manifest) => {
      const rollout = rollouts.get(manifest.name);
      return (
        rollout === undefined ||
        (followRebuilds && followsRebuilds(rollout) && rollout.stable !== keyOf(manifest))
      );
    });
    const beside = [
      ...stable.filter(({ name }) => !changing.some((manifest) => manifest.name === name)),
      ...changing,
    ];
    for (const manifest of usable) {
      const rollout = rollouts.get(manifest.name);
      if (
        followRebuilds &&
        rollout !== undefined &&
        rollout.stable !== keyOf(manifest) &&
        !followsRebuilds(rollout)
      )
        notes.push(
          `${region} keeps ${manifest.name} ${rollout.stable}: it was moved there by ${rollout.movedBy}.`,
        );
    }
    for (const manifest of changing) {
      const outcome = await movePointer(deps, region, manifest, beside, rollouts.get(manifest.name));
      if (outcome === null) moved.push(`${region} ${manifest.name}`);
      else notes.push(outcome);
    }
  }
  return { published, moved, notes };
};

/** Moves one pointer if the gate allows it; returns a sentence when it does not move. */
const movePointer = async (
  deps: GateDeps,
  region: RegionId,
  manifest: Manifest,
  beside: readonly Manifest[],
  rollout: StoredRollout | undefined,
): Promise<string | null> => {
  const { db } = deps;
  const { name } = manifest;
  const key = keyOf(manifest);
  const release = await findRelease(db, name, key);
  if (release === null) return `${name} ${key} is not in the registry.`;
  const refusal = describeRefusal(
    await runRegionGate(deps, { release, region, others: beside, by: startActor, occasion: 'start' }),
  );
  if (refusal !== null) return `${region} does not get ${name} ${key}. ${refusal}`;
  await db.transaction(async (tx) => {
    if (!(await holdRelease(tx, name, key))) return ok(null);
    const written =
      rollout === undefined
        ? await insertRollout(tx, { region, name, stable: key, movedBy: startActor })
        : await replaceRollout(tx, rollout, { stable: key });
    // Another process that starts at the same time has moved it and recorded the event.
    if (written === null) return ok(null);
    await appendEvent(tx, {
      by: startActor,
      region,
      name,
      action: 'start',
      from: rollout?.stable ?? null,
      to: key,
      reason: '',
    });
    return ok(written);
  });
  return null;
};

import type { Manifest } from '@shop/contracts';
import { markets, pathsOf, type RegionId } from '@shop/regions';
import { type GateResult, runGate } from '@shop/releases';
import type { Db } from '../db/db.ts';
import type { FileStore } from '../files/file-store.ts';
import { findRelease, type PublishedRelease } from './releases.repo.ts';
import { listRollouts } from './rollouts.repo.ts';

export interface GateDeps {
  readonly db: Db;
  readonly files: FileStore;
  readonly brand: string;
}

/** What a region stands on now, one manifest a name. */
export const stableManifests = async (db: Db, region: RegionId): Promise<Manifest[]> => {
  const rollouts = await listRollouts(db, region);
  const releases = await Promise.all(rollouts.map(({ name, stable }) => findRelease(db, name, stable)));
  return releases.flatMap((release) => (release === null ? [] : [release.manifest]));
};

/** Runs the gate for one release in one region; `others` is what will run beside it. */
export const gateRegion = (
  { files, brand }: GateDeps,
  release: PublishedRelease,
  regionId: RegionId,
  others: readonly Manifest[],
): Promise<GateResult[]> => {
  const region = markets[regionId];
  return runGate({
    manifest: release.manifest,
    others: others.filter(({ name }) => name !== release.name),
    locales: region.locales,
    paths: Object.fromEntries(region.locales.map((locale) => [locale, pathsOf(region, locale, brand)])),
    read: async (path) => {
      const sha256 = Object.hasOwn(release.files, path) ? release.files[path] : undefined;
      return sha256 !== undefined && (await files.has(sha256)) ? files.read(sha256) : null;
    },
  });
};

/** One sentence of all that the gate found wrong, or null when it lets the release through. */
export const refusalOf = (results: readonly GateResult[]): string | null => {
  const failed = results.filter(({ ok }) => !ok);
  return failed.length === 0 ? null : failed.map(({ name, evidence }) => `${name}: ${evidence}`).join(' ');
};

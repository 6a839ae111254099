import { createHash } from 'node:crypto';
import type { Manifest } from '@shop/contracts';
import { keyOf, pickRelease } from '@shop/releases';
import type { FastifyBaseLogger } from 'fastify';
import type { Db, FileStore } from '../../platform/index.ts';
import { createSnapshotReader, type Snapshot } from './read-snapshot.ts';
import { createReleaseCache, type ReleaseCache, releaseCacheKey } from './release-cache.ts';
import { findBuild, findRelease } from './releases.repo.ts';
import { listRollouts } from './rollouts.repo.ts';

/** The host's view of releases: the builds of a visitor, and the files of a build. */
export interface ReleaseRegistry {
  /**
   * Returns the manifests of a visitor's releases in a region, by name; without a cohort the stable
   * ones.
   */
  readonly releases: (region: string, cohort: string | null) => Promise<Readonly<Record<string, Manifest>>>;
  /** Returns the bytes of a build's file; null when there is none. */
  readonly asset: (name: string, build: string, path: string) => Promise<Uint8Array | null>;
  /**
   * Returns one release by name, whoever gets it; null when there is none or its files are deleted.
   */
  readonly release: (name: string, key: string) => Promise<Manifest | null>;
  /** Whether the registry itself answers; otherwise `releases` uses the last good set. */
  readonly reachable: () => Promise<boolean>;
}

export interface RegistryDeps {
  readonly db: Db;
  readonly files: FileStore;
  /** Folder of the last good set, for when the database is unreachable. */
  readonly folder: string;
  readonly log: FastifyBaseLogger;
  readonly clock: () => Date;
}

/**
 * Creates a registry that reads rollouts through a short-lived snapshot; releases and their files
 * are immutable and cached for good.
 */
export const createRegistry = (deps: RegistryDeps): ReleaseRegistry => {
  const { db, log } = deps;
  const seen = createReleaseCache();
  const current = createSnapshotReader(deps, seen);
  return {
    releases: async (region, cohort) => resolveManifests(await current(), region, cohort),
    release: async (name, key) => {
      const release = await findRelease(db, name, key);
      return release === null || release.sweptAt !== null ? null : release.manifest;
    },
    asset: (name, build, file) => readAsset(deps, seen, { name, build, file }),
    reachable: async () => {
      try {
        await listRollouts(db, 'eu');
        return true;
      } catch (error) {
        log.warn({ err: error }, 'release registry unreachable');
        return false;
      }
    },
  };
};

const resolveManifests = (
  { rollouts, manifests }: Snapshot,
  region: string,
  cohort: string | null,
): Readonly<Record<string, Manifest>> =>
  Object.fromEntries(
    rollouts
      .filter((rollout) => rollout.region === region)
      .flatMap((rollout) => {
        const key = cohort === null ? rollout.stable : pickRelease(rollout, cohort);
        const manifest = key === null ? undefined : manifests[releaseCacheKey(rollout.name, key)];
        return manifest === undefined ? [] : [[rollout.name, manifest] as const];
      }),
  );

/** Serves only files that a published release lists, with the published content. */
const readAsset = async (
  { db, files, log }: RegistryDeps,
  seen: ReleaseCache,
  { name, build, file }: { readonly name: string; readonly build: string; readonly file: string },
): Promise<Uint8Array | null> => {
  const release = seen.withBuild(name, build) ?? (await findBuild(db, name, build));
  if (release === null || keyOf(release.manifest) !== release.key) return null;
  const sha256 = Object.hasOwn(release.files, file) ? seen.remember(release).files[file] : undefined;
  if (sha256 === undefined) return null;
  const bytes = await files.read(sha256).catch(async (error: unknown) => {
    // Deleted, possibly after this process cached the release: the file no longer exists.
    const now = await findBuild(db, name, build);
    if (now === null || now.sweptAt !== null) return null;
    throw error;
  });
  // Browsers cache the file for a year: never serve bytes that the store has corrupted.
  if (bytes === null || createHash('sha256').update(bytes).digest('hex') === sha256) return bytes;
  log.error({ name, build, file, sha256 }, 'a file of a build is not what was published');
  return null;
};

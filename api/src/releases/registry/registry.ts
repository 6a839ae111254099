import { createHash } from 'node:crypto';
import type { Manifest } from '@shop/contracts';
import { keyOf, pickRelease } from '@shop/releases';
import type { FastifyBaseLogger } from 'fastify';
import type { Db, FileStore } from '../../platform/index.ts';
import { createSnapshotReader, type Snapshot } from './read-snapshot.ts';
import { createReleaseCache, type ReleaseCache, releaseCacheKey } from './release-cache.ts';
import { findBuild, findRelease } from './releases.repo.ts';
import { listRollouts } from './rollouts.repo.ts';

/** What a host asks for: which builds a visitor gets, and the files of a build. */
export interface ReleaseRegistry {
  /** Manifests of the releases this visitor gets in a region, by name; without a cohort everybody's stable ones. */
  readonly releases: (region: string, cohort: string | null) => Promise<Readonly<Record<string, Manifest>>>;
  /** Bytes of one file of a build, or null when there is none. */
  readonly asset: (name: string, build: string, path: string) => Promise<Uint8Array | null>;
  /** One release by name, whoever gets it; null when there is none or its files are cleared away. */
  readonly release: (name: string, key: string) => Promise<Manifest | null>;
  /** Whether the registry itself answers; `releases` goes on with the last good set when it does not. */
  readonly reachable: () => Promise<boolean>;
}

export interface RegistryDeps {
  readonly db: Db;
  readonly files: FileStore;
  /** Folder for the last good set, read when the database cannot be reached. */
  readonly folder: string;
  readonly log: FastifyBaseLogger;
  readonly clock: () => Date;
}

/** Reads rollouts through a short-lived snapshot; releases and their files never change and are kept for good. */
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

/** Only what a published release lists, and only as it was published. */
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
    // Cleared away, also after this process has read the release: there is no such file any more.
    const now = await findBuild(db, name, build);
    if (now === null || now.sweptAt !== null) return null;
    throw error;
  });
  // Browsers keep what they get for a year: bytes that the store has spoilt are given to nobody.
  if (bytes === null || createHash('sha256').update(bytes).digest('hex') === sha256) return bytes;
  log.error({ name, build, file, sha256 }, 'a file of a build is not what was published');
  return null;
};

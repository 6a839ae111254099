import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest } from '@shop/contracts';
import { keyOf, pick, type Rollout } from '@shop/releases';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/db.ts';
import type { FileStore } from '../files/file-store.ts';
import { findBuild, findRelease, type PublishedRelease } from './releases.repo.ts';
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

interface Snapshot {
  readonly rollouts: readonly Rollout[];
  /** By `name key`. */
  readonly manifests: Readonly<Record<string, Manifest>>;
}

const idOf = (name: string, key: string): string => `${name} ${key}`;

/** How old a snapshot may be: a promotion in another process is seen after this long at the latest. */
const maxAge = 1000;

export interface RegistryDeps {
  readonly db: Db;
  readonly files: FileStore;
  /** Folder for the last good set, read when the database cannot be reached. */
  readonly folder: string;
  readonly log: FastifyBaseLogger;
  readonly clock: () => Date;
}

/** Reads rollouts through a short-lived snapshot; releases and their files never change and are kept for good. */
export const createRegistry = ({ db, files, folder, log, clock }: RegistryDeps): ReleaseRegistry => {
  const lastGood = path.join(folder, 'last-good.json');
  const known = new Map<string, PublishedRelease>();
  const builds = new Map<string, PublishedRelease>();
  let snapshot: Snapshot | undefined;
  let readAt = 0;
  let reading: Promise<Snapshot> | undefined;
  let kept = '';

  const remember = (release: PublishedRelease) => {
    known.set(idOf(release.name, release.key), release);
    builds.set(idOf(release.name, release.manifest.build), release);
    return release;
  };

  /** Beside and renamed, so that a crash never leaves half a file. */
  const keep = async (next: Snapshot) => {
    const text = JSON.stringify(next);
    if (text === kept) return;
    await mkdir(folder, { recursive: true });
    const draft = `${lastGood}.${process.pid}`;
    await writeFile(draft, text);
    await rename(draft, lastGood);
    kept = text;
  };

  const readDatabase = async (): Promise<Snapshot> => {
    const rollouts = await listRollouts(db);
    const manifests: Record<string, Manifest> = {};
    for (const { name, stable, candidate } of rollouts) {
      for (const key of [stable, candidate]) {
        if (key === null) continue;
        const release = known.get(idOf(name, key)) ?? (await findRelease(db, name, key));
        if (release !== null) manifests[idOf(name, key)] = remember(release).manifest;
      }
    }
    return { rollouts, manifests };
  };

  const refresh = async (): Promise<Snapshot> => {
    try {
      const next = await readDatabase();
      await keep(next);
      snapshot = next;
    } catch (error) {
      log.error({ err: error }, 'release registry unreachable; going on with the last good set');
      snapshot ??= JSON.parse(await readFile(lastGood, 'utf8')) as Snapshot;
    }
    readAt = clock().getTime();
    return snapshot;
  };

  const current = async (): Promise<Snapshot> => {
    if (snapshot !== undefined && clock().getTime() - readAt < maxAge) return snapshot;
    reading ??= refresh().finally(() => {
      reading = undefined;
    });
    return reading;
  };

  return {
    releases: async (region, cohort) => {
      const { rollouts, manifests } = await current();
      return Object.fromEntries(
        rollouts
          .filter((rollout) => rollout.region === region)
          .flatMap((rollout) => {
            const key = cohort === null ? rollout.stable : pick(rollout, cohort);
            const manifest = key === null ? undefined : manifests[idOf(rollout.name, key)];
            return manifest === undefined ? [] : [[rollout.name, manifest] as const];
          }),
      );
    },
    release: async (name, key) => {
      const release = await findRelease(db, name, key);
      return release === null || release.sweptAt !== null ? null : release.manifest;
    },
    asset: async (name, build, file) => {
      const release = builds.get(idOf(name, build)) ?? (await findBuild(db, name, build));
      if (release === null || keyOf(release.manifest) !== release.key) return null;
      const sha256 = Object.hasOwn(release.files, file) ? remember(release).files[file] : undefined;
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
    },
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

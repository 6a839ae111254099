import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest } from '@shop/contracts';
import type { Rollout } from '@shop/releases';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../platform/index.ts';
import { type ReleaseCache, releaseCacheKey } from './release-cache.ts';
import { findRelease } from './releases.repo.ts';
import { listRollouts } from './rollouts.repo.ts';

/** All rollouts at one moment, with their releases. */
export interface Snapshot {
  readonly rollouts: readonly Rollout[];
  /** By `releaseCacheKey`. */
  readonly manifests: Readonly<Record<string, Manifest>>;
}

/**
 * Maximum age of a snapshot in milliseconds: the delay until another process's promotion is
 * visible.
 */
const maxAge = 1000;

/**
 * Returns the current snapshot, from memory while it is fresh. Concurrent callers share one read.
 * When the database is unreachable it uses the last snapshot, after a restart that of the file in
 * `folder`.
 */
export const createSnapshotReader = (
  {
    db,
    folder,
    log,
    clock,
  }: {
    readonly db: Db;
    readonly folder: string;
    readonly log: FastifyBaseLogger;
    readonly clock: () => Date;
  },
  seen: ReleaseCache,
): (() => Promise<Snapshot>) => {
  const lastGood = createLastGoodFile(folder);
  let snapshot: Snapshot | undefined;
  let readAt = 0;
  let reading: Promise<Snapshot> | undefined;

  const refresh = async (): Promise<Snapshot> => {
    try {
      const next = await readDatabase(db, seen);
      await lastGood.keep(next);
      snapshot = next;
    } catch (error) {
      log.error({ err: error }, 'release registry unreachable; using the last good set');
      snapshot ??= await lastGood.read();
    }
    readAt = clock().getTime();
    return snapshot;
  };

  return async () => {
    if (snapshot !== undefined && clock().getTime() - readAt < maxAge) return snapshot;
    reading ??= refresh().finally(() => {
      reading = undefined;
    });
    return reading;
  };
};

const readDatabase = async (db: Db, seen: ReleaseCache): Promise<Snapshot> => {
  const rollouts = await listRollouts(db);
  const manifests: Record<string, Manifest> = {};
  for (const { name, stable, candidate } of rollouts) {
    for (const key of [stable, candidate]) {
      if (key === null) continue;
      const release = seen.withKey(name, key) ?? (await findRelease(db, name, key));
      if (release !== null) manifests[releaseCacheKey(name, key)] = seen.remember(release).manifest;
    }
  }
  return { rollouts, manifests };
};

/** The file that survives a restart. */
const createLastGoodFile = (folder: string) => {
  const file = path.join(folder, 'last-good.json');
  let kept = '';
  return {
    read: async () => JSON.parse(await readFile(file, 'utf8')) as Snapshot,
    /** Writes to a temporary file and renames it, so that a crash never leaves a partial file. */
    keep: async (next: Snapshot): Promise<void> => {
      const text = JSON.stringify(next);
      if (text === kept) return;
      await mkdir(folder, { recursive: true });
      const draft = `${file}.${process.pid}`;
      await writeFile(draft, text);
      await rename(draft, file);
      kept = text;
    },
  };
};

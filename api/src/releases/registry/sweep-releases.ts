import type { ReleasableName } from '@shop/contracts';
import { evaluateRetention, type Retention, type RetentionInput } from '@shop/releases';
import { sql } from 'drizzle-orm';
import { type Db, type FileStore, ok, type Queryable } from '../../platform/index.ts';
import { appendEvent, historyOf } from './events.repo.ts';
import { deleteFileRow, listExclusiveFiles, markFilesForRemoval } from './release-files.repo.ts';
import { insertSweep, lockRelease, type UnsweptRelease, unsweptReleases } from './releases.repo.ts';
import { listRollouts } from './rollouts.repo.ts';
import { listOpenSchedules } from './schedules.repo.ts';

export interface Sweep {
  readonly dry_run: boolean;
  readonly kept: number;
  readonly swept: {
    readonly name: ReleasableName;
    readonly key: string;
    readonly bytes: number;
    readonly last_given_at: string;
  }[];
  readonly files_removed: number;
  readonly bytes_freed: number;
}

export interface SweepDeps {
  readonly db: Db;
  readonly files: FileStore;
}

/** Reads everything that decides whether releases stay, of every remote or of one; the clock is the database's. */
const readInput = async (
  db: Queryable,
  releases: readonly UnsweptRelease[],
  name?: ReleasableName,
): Promise<RetentionInput> => {
  const [row] = await db.query<{ now: Date }>(sql`select now() as now`);
  return {
    releases,
    rollouts: await listRollouts(db),
    scheduled: await listOpenSchedules(db),
    history: await historyOf(db, name),
    now: row?.now ?? new Date(0),
  };
};

/**
 * Marks one release as removed, if it may still go. Its row is locked first; then everything that could keep it is
 * read again: a pointer (`holdRelease`) either came first and is seen here, or comes later and finds it gone.
 */
const sweepOne = (db: Db, release: UnsweptRelease, by: string) =>
  db.transaction(async (tx) => {
    await lockRelease(tx, release.name, release.key);
    const [now] = evaluateRetention(await readInput(tx, [release], release.name));
    if (now === undefined || now.keep) return ok(null);
    await insertSweep(tx, release.name, release.key, by);
    await appendEvent(tx, {
      by,
      region: null,
      name: release.name,
      action: 'sweep',
      from: release.key,
      to: null,
      reason: `last given ${now.lastServed.toISOString()}`,
    });
    return ok(now);
  });

const row = (release: UnsweptRelease, { lastServed }: Retention): Sweep['swept'][number] => ({
  name: release.name,
  key: release.key,
  bytes: release.bytes,
  last_given_at: lastServed.toISOString(),
});

/**
 * Removes the files of releases that no document can request any more (`evaluateRetention` in shared/releases). The
 * releases stay on record; publishing the same bytes restores them. A dry run lists what it would remove.
 */
export const sweepReleases = async (
  { db, files }: SweepDeps,
  { by, dryRun }: { readonly by: string; readonly dryRun: boolean },
): Promise<Sweep> => {
  const releases = await unsweptReleases(db);
  const judged = evaluateRetention(await readInput(db, releases));
  const swept: Sweep['swept'] = [];
  for (const [index, judgement] of judged.entries()) {
    const release = releases[index];
    if (release === undefined || judgement.keep) continue;
    const done = dryRun ? ok(judgement) : await sweepOne(db, release, by);
    if (done.ok && done.value !== null) swept.push(row(release, done.value));
  }
  const kept = releases.length - swept.length;
  const bytes = (hashes: readonly string[]) => sizeOf(files, hashes);
  if (dryRun) {
    const going = await listExclusiveFiles(db, swept);
    return { dry_run: true, kept, swept, files_removed: going.length, bytes_freed: await bytes(going) };
  }
  // Includes what an interrupted run had marked.
  const doomed = (await markFilesForRemoval(db)).map(({ sha256 }) => sha256);
  const freed = await bytes(doomed);
  for (const sha256 of doomed) {
    await files.remove(sha256);
    await deleteFileRow(db, sha256);
  }
  return { dry_run: false, kept, swept, files_removed: doomed.length, bytes_freed: freed };
};

const sizeOf = async (files: FileStore, hashes: readonly string[]): Promise<number> => {
  let bytes = 0;
  for (const sha256 of hashes) bytes += (await files.size(sha256)) ?? 0;
  return bytes;
};

import type { Manifest, ReleasableName } from '@shop/contracts';
import { keyOf, type ReleaseKey } from '@shop/releases';
import { type SQL, sql } from 'drizzle-orm';
import { json, type Queryable } from '../../platform/index.ts';

export interface PublishedRelease {
  readonly name: ReleasableName;
  readonly key: ReleaseKey;
  readonly manifest: Manifest;
  /** Path of each file to the name of its content in the file store. */
  readonly files: Readonly<Record<string, string>>;
  /** When its files were removed; null while they are stored. */
  readonly sweptAt: Date | null;
}

export interface ListedRow {
  readonly name: ReleasableName;
  readonly key: ReleaseKey;
  readonly version: string;
  readonly build: string;
  readonly commit: string;
  readonly bytes: number;
  readonly published_by: string;
  readonly created_at: Date;
  readonly swept_at: Date | null;
}

const whole = sql`select r.name, r.key, r.manifest, r.files, s.at as "sweptAt"
  from releases r left join release_sweeps s on s.name = r.name and s.key = r.key`;

export const findRelease = async (
  db: Queryable,
  name: string,
  key: ReleaseKey,
): Promise<PublishedRelease | null> => {
  const [row] = await db.query<PublishedRelease>(sql`${whole} where r.name = ${name} and r.key = ${key}`);
  return row ?? null;
};

export const findBuild = async (
  db: Queryable,
  name: string,
  build: string,
): Promise<PublishedRelease | null> => {
  const [row] = await db.query<PublishedRelease>(sql`${whole} where r.name = ${name} and r.build = ${build}`);
  return row ?? null;
};

const listed = (name: string | undefined): SQL => sql`
  from releases r left join release_sweeps s on s.name = r.name and s.key = r.key
  where (${name ?? null}::text is null or r.name = ${name ?? null}::text)`;

/** Returns releases, newest first. */
export const listReleases = (
  db: Queryable,
  name: string | undefined,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly ListedRow[]> =>
  db.query<ListedRow>(sql`
    select r.name, r.key, r.version, r.build, r.manifest ->> 'commit' as commit, r.bytes, r.published_by, r.created_at,
      s.at as swept_at
    ${listed(name)} order by r.created_at desc, r.name limit ${limit} offset ${offset}`);

export const findListed = async (db: Queryable, name: string, key: string): Promise<ListedRow | null> => {
  const [row] = await db.query<ListedRow>(sql`
    select r.name, r.key, r.version, r.build, r.manifest ->> 'commit' as commit, r.bytes, r.published_by, r.created_at,
      s.at as swept_at
    ${listed(name)} and r.key = ${key}`);
  return row ?? null;
};

export const countReleases = async (db: Queryable, name: string | undefined): Promise<number> => {
  const [row] = await db.query<{ count: number }>(sql`select count(*)::int as count ${listed(name)}`);
  return row?.count ?? 0;
};

/** Returns another build of the same version, if one is published. */
export const findVersion = async (
  db: Queryable,
  name: string,
  version: string,
  build: string,
): Promise<ReleaseKey | null> => {
  const [row] = await db.query<{ key: string }>(sql`
    select key from releases where name = ${name} and version = ${version} and build <> ${build}
    order by created_at desc limit 1`);
  return row?.key ?? null;
};

/**
 * Locks a release for the rest of the transaction, so that its files are not removed meanwhile. Returns false if they
 * are already removed.
 */
export const holdRelease = async (tx: Queryable, name: string, key: ReleaseKey): Promise<boolean> => {
  const rows = await tx.query(
    sql`select 1 as one from releases where name = ${name} and key = ${key} for share`,
  );
  const swept = await tx.query(
    sql`select 1 as one from release_sweeps where name = ${name} and key = ${key}`,
  );
  return rows.length === 1 && swept.length === 0;
};

/** Stores a release. Returns false if the key exists already; then nothing changes. */
export const insertRelease = async (
  db: Queryable,
  manifest: Manifest,
  files: Readonly<Record<string, string>>,
  by: string,
): Promise<boolean> => {
  const bytes = manifest.assets.reduce((sum, asset) => sum + asset.bytes, 0);
  const inserted = await db.execute(sql`
    insert into releases (name, key, version, build, manifest, files, bytes, published_by)
    values (${manifest.name}, ${keyOf(manifest)}, ${manifest.version}, ${manifest.build}, ${json(manifest)},
      ${json(files)}, ${bytes}, ${by})
    on conflict do nothing`);
  return inserted === 1;
};

/** Records that a release's files are to be removed. The caller holds its row; see `sweepReleases`. */
export const insertSweep = (tx: Queryable, name: string, key: ReleaseKey, by: string): Promise<number> =>
  tx.execute(sql`
    insert into release_sweeps (name, key, by) values (${name}, ${key}, ${by}) on conflict do nothing`);

/** Records that the files of a release are stored again. Returns whether they had been removed. */
export const endSweep = async (tx: Queryable, name: string, key: ReleaseKey): Promise<boolean> =>
  (await tx.execute(sql`delete from release_sweeps where name = ${name} and key = ${key}`)) === 1;

/** Locks a release exclusively: whoever wants to point at it waits. */
export const lockRelease = (tx: Queryable, name: string, key: ReleaseKey): Promise<readonly object[]> =>
  tx.query(sql`select 1 as one from releases where name = ${name} and key = ${key} for update`);

export interface UnsweptRelease {
  readonly name: ReleasableName;
  readonly key: ReleaseKey;
  readonly bytes: number;
  readonly createdAt: Date;
}

/** Returns the releases whose files are stored. */
export const unsweptReleases = (db: Queryable): Promise<readonly UnsweptRelease[]> =>
  db.query<UnsweptRelease>(sql`
    select r.name, r.key, r.bytes, r.created_at as "createdAt" from releases r
    where not exists (select 1 from release_sweeps s where s.name = r.name and s.key = r.key)`);

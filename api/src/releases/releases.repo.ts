import type { Manifest, ReleasableName } from '@shop/contracts';
import { keyOf, type ReleaseKey } from '@shop/releases';
import { sql } from 'drizzle-orm';
import { json, type Queryable } from '../db/db.ts';

export interface PublishedRelease {
  readonly name: ReleasableName;
  readonly key: ReleaseKey;
  readonly manifest: Manifest;
  /** Path of each file to the name of its content in the file store. */
  readonly files: Readonly<Record<string, string>>;
}

export interface ListedRelease {
  readonly name: ReleasableName;
  readonly key: ReleaseKey;
  readonly version: string;
  readonly build: string;
  readonly bytes: number;
  readonly created_at: Date;
}

export const findRelease = async (
  db: Queryable,
  name: string,
  key: ReleaseKey,
): Promise<PublishedRelease | null> => {
  const [row] = await db.query<PublishedRelease>(
    sql`select name, key, manifest, files from releases where name = ${name} and key = ${key}`,
  );
  return row ?? null;
};

export const findBuild = async (
  db: Queryable,
  name: string,
  build: string,
): Promise<PublishedRelease | null> => {
  const [row] = await db.query<PublishedRelease>(
    sql`select name, key, manifest, files from releases where name = ${name} and build = ${build}`,
  );
  return row ?? null;
};

/** All releases, the newest first. */
export const listReleases = (db: Queryable): Promise<readonly ListedRelease[]> =>
  db.query<ListedRelease>(
    sql`select name, key, version, build, bytes, created_at from releases order by created_at desc, name limit 500`,
  );

/** Keeps a release. Returns false when the same key is there already, which then stays as it is. */
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

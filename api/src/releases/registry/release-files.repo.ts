import { sql } from 'drizzle-orm';
import { array, type Queryable } from '../../platform/index.ts';

/**
 * Claims files for a build that is being published, so that the cleanup skips them. False when one
 * of them is being deleted right now: the caller then waits and retries.
 */
export const claimFiles = async (tx: Queryable, hashes: readonly string[]): Promise<boolean> => {
  const sorted = [...new Set(hashes)].sort();
  await tx.execute(sql`
    insert into release_files (sha256) select unnest(${array(sorted, 'text')})
    on conflict (sha256) do update set claimed_at = now() where release_files.doomed_at is null`);
  const doomed = await tx.query(sql`
    select 1 as one from release_files where sha256 = any(${array(sorted, 'text')}) and doomed_at is not null limit 1`);
  return doomed.length === 0;
};

/** Lifetime of a claim in hours: longer than any publication. */
const claimHours = 1;

/**
 * Marks files that no release with its files in place references and that have no recent claim.
 * Marked files may be deleted: a publication that needs one waits until it is gone and writes it
 * again.
 */
export const markFilesForRemoval = (db: Queryable): Promise<readonly { readonly sha256: string }[]> =>
  db.query<{ sha256: string }>(sql`
    update release_files f set doomed_at = coalesce(doomed_at, now())
    where (f.doomed_at is not null or f.claimed_at < now() - make_interval(hours => ${claimHours}::int))
      and not exists (
        select 1 from releases r, jsonb_each_text(r.files) as named
        where named.value = f.sha256
          and not exists (select 1 from release_sweeps s where s.name = r.name and s.key = r.key))
    returning f.sha256`);

/** Lists files that would be deleted if these releases were swept too. */
export const listExclusiveFiles = async (
  db: Queryable,
  swept: readonly { readonly name: string; readonly key: string }[],
): Promise<readonly string[]> => {
  const ids = swept.map(({ name, key }) => `${name} ${key}`);
  const rows = await db.query<{ sha256: string }>(sql`
    select f.sha256 from release_files f
    where not exists (
      select 1 from releases r, jsonb_each_text(r.files) as named
      where named.value = f.sha256 and not (r.name || ' ' || r.key = any(${array(ids, 'text')}))
        and not exists (select 1 from release_sweeps s where s.name = r.name and s.key = r.key))`);
  return rows.map(({ sha256 }) => sha256);
};

/** Deletes a file's row after its bytes; it can then be published again. */
export const deleteFileRow = (db: Queryable, sha256: string): Promise<number> =>
  db.execute(sql`delete from release_files where sha256 = ${sha256} and doomed_at is not null`);

import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from './db.ts';
import { isLockTimeout } from './errors.ts';

/** An arbitrary advisory lock key: one process at a time migrates. */
const advisoryKey = 7_302_114;

const filesOf = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder)).filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name)).sort();

/**
 * Why this version of the shop must not run on the store, in one sentence, or null: a newer one has migrated it, and
 * what that one stores may be misread here.
 */
export const findNewerMigrations = async (db: Db, folder: string): Promise<string | null> => {
  const [table] = await db.query<{ there: boolean }>(
    sql`select to_regclass('schema_migrations') is not null as there`,
  );
  if (!table?.there) return null;
  const names = new Set(await filesOf(folder));
  const applied = await db.query<{ name: string }>(sql`select name from schema_migrations order by name`);
  const foreign = applied.filter(({ name }) => !names.has(name)).map(({ name }) => name);
  return foreign.length === 0
    ? null
    : `The database was migrated by another version of the shop (${foreign.join(', ')}): start that version, or restore an earlier backup.`;
};

export interface MigrateOptions {
  /**
   * How long a migration waits for a table lock, in milliseconds. Later requests for the table
   * queue behind it, so this is also the longest delay for a running shop.
   */
  readonly lockTimeout?: number;
  /** Number of attempts before the process gives up. */
  readonly tries?: number;
  /** Waits between two attempts; other queries proceed meanwhile. */
  readonly pause?: () => Promise<unknown>;
}

/**
 * Applies every `NNNN_name.sql` of `folder` that `schema_migrations` does not list, in the order of
 * names, each in its own transaction. Returns the names of the applied files. Forward only: throws
 * when an applied file has changed. A file whose number is lower than an applied one is still
 * applied, so domains can land in any order. When a long transaction (a backup, a report) holds a
 * table, the migration rolls back and retries for about seven minutes, then throws.
 */
export const migrate = async (
  db: Db,
  folder: string,
  { lockTimeout = 2000, tries = 60, pause = () => setTimeout(5000) }: MigrateOptions = {},
): Promise<readonly string[]> => {
  const withMigrationLock = <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
    db.transaction(async (tx) => {
      // Waits without limit for another process that migrates.
      await tx.query(sql`set local lock_timeout = 0`);
      await tx.query(sql`set local statement_timeout = 0`);
      await tx.query(sql`select pg_advisory_xact_lock(${advisoryKey})`);
      await tx.query(sql`select set_config('lock_timeout', ${`${lockTimeout}ms`}, true)`);
      return work(tx);
    });
  const retryOnLockTimeout = async (name: string, work: (tx: Tx) => Promise<void>): Promise<void> => {
    for (let left = tries - 1; ; left -= 1) {
      try {
        return await withMigrationLock(work);
      } catch (error) {
        if (!isLockTimeout(error)) throw error;
        if (left <= 0)
          throw new Error(
            `Migration ${name} was tried ${tries} times and always found a table held by a long transaction, such as a backup or a report. Nothing was applied. Let that transaction end (pg_stat_activity lists it by xact_start) and start again.`,
            { cause: error },
          );
        await pause();
      }
    }
  };
  // Inside the lock too: "if not exists" alone fails when two processes create the table at once.
  await withMigrationLock((tx) =>
    tx.script(
      'create table if not exists schema_migrations (name text primary key, sha256 text not null, applied_at timestamptz not null default now())',
    ),
  );
  const names = await filesOf(folder);
  const applied: string[] = [];
  for (const name of names) {
    const text = await readFile(join(folder, name), 'utf8');
    const sha256 = createHash('sha256').update(text).digest('hex');
    await retryOnLockTimeout(name, async (tx) => {
      const [known] = await tx.query<{ sha256: string }>(
        sql`select sha256 from schema_migrations where name = ${name}`,
      );
      if (known && known.sha256 !== sha256)
        throw new Error(`Migration ${name} was changed after it had been applied; write a new one instead.`);
      if (known) return;
      await tx.script(text);
      await tx.execute(sql`insert into schema_migrations (name, sha256) values (${name}, ${sha256})`);
      applied.push(name);
    });
  }
  return applied;
};

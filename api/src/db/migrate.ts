import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from './db.ts';

/** Any number: the key under which one process at a time migrates. */
const advisoryKey = 7_302_114;

/**
 * Applies every `NNNN_name.sql` of `folder` that `schema_migrations` does not list, in the order of names, each in its
 * own transaction. Forward only: a file that was applied and has changed since is refused. Returns what it applied.
 * A number that appears later than a higher one is still applied, so that domains can land in any order.
 */
export const migrate = async (db: Db, folder: string): Promise<readonly string[]> => {
  const locked = <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
    db.transaction(async (tx) => {
      // Waits as long as another process migrates.
      await tx.query(sql`set local lock_timeout = 0`);
      await tx.query(sql`set local statement_timeout = 0`);
      await tx.query(sql`select pg_advisory_xact_lock(${advisoryKey})`);
      return work(tx);
    });
  // Under the lock too: "if not exists" alone fails when two processes create it at once.
  await locked((tx) =>
    tx.script(
      'create table if not exists schema_migrations (name text primary key, sha256 text not null, applied_at timestamptz not null default now())',
    ),
  );
  const names = (await readdir(folder)).filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name)).sort();
  const applied: string[] = [];
  for (const name of names) {
    const text = await readFile(join(folder, name), 'utf8');
    const sha256 = createHash('sha256').update(text).digest('hex');
    await locked(async (tx) => {
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

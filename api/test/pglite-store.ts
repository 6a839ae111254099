import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { migrate, openPglite } from '../src/platform/composition.ts';
import type { Db } from '../src/platform/index.ts';
import { migrationsFolder, migrationsHash } from './migrations-hash.ts';

const prefix = `shop-pglite-${userInfo().uid}-`;
const hour = 3_600_000;

/** Dumps of older migrations are 40 MB each and of no use. */
const removeOldDumps = async (): Promise<void> => {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(prefix)) continue;
    const path = join(tmpdir(), name);
    const found = await stat(path).catch(() => null);
    if (found && found.mtimeMs < Date.now() - hour) await rm(path, { force: true });
  }
};

/** A migrated store in memory. The first of a run writes a dump that the others load: 1 s instead of 5. */
export const openTestPglite = async (): Promise<Db> => {
  const file = join(tmpdir(), `${prefix}${migrationsHash()}.tar`);
  // A run of another checkout may remove an old one just now.
  const dump = await readFile(file).catch(() => null);
  if (dump) return openPglite({ dump: new Blob([dump]) });
  const db = await openPglite();
  await migrate(db, migrationsFolder);
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, Buffer.from(await (await db.dump()).arrayBuffer()));
  await rename(draft, file);
  await removeOldDumps();
  return db;
};

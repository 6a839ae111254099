import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { migrate, openPglite } from '../src/platform/composition.ts';
import type { Db } from '../src/platform/index.ts';
import { migrationsFolder, migrationsHash } from './migrations-hash.ts';

const prefix = `shop-pglite-small-${userInfo().uid}-`;
const hour = 3_600_000;

/** Dumps of older migrations are 20 MB each and of no use. */
const removeOldDumps = async (): Promise<void> => {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(prefix)) continue;
    const path = join(tmpdir(), name);
    const found = await stat(path).catch(() => null);
    if (found && found.mtimeMs < Date.now() - hour) await rm(path, { force: true });
  }
};

/** Returns the bytes of a file in a buffer of their own, or null if it is not there. */
const readWhole = (file: string): Uint8Array | null => {
  try {
    const bytes = new Uint8Array(statSync(file).size);
    const read = openSync(file, 'r');
    readSync(read, bytes);
    closeSync(read);
    return bytes;
  } catch {
    // A run of another checkout may remove an old one just now.
    return null;
  }
};

/** A blob whose bytes are read without the copies that Node makes of a blob of 20 MB; PGlite changes none of them. */
const blobOf = (bytes: Uint8Array): Blob =>
  Object.assign(new Blob(), {
    arrayBuffer: async () => bytes.buffer,
  });

/** Every file of the dump takes time to load, and two databases in three are templates that no test uses. */
const dropTemplates = async (db: Db): Promise<void> => {
  await db.script('update pg_database set datistemplate = false');
  for (const name of ['template0', 'template1']) await db.script(`drop database ${name}`);
};

/** Every page of shared memory and of the log is written at each start; tests fill neither. */
const small = { sharedBuffers: '8MB' } as const;

/**
 * A migrated store in memory. The first of a run writes a dump that the others load: 0.6 s of processor time instead
 * of 5.
 */
export const openTestPglite = async (): Promise<Db> => {
  const file = join(tmpdir(), `${prefix}${migrationsHash()}.tar`);
  const dump = readWhole(file);
  if (dump) return openPglite({ ...small, dump: blobOf(dump) });
  // Two of PGlite's log files of 16 MB are most of a dump.
  const db = await openPglite({ ...small, walSegmentMb: 1 });
  await migrate(db, migrationsFolder);
  await dropTemplates(db);
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, Buffer.from(await (await db.dump()).arrayBuffer()));
  await rename(draft, file);
  await removeOldDumps();
  return db;
};

import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { migrate, openPglite } from '../src/platform/composition.ts';
import type { Db } from '../src/platform/index.ts';
import { migrationsFolder, migrationsHash } from './migrations-hash.ts';

const prefix = `shop-pglite-lean-${userInfo().uid}-`;
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

/** A blob whose bytes are read without the copies that Node makes of a blob of 30 MB. */
const blobOf = (bytes: Uint8Array): Blob =>
  Object.assign(new Blob(), {
    arrayBuffer: async () => bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength),
  });

/** Every file of the dump takes time to load, and two databases in three are templates that no test uses. */
const dropTemplates = async (db: Db): Promise<void> => {
  await db.script('update pg_database set datistemplate = false');
  for (const name of ['template0', 'template1']) await db.script(`drop database ${name}`);
};

/**
 * A migrated store in memory. The first of a run writes a dump that the others load: 0.7 s of processor time instead
 * of 5.
 */
export const openTestPglite = async (): Promise<Db> => {
  const file = join(tmpdir(), `${prefix}${migrationsHash()}.tar`);
  // A run of another checkout may remove an old one just now.
  const dump = await readFile(file).catch(() => null);
  if (dump) return openPglite({ dump: blobOf(dump), sharedBuffers: '8MB' });
  const db = await openPglite({ sharedBuffers: '8MB' });
  await migrate(db, migrationsFolder);
  await dropTemplates(db);
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, Buffer.from(await (await db.dump()).arrayBuffer()));
  await rename(draft, file);
  await removeOldDumps();
  return db;
};

import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { lockDataDir } from './data-dir-lock.ts';
import type { Db } from './db.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

export interface StoreSettings {
  /** `DATABASE_URL`; without it the store is embedded in `dataDir`. */
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  readonly poolSize?: number;
  readonly onError?: (error: Error) => void;
}

export type OpenedStore =
  | { readonly ok: true; readonly db: Db }
  | { readonly ok: false; readonly message: string };

/** Error message that names the server, never the user or the password in the URL. */
const unreachable = (databaseUrl: string, error: unknown): string => {
  const server = URL.canParse(databaseUrl) ? new URL(databaseUrl).host : 'that address';
  const { message } = error as Partial<Error>;
  const reason = message === undefined || message === '' ? 'no answer' : message;
  return `The database at ${server} cannot be used: ${reason}. Check DATABASE_URL and that PostgreSQL runs there.`;
};

/** What the embedded store's file system says, by its number (wasi-libc). */
const fileFaults: Readonly<Record<number, string>> = {
  2: 'this user may not write to it',
  51: 'no space is left on the disk',
  54: 'a file is in the place of a folder',
  69: 'the disk is read-only',
};

const describeUnopened = (folder: string, error: unknown): string => {
  const { errno, message } = error as { readonly errno?: unknown; readonly message?: unknown };
  const reason = typeof errno === 'number' ? fileFaults[errno] : undefined;
  return reason === undefined
    ? `The embedded database in ${folder} cannot be opened (${String(message ?? error)}): its files are damaged or of another version. Restore a backup into a new DATA_DIR.`
    : `The embedded database in ${folder} cannot be opened: ${reason}. Correct that, or set DATA_DIR to another folder.`;
};

/** Opens the store that the settings name. A database that does not answer is refused with a sentence. A data folder in use by another process is refused with a sentence. */
export const openStore = async ({
  databaseUrl,
  dataDir,
  poolSize,
  onError,
}: StoreSettings): Promise<OpenedStore> => {
  if (databaseUrl !== null) {
    const db = openPostgres({
      url: databaseUrl,
      ...(poolSize === undefined ? {} : { poolSize }),
      ...(onError === undefined ? {} : { onError }),
    });
    try {
      await db.query(sql`select 1`);
      return { ok: true, db };
    } catch (error) {
      await db.close();
      return { ok: false, message: unreachable(databaseUrl, error) };
    }
  }
  const lock = await lockDataDir(dataDir).catch((error: Error) => ({
    ok: false as const,
    message: `The data folder ${dataDir} cannot be locked (${error.message}): set DATA_DIR to a folder on a disk of this machine.`,
  }));
  if (!lock.ok) return lock;
  const folder = join(dataDir, 'db');
  const isNew = !existsSync(folder);
  try {
    const db = await openPglite({ folder });
    return {
      ok: true,
      db: {
        ...db,
        close: async () => {
          await db.close();
          await lock.release();
        },
      },
    };
  } catch (error) {
    // Half a store would be taken for a broken one by the next start.
    if (isNew) await rm(folder, { recursive: true, force: true });
    await lock.release();
    return { ok: false, message: describeUnopened(folder, error) };
  }
};

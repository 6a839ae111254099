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

/** Names the server, never the user or the password of the address. */
const unreachable = (databaseUrl: string, error: unknown): string => {
  const server = URL.canParse(databaseUrl) ? new URL(databaseUrl).host : 'that address';
  const reason = error instanceof Error && error.message !== '' ? error.message : 'no answer';
  return `The database at ${server} cannot be used: ${reason}. Check DATABASE_URL and that PostgreSQL runs there.`;
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
  const lock = await lockDataDir(dataDir);
  if (!lock.ok) return lock;
  try {
    const db = await openPglite({ folder: join(dataDir, 'db') });
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
    await lock.release();
    throw error;
  }
};

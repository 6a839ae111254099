import { join } from 'node:path';
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

/** Opens the store that the settings name. A data folder in use by another process is refused with a sentence. */
export const openStore = async ({
  databaseUrl,
  dataDir,
  poolSize,
  onError,
}: StoreSettings): Promise<OpenedStore> => {
  if (databaseUrl !== null)
    return {
      ok: true,
      db: openPostgres({
        url: databaseUrl,
        ...(poolSize === undefined ? {} : { poolSize }),
        ...(onError === undefined ? {} : { onError }),
      }),
    };
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

import pg from 'pg';
import type { Shop } from './shop.ts';

/**
 * Takes the database away from a running shop while `during` runs: nobody can connect, and open connections are
 * ended. Other databases of the server are not affected.
 */
export async function withoutDatabase(shop: Pick<Shop, 'query'>, during: () => Promise<void>): Promise<void> {
  const [row] = await shop.query<{ name: string }>('select current_database() as name');
  const admin = new pg.Client(process.env.TEST_DATABASE_URL);
  await admin.connect();
  try {
    await admin.query(`alter database ${row?.name} with allow_connections false`);
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
      row?.name,
    ]);
    await during();
  } finally {
    await admin.query(`alter database ${row?.name} with allow_connections true`);
    await admin.end();
  }
}

import { sql } from 'drizzle-orm';
import type { Queryable } from './db.ts';

/** How many migrations a store has applied: what a restored one is held against. Throws where there never was a shop. */
export const countMigrations = async (db: Queryable): Promise<number> => {
  const [row] = await db.query<{ count: number }>(sql`select count(*)::int as count from schema_migrations`);
  return row?.count ?? 0;
};

/** Tables of the shop's own schema; none in an empty database. */
export const countTables = async (db: Queryable): Promise<number> => {
  const [row] = await db.query<{ count: number }>(
    sql`select count(*)::int as count from pg_tables where schemaname = 'public'`,
  );
  return row?.count ?? 0;
};

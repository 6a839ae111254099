import { sql } from 'drizzle-orm';
import type { Queryable } from './db.ts';

/**
 * Returns the number of applied migrations, to compare with a restored store. Throws when the store
 * never held a shop.
 */
export const countMigrations = async (db: Queryable): Promise<number> => {
  const [row] = await db.query<{ count: number }>(sql`select count(*)::int as count from schema_migrations`);
  return row?.count ?? 0;
};

/** Returns the number of tables in the shop's schema; 0 in an empty database. */
export const countTables = async (db: Queryable): Promise<number> => {
  const [row] = await db.query<{ count: number }>(
    sql`select count(*)::int as count from pg_tables where schemaname = 'public'`,
  );
  return row?.count ?? 0;
};

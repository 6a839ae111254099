import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/index.ts';
import { verifyPassword } from './passwords.ts';

/**
 * Whether this is the account's password; equally slow for a wrong one. Never call it inside a
 * transaction.
 */
export const checkPassword = async (db: Queryable, userId: number, password: string): Promise<boolean> => {
  const [row] = await db.query<{ password_hash: string | null }>(
    sql`select password_hash from users where id = ${userId}`,
  );
  return verifyPassword(password, row?.password_hash ?? null);
};

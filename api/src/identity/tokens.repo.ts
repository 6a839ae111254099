import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/db.ts';
import { hashToken, newToken } from '../server/tokens.ts';

/** How long a token lives: a visitor's cart waits as long. */
const lifetime = '365 days';

/** A fresh token of a user. The caller is the only one who will ever know it. */
export const issueToken = async (db: Queryable, userId: number): Promise<string> => {
  const token = newToken();
  await db.execute(sql`
    insert into user_tokens (token_hash, user_id, expires_at)
    values (${hashToken(token)}, ${userId}, now() + ${lifetime}::interval)`);
  return token;
};

export const revokeToken = (db: Queryable, token: string): Promise<number> =>
  db.execute(sql`delete from user_tokens where token_hash = ${hashToken(token)}`);

/** Ends every session of a user, after a new password for instance. */
export const revokeAllTokens = (db: Queryable, userId: number): Promise<number> =>
  db.execute(sql`delete from user_tokens where user_id = ${userId}`);

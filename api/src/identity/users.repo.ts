import type { User } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/db.ts';
import { hashToken, newToken } from '../server/tokens.ts';

interface UserRow {
  readonly id: number;
  readonly email: string | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly company_name: string | null;
  readonly confirmed_at: Date | null;
  readonly created_at: Date;
}

const userOf = (row: UserRow, token: string): User => ({
  id: row.id,
  email: row.email,
  first_name: row.first_name,
  last_name: row.last_name,
  anonymous: row.email === null,
  confirmed: row.confirmed_at !== null,
  company_name: row.company_name,
  spree_api_key: token,
  created_at: row.created_at.toISOString(),
});

/** A user as the wire shows it; `token` is the one the caller presented or just got. */
export const findUser = async (db: Queryable, id: number, token: string): Promise<User | null> => {
  const [row] = await db.query<UserRow>(sql`
    select id, email, first_name, last_name, company_name, confirmed_at, created_at from users where id = ${id}`);
  return row ? userOf(row, token) : null;
};

/** An anonymous visitor with a token, in one statement. */
export const createVisitor = async (
  db: Queryable,
  region: string,
): Promise<{ id: number; token: string }> => {
  const token = newToken();
  const [row] = await db.query<{ user_id: number }>(sql`
    with visitor as (insert into users (region) values (${region}) returning id)
    insert into user_tokens (token_hash, user_id, expires_at)
    select ${hashToken(token)}, id, now() + interval '365 days' from visitor returning user_id`);
  if (!row) throw new Error('inserting a visitor returned no row');
  return { id: row.user_id, token };
};

import type { AccountSession } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { hashToken, newToken, type Queryable } from '../../platform/index.ts';

/** How long a session of an account lives without being used; each use extends it, up to a year. */
const lifetime = '31 days';
const longest = '365 days';

/** A fresh token of a user. The caller is the only one who will ever know it. */
export const issueToken = async (
  db: Queryable,
  userId: number,
  /** The header `User-Agent`: tells sessions apart in the list of them. */
  device: string | undefined,
): Promise<string> => {
  const token = newToken();
  await db.execute(sql`
    insert into user_tokens (token_hash, user_id, device, expires_at)
    values (${hashToken(token)}, ${userId}, ${device?.slice(0, 200) ?? null}, now() + ${lifetime}::interval)`);
  return token;
};

export const revokeToken = (db: Queryable, token: string): Promise<number> =>
  db.execute(sql`delete from user_tokens where token_hash = ${hashToken(token)}`);

/** Ends every session of a user, after a new password for instance. */
export const revokeAllTokens = (db: Queryable, userId: number): Promise<number> =>
  db.execute(sql`delete from user_tokens where user_id = ${userId}`);

/** Notes, once an hour, that a session is used, and extends it where it belongs to an account. */
export const touchToken = (db: Queryable, token: string): Promise<number> =>
  db.execute(sql`
    update user_tokens t set last_used_at = now(),
      expires_at = case when u.email is null then t.expires_at else
        greatest(t.expires_at, least(now() + ${lifetime}::interval, t.created_at + ${longest}::interval)) end
    from users u
    where t.token_hash = ${hashToken(token)} and u.id = t.user_id and t.last_used_at < now() - interval '1 hour'`);

interface SessionRow {
  readonly id: string;
  readonly device: string | null;
  readonly created_at: Date;
  readonly last_used_at: Date;
  readonly expires_at: Date;
  readonly current: boolean;
}

/** What a session is called: a part of the hash that is stored of its token, which tells nothing of the token. */
const sessionId = sql`encode(substring(token_hash from 1 for 16), 'hex')`;

export const listSessions = async (
  db: Queryable,
  userId: number,
  token: string,
): Promise<readonly AccountSession[]> =>
  (
    await db.query<SessionRow>(sql`
      select ${sessionId} as id, device, created_at, last_used_at, expires_at, token_hash = ${hashToken(token)} as current
      from user_tokens where user_id = ${userId} and expires_at > now()
      order by last_used_at desc, created_at desc limit 100`)
  ).map((row) => ({
    ...row,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
  }));

export const endSession = (db: Queryable, userId: number, id: string): Promise<number> =>
  db.execute(sql`delete from user_tokens where user_id = ${userId} and ${sessionId} = ${id}`);

export const endOtherSessions = (db: Queryable, userId: number, token: string): Promise<number> =>
  db.execute(sql`delete from user_tokens where user_id = ${userId} and token_hash <> ${hashToken(token)}`);

/** Deletes tokens that have run out, and links of mails that ran out a week ago. */
export const deleteExpiredTokens = async (db: Queryable): Promise<void> => {
  await db.execute(sql`delete from user_tokens where expires_at < now()`);
  await db.execute(sql`delete from user_mail_tokens where expires_at < now() - interval '7 days'`);
};

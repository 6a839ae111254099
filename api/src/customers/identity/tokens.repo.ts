import type { AccountSession } from '@shop/contracts';
import { cleanText } from '@shop/intake';
import { sql } from 'drizzle-orm';
import { hashToken, newToken, type Queryable } from '../../platform/index.ts';

/** Lifetime of an account's unused session; each use extends it, up to a year. */
const lifetime = '31 days';
const longest = '365 days';

/** Issues a new token of a user. It is returned only here; the store has its hash. */
export const issueToken = async (
  db: Queryable,
  userId: number,
  /** The header `User-Agent`: distinguishes sessions in their list. Cleaned as typed text is. */
  device: string | undefined,
  /** When the session that this one replaces proved its second factor. */
  secondFactorAt: Date | null = null,
): Promise<string> => {
  const token = newToken();
  await db.execute(sql`
    insert into user_tokens (token_hash, user_id, device, second_factor_at, expires_at)
    values (${hashToken(token)}, ${userId}, ${cleanText(device ?? '').slice(0, 200) || null},
      ${secondFactorAt}, now() + ${lifetime}::interval)`);
  return token;
};

/**
 * Records that a session has proved its second factor just now. Returns whether the session is still there.
 */
export const markSecondFactor = async (db: Queryable, userId: number, token: string): Promise<boolean> =>
  (await db.execute(sql`
    update user_tokens set second_factor_at = now()
    where token_hash = ${hashToken(token)} and user_id = ${userId} and expires_at > now()`)) === 1;

/** Forgets, in every session of a person, that a second factor was proved: there is none any more. */
export const forgetSecondFactor = (db: Queryable, userId: number): Promise<number> =>
  db.execute(sql`update user_tokens set second_factor_at = null where user_id = ${userId}`);

export const revokeToken = (db: Queryable, token: string): Promise<number> =>
  db.execute(sql`delete from user_tokens where token_hash = ${hashToken(token)}`);

/** Revokes every session of a user, for example after a new password. */
export const revokeAllTokens = (db: Queryable, userId: number): Promise<number> =>
  db.execute(sql`delete from user_tokens where user_id = ${userId}`);

/** Records, once an hour, that a session is used, and extends an account's session. */
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

/**
 * The public id of a session: a part of its token's stored hash, which reveals nothing of the
 * token.
 */
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

/** Deletes expired tokens, and mailed links that expired a week ago. */
export const deleteExpiredTokens = async (db: Queryable): Promise<void> => {
  await db.execute(sql`delete from user_tokens where expires_at < now()`);
  await db.execute(sql`delete from user_mail_tokens where expires_at < now() - interval '7 days'`);
};

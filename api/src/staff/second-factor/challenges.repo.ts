import { sql } from 'drizzle-orm';
import { hashToken, type Queryable } from '../../platform/index.ts';

/** What a session begins: to set up an app, to add a passkey, to prove a passkey. */
export type Purpose = 'totp' | 'register' | 'verify';

/** Seconds for which each lasts. The browser asks for a passkey for as long; an app is set up by hand. */
export const challengeSeconds: Readonly<Record<Purpose, number>> = { totp: 900, register: 300, verify: 300 };

/**
 * Stores what a session has begun, in place of an earlier beginning. Returns when it expires; null
 * where the session has ended.
 */
export const saveChallenge = async (
  db: Queryable,
  token: string,
  purpose: Purpose,
  data: Uint8Array,
): Promise<Date | null> => {
  const [row] = await db.query<{ expires_at: Date }>(sql`
    insert into staff_challenges (token_hash, purpose, data, expires_at)
    select token_hash, ${purpose}, ${Buffer.from(data)}, now() + make_interval(secs => ${challengeSeconds[purpose]})
    from user_tokens where token_hash = ${hashToken(token)}
    on conflict (token_hash, purpose) do update set data = excluded.data, expires_at = excluded.expires_at
    returning expires_at`);
  return row?.expires_at ?? null;
};

/** Reads it without using it up: an app that waits for its first code, which may be mistyped. */
export const findChallenge = async (
  db: Queryable,
  token: string,
  purpose: Purpose,
): Promise<Uint8Array | null> => {
  const [row] = await db.query<{ data: Uint8Array }>(sql`
    select data from staff_challenges
    where token_hash = ${hashToken(token)} and purpose = ${purpose} and expires_at > now()`);
  return row?.data ?? null;
};

/** Uses it up: of several answers at once one gets it. Null: there is none, or it has expired. */
export const takeChallenge = async (
  db: Queryable,
  token: string,
  purpose: Purpose,
): Promise<Uint8Array | null> => {
  const [row] = await db.query<{ data: Uint8Array; live: boolean }>(sql`
    delete from staff_challenges where token_hash = ${hashToken(token)} and purpose = ${purpose}
    returning data, expires_at > now() as live`);
  return row?.live ? row.data : null;
};

/** Deletes what nobody answered. */
export const deleteExpiredChallenges = (db: Queryable): Promise<number> =>
  db.execute(sql`delete from staff_challenges where expires_at < now()`);

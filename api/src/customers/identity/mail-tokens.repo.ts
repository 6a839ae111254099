import { sql } from 'drizzle-orm';
import { hashToken, newToken, type Queryable, type Tx } from '../../platform/index.ts';

export type MailPurpose = 'reset' | 'confirm' | 'email' | 'erase' | 'invite';

/** How long a mailed link is valid. */
const lifetimes: Readonly<Record<MailPurpose, string>> = {
  reset: '2 hours',
  confirm: '14 days',
  email: '24 hours',
  erase: '24 hours',
  invite: '7 days',
};

export const issueMailToken = async (
  db: Queryable,
  userId: number,
  purpose: MailPurpose,
  /** The address that the link confirms. */
  email: string | null = null,
): Promise<string> => {
  const token = newToken();
  await db.execute(sql`
    insert into user_mail_tokens (token_hash, user_id, purpose, email, expires_at)
    values (${hashToken(token)}, ${userId}, ${purpose}, ${email}, now() + ${lifetimes[purpose]}::interval)`);
  return token;
};

/** Revokes the open invitations of a user, before another one is mailed or when the access ends. */
export const revokeInvitations = (db: Queryable, userId: number): Promise<number> =>
  db.execute(
    sql`delete from user_mail_tokens where user_id = ${userId} and purpose = 'invite' and used_at is null`,
  );

export interface UsedToken {
  readonly user_id: number;
  readonly purpose: MailPurpose;
  readonly email: string | null;
}

/**
 * Consumes a token of one of these purposes. Returns its data, or null when it is unknown, used or
 * expired.
 */
export const consumeMailToken = async (
  tx: Tx,
  token: string,
  purposes: readonly MailPurpose[],
): Promise<UsedToken | null> => {
  const [row] = await tx.query<UsedToken>(sql`
    update user_mail_tokens set used_at = now()
    where token_hash = ${hashToken(token)} and purpose in ${[...purposes]} and used_at is null and expires_at > now()
    returning user_id, purpose, email`);
  return row ?? null;
};

/** As `consumeMailToken` for one purpose; returns its user. */
export const consumeMailTokenFor = async (
  tx: Tx,
  token: string,
  purpose: MailPurpose,
): Promise<number | null> => (await consumeMailToken(tx, token, [purpose]))?.user_id ?? null;

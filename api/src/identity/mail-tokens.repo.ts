import { sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../db/db.ts';
import { hashToken, newToken } from '../server/tokens.ts';

export type MailPurpose = 'reset' | 'confirm';

/** How long a mailed link works. */
const lifetimes: Readonly<Record<MailPurpose, string>> = { reset: '2 hours', confirm: '14 days' };

export const issueMailToken = async (
  db: Queryable,
  userId: number,
  purpose: MailPurpose,
): Promise<string> => {
  const token = newToken();
  await db.execute(sql`
    insert into user_mail_tokens (token_hash, user_id, purpose, expires_at)
    values (${hashToken(token)}, ${userId}, ${purpose}, now() + ${lifetimes[purpose]}::interval)`);
  return token;
};

/** Uses a token up. Returns whose it was, or null when it is unknown, used or too old. */
export const useMailToken = async (tx: Tx, token: string, purpose: MailPurpose): Promise<number | null> => {
  const [row] = await tx.query<{ user_id: number }>(sql`
    update user_mail_tokens set used_at = now()
    where token_hash = ${hashToken(token)} and purpose = ${purpose} and used_at is null and expires_at > now()
    returning user_id`);
  return row?.user_id ?? null;
};

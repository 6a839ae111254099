import { createHmac, randomInt } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/index.ts';

/** Without characters that are easily confused when read aloud. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const newCode = (): string =>
  Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)] ?? '').join('');

/** Returns the account's code and creates it at the first call. */
export const getReferralCode = async (db: Queryable, userId: number): Promise<string> => {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await db.execute(sql`
      insert into referral_codes (user_id, code) values (${userId}, ${newCode()}) on conflict do nothing`);
    const [row] = await db.query<{ code: string }>(
      sql`select code from referral_codes where user_id = ${userId}`,
    );
    if (row) return row.code;
  }
  throw new Error('five new referral codes in a row were taken');
};

/**
 * Returns the mailbox of an address: without the tag after a plus sign, and without dots where the
 * provider ignores them.
 *
 * @example normalizeMailbox('Ada.B+shop@gmail.com') // 'adab@gmail.com'
 */
export const normalizeMailbox = (email: string): string => {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  const plain = local.replace(/\+.*$/, '');
  const dotless = domain === 'gmail.com' || domain === 'googlemail.com';
  return `${dotless ? plain.replaceAll('.', '') : plain}@${dotless ? 'gmail.com' : domain}`;
};

/** Returns the stored hash by which a mailbox is recognised. */
export const hashMailbox = (secret: string, email: string): Buffer =>
  createHmac('sha256', secret)
    .update(`mailbox\n${normalizeMailbox(email)}`)
    .digest();

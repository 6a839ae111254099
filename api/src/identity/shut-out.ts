import { sql } from 'drizzle-orm';
import type { Tx } from '../db/db.ts';
import { emailChangeJob } from './identity-mail.ts';
import { revokeAllTokens } from './tokens.repo.ts';

/**
 * Ends whatever anybody holds of an account, in the transaction that gives it another password or another owner: its
 * sessions, its API keys, its mailed links for a password, an address or a deletion, and the links that are asked for
 * and not mailed yet. Whoever was in is out, and nothing they left behind lets them in again. A link that only confirms
 * the address the account has stays good. The caller's next session is issued afterwards.
 */
export const shutOut = async (tx: Tx, userId: number): Promise<void> => {
  await tx.execute(sql`
    delete from user_mail_tokens
    where user_id = ${userId} and purpose in ('reset', 'email', 'erase') and used_at is null`);
  await tx.execute(sql`
    delete from jobs where name = ${emailChangeJob.name} and state = 'waiting'
      and payload ->> 'userId' = ${String(userId)}`);
  await tx.execute(sql`
    update api_keys set revoked_at = now(), revoked_by = ${`user:${userId}`}
    where user_id = ${userId} and revoked_at is null`);
  await revokeAllTokens(tx, userId);
};

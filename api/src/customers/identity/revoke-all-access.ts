import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/index.ts';
import { emailChangeJob } from './identity-mail.ts';
import { revokeAllTokens } from './tokens.repo.ts';

/**
 * Revokes all access to an account, in the transaction that sets a new password or owner: its
 * sessions, API keys, mailed links for a password, an address or a deletion, requested links that
 * are not mailed yet, and a scheduled deletion. Pauses its webhook endpoints until the owner
 * resumes them. No earlier access, and nothing it created, can be used afterwards. A link that only
 * confirms the account's current address stays valid. Issue the caller's new session afterwards.
 */
export const revokeAllAccess = async (tx: Tx, userId: number): Promise<void> => {
  // Before the links, and in any state: a worker that is creating a link holds its job's lock until
  // it has finished.
  await tx.execute(sql`
    delete from jobs where name = ${emailChangeJob.name} and state <> 'done'
      and payload ->> 'userId' = ${String(userId)}`);
  await tx.execute(sql`
    delete from user_mail_tokens
    where user_id = ${userId} and purpose in ('reset', 'email', 'erase', 'invite') and used_at is null`);
  await tx.execute(sql`
    update api_keys set revoked_at = now(), revoked_by = ${`user:${userId}`}
    where user_id = ${userId} and revoked_at is null`);
  await tx.execute(sql`
    update webhook_endpoints set state = 'paused', paused_reason = 'The password was changed.'
    where user_id = ${userId} and state = 'active' and deleted_at is null`);
  await tx.execute(sql`
    update erasure_requests set state = 'canceled', finished_at = now()
    where user_id = ${userId} and state in ('unconfirmed', 'scheduled')`);
  await revokeAllTokens(tx, userId);
};

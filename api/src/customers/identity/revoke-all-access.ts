import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/index.ts';
import { emailChangeJob } from './identity-mail.ts';
import { revokeAllTokens } from './tokens.repo.ts';

/**
 * Ends whatever anybody holds of an account, in the transaction that gives it another password or another owner: its
 * sessions, its API keys, its mailed links for a password, an address or a deletion, the links that are asked for and
 * not mailed yet, and a deletion that waits for its day. Endpoints for events are paused: their owner sets them going
 * again. Whoever was in is out, and nothing they left behind lets them in again. A link that only confirms the address
 * the account has stays good. The caller's next session is issued afterwards.
 */
export const revokeAllAccess = async (tx: Tx, userId: number): Promise<void> => {
  // Before the links, and whatever its state: a worker that makes one at this moment holds its job until it has.
  await tx.execute(sql`
    delete from jobs where name = ${emailChangeJob.name} and state <> 'done'
      and payload ->> 'userId' = ${String(userId)}`);
  await tx.execute(sql`
    delete from user_mail_tokens
    where user_id = ${userId} and purpose in ('reset', 'email', 'erase') and used_at is null`);
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

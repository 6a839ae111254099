import type { RegionId } from '@shop/regions';
import { sql } from 'drizzle-orm';
import { enqueue, type Tx } from '../../platform/index.ts';
import { identityMailJob } from './identity-mail.ts';
import { revokeAllAccess } from './revoke-all-access.ts';

/**
 * Takes an account whose address was never confirmed from whoever registered it, once somebody has proven by some mailed
 * link that is no confirmation of the account that the address is theirs. Anybody may have registered it, so nothing of
 * that lets anybody in: the password, sessions, keys, mailed links and endpoints for events end. The address counts as
 * confirmed; a link for a new password is to be had as ever.
 */
export const revokeRegistrantAccess = async (tx: Tx, id: number): Promise<void> => {
  await tx.execute(sql`update users set password_hash = '', confirmed_at = now() where id = ${id}`);
  await revokeAllAccess(tx, id);
  await tx.execute(sql`delete from user_mail_tokens where user_id = ${id} and used_at is null`);
  await tx.execute(sql`
    update webhook_endpoints set deleted_at = now() where user_id = ${id} and deleted_at is null`);
};

/** `revokeRegistrantAccess`, and a link for a new password is mailed to whoever the address belongs to. */
export const transferAccount = async (
  tx: Tx,
  { id, locale }: { readonly id: number; readonly locale: string },
  region: RegionId,
  now: Date,
): Promise<void> => {
  await revokeRegistrantAccess(tx, id);
  await enqueue(
    tx,
    identityMailJob,
    { userId: id, purpose: 'reset', region, locale },
    { key: `hand-over:${id}:${now.getTime()}` },
  );
};

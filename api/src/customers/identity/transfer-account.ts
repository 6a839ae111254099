import type { RegionId } from '@shop/regions';
import { sql } from 'drizzle-orm';
import { enqueue, type Tx } from '../../platform/index.ts';
import { identityMailJob } from './identity-mail.ts';
import { revokeAllAccess } from './revoke-all-access.ts';

/**
 * Revokes the registrant's access to an account whose address was never confirmed, once somebody
 * has proven ownership of the address by a mailed link other than the account's confirmation.
 * Anybody may have registered it, so nothing of the registrant stays valid: password, sessions,
 * keys, mailed links and webhook endpoints end. The address counts as confirmed; the owner can
 * request a link for a new password.
 */
export const revokeRegistrantAccess = async (tx: Tx, id: number): Promise<void> => {
  await tx.execute(sql`update users set password_hash = '', confirmed_at = now() where id = ${id}`);
  await revokeAllAccess(tx, id);
  await tx.execute(sql`delete from user_mail_tokens where user_id = ${id} and used_at is null`);
  await tx.execute(sql`
    update webhook_endpoints set deleted_at = now() where user_id = ${id} and deleted_at is null`);
};

/** `revokeRegistrantAccess`, and mails a link for a new password to the address's owner. */
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

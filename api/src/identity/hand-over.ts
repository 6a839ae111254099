import type { RegionId } from '@shop/regions';
import { sql } from 'drizzle-orm';
import type { Tx } from '../db/db.ts';
import { enqueue } from '../jobs/define-job.ts';
import { identityMailJob } from './identity-mail.ts';
import { shutOut } from './shut-out.ts';

/**
 * Gives an account whose address was never confirmed to whoever has just proven that the address is theirs, by some
 * mailed link that is no confirmation of the account. Anybody may have registered it, so nothing of theirs lets them in:
 * the password, sessions, keys, mailed links and endpoints for events end. A link for a new password is mailed.
 */
export const handOver = async (
  tx: Tx,
  { id, locale }: { readonly id: number; readonly locale: string },
  region: RegionId,
  now: Date,
): Promise<void> => {
  await tx.execute(sql`update users set password_hash = '', confirmed_at = now() where id = ${id}`);
  await shutOut(tx, id);
  await tx.execute(sql`delete from user_mail_tokens where user_id = ${id} and used_at is null`);
  await tx.execute(sql`
    update webhook_endpoints set deleted_at = now() where user_id = ${id} and deleted_at is null`);
  await enqueue(
    tx,
    identityMailJob,
    { userId: id, purpose: 'reset', region, locale },
    { key: `hand-over:${id}:${now.getTime()}` },
  );
};

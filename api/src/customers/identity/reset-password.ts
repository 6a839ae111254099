import type { BodyOf, resetPassword as contract, ReplyOf } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { type Db, fail, ok, type Result } from '../../platform/index.ts';
import { consumeMailToken } from './mail-tokens.repo.ts';
import { hashPassword, isWeakPassword } from './passwords.ts';
import { revokeAllAccess } from './revoke-all-access.ts';
import { issueToken } from './tokens.repo.ts';
import { findUser } from './users.repo.ts';

/**
 * Sets a new password with a mailed token, also the first one of an invited person of the staff, and
 * signs in. Revokes every other session, API key and
 * open link of the account. When the password is refused, the link stays valid.
 */
export const resetPassword = async (
  db: Db,
  body: BodyOf<typeof contract>,
  device: string | undefined,
): Promise<Result<ReplyOf<typeof contract>, 'token_expired' | 'weak_password'>> => {
  const { reset_password_token, password } = body.user;
  const hash = await hashPassword(password);
  return db.transaction(async (tx) => {
    const used = await consumeMailToken(tx, reset_password_token, ['reset', 'invite']);
    if (used === null) return fail('token_expired');
    const { user_id: userId } = used;
    const [account] = await tx.query<{ email: string }>(sql`
      update users set password_hash = ${hash}, confirmed_at = coalesce(confirmed_at, now())
      where id = ${userId} and email is not null returning email`);
    if (!account) return fail('token_expired');
    if (isWeakPassword(password, account.email)) return fail('weak_password');
    await revokeAllAccess(tx, userId);
    const token = await issueToken(tx, userId, device);
    const user = await findUser(tx, userId, token);
    if (!user) throw new Error('the account cannot be read');
    return ok({ token, user });
  });
};

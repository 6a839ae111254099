import type { BodyOf, changePassword as contract, ReplyOf } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { type Call, type CallUser, enqueue, fail, ok, type Result } from '../../platform/index.ts';
import { checkPassword } from './check-password.ts';
import { identityMailJob } from './identity-mail.ts';
import { hashPassword, isWeakPassword } from './passwords.ts';
import { revokeAllAccess } from './revoke-all-access.ts';
import { issueToken } from './tokens.repo.ts';
import { findUser } from './users.repo.ts';

/**
 * Changes the password, given the old one. Every session ends, and the caller gets a new token;
 * every API key ends too, since the reason may be an intruder. A mail notifies the owner.
 */
export const changePassword = async ({
  body,
  user,
  region,
  db,
  header,
  requestId,
}: Call<unknown, unknown, BodyOf<typeof contract>, CallUser>): Promise<
  Result<ReplyOf<typeof contract>, 'wrong_credentials' | 'weak_password'>
> => {
  if (!(await checkPassword(db, user.id, body.current_password))) return fail('wrong_credentials');
  if (isWeakPassword(body.password, user.email ?? '')) return fail('weak_password');
  const hash = await hashPassword(body.password);
  return db.transaction(async (tx) => {
    await tx.execute(
      sql`update users set password_hash = ${hash} where id = ${user.id} and email is not null`,
    );
    await revokeAllAccess(tx, user.id);
    const token = await issueToken(tx, user.id, header('user-agent'), user.secondFactorAt);
    await enqueue(
      tx,
      identityMailJob,
      { userId: user.id, purpose: 'passwordChanged', region, locale: user.locale },
      { key: `password:${user.id}:${requestId}` },
    );
    const found = await findUser(tx, user.id, token);
    if (!found) throw new Error('the account cannot be read');
    return ok({ token, user: found });
  });
};

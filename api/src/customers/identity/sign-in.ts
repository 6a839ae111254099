import type { BodyOf, ReplyOf, signIn as signInContract } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import {
  type Call,
  type CallUser,
  emailSpellings,
  fail,
  ok,
  type Queryable,
  type Result,
} from '../../platform/index.ts';
import { type MergeCart, mergeVisitor } from './merge-visitor.ts';
import { type Attempts, refuseAttempt } from './password-attempts.ts';
import { verifyPassword } from './passwords.ts';
import { issueToken, revokeToken } from './tokens.repo.ts';
import { findUser } from './users.repo.ts';

/**
 * Finds the account by address and password. A mailbox may have two accounts from before addresses had one form
 * (docs/decisions/2026-11-29-two-accounts-of-one-mailbox.md); the password tells which. Null: none.
 */
async function findByPassword(
  db: Queryable,
  { email, password }: { readonly email: string; readonly password: string },
) {
  const accounts = await db.query<{ id: number; password_hash: string | null }>(sql`
    select id, password_hash from users where email in ${[...emailSpellings(email)]}
    order by email = ${email} desc, id`);
  // An address without an account takes as long as one with a wrong password.
  if (accounts.length === 0) await verifyPassword(password, null);
  for (const account of accounts) if (await verifyPassword(password, account.password_hash)) return account;
  return null;
}

/**
 * Signs in with a new token, which replaces the presented one, and moves the visitor's cart and
 * designs in the same transaction. The reply does not reveal whether the address or the password
 * was wrong, nor, after too many attempts, whether there is an account.
 */
export const signIn = async (
  {
    body,
    ip,
    user: visitor,
    db,
    header,
    setHeader,
  }: Call<unknown, unknown, BodyOf<typeof signInContract>, CallUser>,
  mergeCart: MergeCart,
  attempts: Attempts,
): Promise<Result<ReplyOf<typeof signInContract>, 'wrong_credentials' | 'rate_limited'>> => {
  const attempt = { email: body.user.email, ip };
  const refusal = await attempts.count(attempt);
  if (refusal !== null) return refuseAttempt(refusal, { setHeader });
  const account = await findByPassword(db, body.user);
  if (account === null) return fail('wrong_credentials');
  await attempts.giveBack(attempt);
  return db.transaction(async (tx) => {
    // The check takes a while; a password that was set meanwhile counts. Sign-ins of one account queue here: each
    // changes the account's row later, and with a shared lock they would wait for each other.
    const same = await tx.query(
      sql`select 1 from users where id = ${account.id} and password_hash = ${account.password_hash} for no key update`,
    );
    if (same.length === 0) return fail('wrong_credentials');
    const merged = await mergeVisitor(tx, visitor, account.id, mergeCart);
    await revokeToken(tx, visitor.token);
    const token = await issueToken(tx, account.id, header('user-agent'));
    const user = await findUser(tx, account.id, token);
    if (!user) throw new Error('the account cannot be read');
    return ok({ token, user, merged });
  });
};

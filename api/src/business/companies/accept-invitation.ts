import type { Company } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { transferAccount } from '../../customers/index.ts';
import { type Db, fail, ok, type Result, type Tx } from '../../platform/index.ts';
import { findCompany, presentCompany } from './companies.repo.ts';
import { consumeInvitation, findByToken, type InvitationRow } from './invitations.repo.ts';

type Refusal = 'not_found' | 'token_expired' | 'email_unconfirmed';

/**
 * Locks the account before the invitation is consumed, so that its address cannot be confirmed in
 * between.
 */
const isConfirmed = async (tx: Tx, userId: number): Promise<boolean> => {
  const [account] = await tx.query<{ confirmed: boolean }>(
    sql`select confirmed_at is not null as confirmed from users where id = ${userId} for no key update`,
  );
  return account?.confirmed === true;
};

/** Makes the account a member, once; an existing member retains their role. */
const join = async (tx: Tx, found: InvitationRow, userId: number): Promise<boolean> => {
  if (!(await consumeInvitation(tx, found.id))) return false;
  await tx.execute(sql`
    insert into company_members (company_id, user_id, role, approval_limit)
    values (${found.company_id}, ${userId}, ${found.role}, ${found.approval_limit}) on conflict do nothing`);
  return true;
};

/**
 * Joins a company with an invitation's token, only as the account of the invited address: for
 * others it does not exist. Anybody can register an address, so the account must have a confirmed
 * one. A repeated call by the same account returns the same.
 */
export const acceptInvitation = (
  db: Db,
  token: string,
  user: { readonly id: number; readonly email: string | null },
): Promise<Result<Company, Refusal>> =>
  db.transaction(async (tx): Promise<Result<Company, Refusal>> => {
    const found = await findByToken(tx, token);
    if (!found || found.email !== user.email) return fail('not_found');
    await tx.query(sql`select id from companies where id = ${found.company_id} for update`);
    if (!(await isConfirmed(tx, user.id))) return fail('email_unconfirmed');
    if (!(await join(tx, found, user.id)) && found.status !== 'accepted') return fail('token_expired');
    const company = await findCompany(tx, found.company_id, user.id);
    return company ? ok(presentCompany(company)) : fail('token_expired');
  });

/**
 * Joins from the page behind the mailed link, without a session: the token proves the address, and
 * its account joins. If the address was not confirmed before, its registrant may be a stranger and
 * loses all access.
 */
export const acceptByMail = (
  db: Db,
  token: string,
  now: Date,
): Promise<'joined' | 'taken over' | 'void' | 'no account'> =>
  db.transaction(async (tx) => {
    const found = await findByToken(tx, token);
    if (found?.status !== 'open') return 'void';
    await tx.query(sql`select id from companies where id = ${found.company_id} for update`);
    const [account] = await tx.query<{ id: number; locale: string }>(
      sql`select id, locale from users where email = ${found.email}`,
    );
    if (!account) return 'no account';
    const confirmed = await isConfirmed(tx, account.id);
    if (!(await join(tx, found, account.id))) return 'void';
    if (confirmed) return 'joined';
    await transferAccount(tx, account, found.region, now);
    return 'taken over';
  });

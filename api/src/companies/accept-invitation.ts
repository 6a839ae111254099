import type { Company } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { fail, ok, type Result } from '../server/result.ts';
import { findCompany, presentCompany } from './companies.repo.ts';
import { findByToken, takeInvitation } from './invitations.repo.ts';

/**
 * Joins with the token of an invitation, as the account of the invited address and no other: to anybody else it does
 * not exist. Accepted again by the same account it answers the same. Who belongs to the company already keeps their role.
 */
export const acceptInvitation = (
  db: Db,
  token: string,
  user: { readonly id: number; readonly email: string | null },
): Promise<Result<Company, 'not_found' | 'token_expired'>> =>
  db.transaction(async (tx): Promise<Result<Company, 'not_found' | 'token_expired'>> => {
    const found = await findByToken(tx, token);
    if (!found || found.email !== user.email) return fail('not_found');
    await tx.query(sql`select id from companies where id = ${found.company_id} for update`);
    if (await takeInvitation(tx, found.id))
      await tx.execute(sql`
        insert into company_members (company_id, user_id, role, approval_limit)
        values (${found.company_id}, ${user.id}, ${found.role}, ${found.approval_limit}) on conflict do nothing`);
    else if (found.status !== 'accepted') return fail('token_expired');
    const company = await findCompany(tx, found.company_id, user.id);
    return company ? ok(presentCompany(company)) : fail('token_expired');
  });

/** From the page behind the mailed link, without a session: the token proves the address, its account joins. */
export const acceptByMail = async (db: Db, token: string): Promise<'joined' | 'void' | 'no account'> => {
  const invitation = await findByToken(db, token);
  if (invitation?.status !== 'open') return 'void';
  const [account] = await db.query<{ id: number; email: string }>(
    sql`select id, email from users where email = ${invitation.email}`,
  );
  if (!account) return 'no account';
  return (await acceptInvitation(db, token, account)).ok ? 'joined' : 'void';
};

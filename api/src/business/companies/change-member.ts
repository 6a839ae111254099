import type { BodyOf, CompanyMember, updateCompanyMember as contract } from '@shop/contracts';
import { fromDecimal } from '@shop/money';
import { sql } from 'drizzle-orm';
import { type Db, fail, numericId, ok, type Result, type Tx } from '../../platform/index.ts';
import { findMember, hasOtherAdmin, presentMember } from './companies.repo.ts';
import { withCompanyLock } from './require-member.ts';

/**
 * Changes a member's role or limit. Only an approver has a limit, which ends with that role; the
 * last admin cannot be demoted.
 */
export const changeMember = (
  db: Db,
  id: string,
  userId: number,
  memberId: string,
  change: BodyOf<typeof contract>['member'],
): Promise<Result<CompanyMember, 'not_found' | 'forbidden' | 'last_admin' | 'invalid_input'>> =>
  withCompanyLock(db, id, userId, 'members.manage', async (tx, company) => {
    const number = numericId(memberId);
    const member = number === null ? null : await findMember(tx, company.id, number);
    if (!member) return fail('not_found');
    const role = change.role ?? member.role;
    if (member.role === 'admin' && role !== 'admin' && !(await hasOtherAdmin(tx, company.id, member.user_id)))
      return fail('last_admin');
    if (change.approval_limit && role !== 'approver')
      return fail('invalid_input', {
        fields: [
          { path: 'member.approval_limit', code: 'not_offered', message: 'Only an approver has a limit.' },
        ],
      });
    const { approval_limit: given } = change;
    const limit =
      role !== 'approver'
        ? null
        : given === undefined
          ? member.approval_limit
          : given === null
            ? null
            : (fromDecimal(given, company.currency)?.amount ?? null);
    await tx.execute(sql`
      update company_members set role = ${role}, approval_limit = ${limit}
      where company_id = ${company.id} and user_id = ${member.user_id}`);
    const changed = await findMember(tx, company.id, member.user_id);
    return changed ? ok(presentMember(changed, company.currency)) : fail('not_found');
  });

/** Deletes a membership and withdraws the member's approval requests. */
const deleteMembership = async (tx: Tx, companyId: number, userId: number): Promise<void> => {
  await tx.execute(sql`
    update order_approvals set status = 'withdrawn', decided_at = now(), decided_by = null
    where company_id = ${companyId} and requested_by = ${userId} and status in ('requested', 'approved')`);
  await tx.execute(sql`delete from company_members where company_id = ${companyId} and user_id = ${userId}`);
};

type RemoveResult = Result<Record<string, never>, 'not_found' | 'forbidden' | 'last_admin'>;

/**
 * Removes a member, or the caller without `memberId`; the last admin cannot leave. Placed orders
 * stay with the company.
 */
export const removeMember = (db: Db, id: string, userId: number, memberId?: string): Promise<RemoveResult> =>
  withCompanyLock(
    db,
    id,
    userId,
    memberId === undefined ? 'company.read' : 'members.manage',
    async (tx, company): Promise<Result<Record<string, never>, 'not_found' | 'last_admin'>> => {
      const number = memberId === undefined ? userId : numericId(memberId);
      const member = number === null ? null : await findMember(tx, company.id, number);
      if (!member) return fail('not_found');
      if (member.role === 'admin' && !(await hasOtherAdmin(tx, company.id, member.user_id)))
        return fail('last_admin');
      await deleteMembership(tx, company.id, member.user_id);
      return ok({});
    },
  );

import type { BodyOf, CompanyInvitation, inviteToCompany as contract } from '@shop/contracts';
import { fromDecimal } from '@shop/money';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { enqueue } from '../jobs/define-job.ts';
import { numericId } from '../server/ids.ts';
import { fail, ok, type Result } from '../server/result.ts';
import { underLock } from './as-member.ts';
import { inviteJob } from './invitation-mail.ts';
import { insertInvitation, presentInvitation, revokeInvitation } from './invitations.repo.ts';

/** Invites an address. Its mail is written by a job, which makes the token. */
export const inviteMember = (
  db: Db,
  id: string,
  userId: number,
  { email, role, approval_limit }: BodyOf<typeof contract>['invitation'],
): Promise<Result<CompanyInvitation, 'not_found' | 'forbidden' | 'already_member' | 'invalid_input'>> =>
  underLock(db, id, userId, 'members.manage', async (tx, company) => {
    if (approval_limit && role !== 'approver')
      return fail('invalid_input', {
        fields: [
          {
            path: 'invitation.approval_limit',
            code: 'not_offered',
            message: 'Only an approver has a limit.',
          },
        ],
      });
    const address = email.trim().toLowerCase();
    const [known] = await tx.query(sql`
      select 1 from company_members m join users u on u.id = m.user_id
      where m.company_id = ${company.id} and u.email = ${address}`);
    if (known) return fail('already_member');
    const limit = approval_limit ? (fromDecimal(approval_limit, company.currency)?.amount ?? null) : null;
    const invitation = await insertInvitation(tx, company.id, { email: address, role, limit }, userId);
    await enqueue(tx, inviteJob, { invitation_id: invitation.id }, { key: String(invitation.id) });
    return ok(presentInvitation(invitation));
  });

/** Takes an open invitation back; its link is void from then on. */
export const revokeOpenInvitation = (
  db: Db,
  id: string,
  userId: number,
  invitationId: string,
): Promise<Result<Record<string, never>, 'not_found' | 'forbidden'>> =>
  underLock(db, id, userId, 'members.manage', async (tx, company) => {
    const number = numericId(invitationId);
    return number !== null && (await revokeInvitation(tx, company.id, number)) ? ok({}) : fail('not_found');
  });

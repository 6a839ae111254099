import type { BodyOf, CompanyInvitation, inviteToCompany as contract } from '@shop/contracts';
import { fromDecimal } from '@shop/money';
import { sql } from 'drizzle-orm';
import {
  callerLimitMessage,
  checkMailRateLimit,
  type Db,
  enqueue,
  fail,
  numericId,
  ok,
  type Result,
} from '../../platform/index.ts';
import { inviteJob } from './invitation-mail.ts';
import { insertInvitation, presentInvitation, revokeInvitation } from './invitations.repo.ts';
import { withCompanyLock } from './require-member.ts';

type Refusal =
  | 'not_found'
  | 'forbidden'
  | 'already_member'
  | 'invalid_input'
  | 'email_unconfirmed'
  | 'rate_limited';

/**
 * Invites an address. A job creates the token and sends the mail. The inviter needs a confirmed
 * address, and mails are limited by `checkMailRateLimit`: one mail of a company an hour.
 */
export const inviteMember = (
  db: Db,
  secret: string,
  id: string,
  userId: number,
  { email, role, approval_limit }: BodyOf<typeof contract>['invitation'],
): Promise<Result<CompanyInvitation, Refusal>> =>
  withCompanyLock(db, id, userId, 'members.manage', async (tx, company) => {
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
    const [inviter] = await tx.query(
      sql`select 1 from users where id = ${userId} and confirmed_at is not null`,
    );
    if (!inviter) return fail('email_unconfirmed');
    const [known] = await tx.query(sql`
      select 1 from company_members m join users u on u.id = m.user_id
      where m.company_id = ${company.id} and u.email = ${email}`);
    if (known) return fail('already_member');
    const may = await checkMailRateLimit(tx, secret, {
      email,
      subject: `invite:${company.id}`,
      userId,
    });
    if (may !== 'ok')
      return fail('rate_limited', {
        detail:
          may === 'caller'
            ? callerLimitMessage
            : 'A mail was sent to this address recently; try again in an hour.',
      });
    const limit = approval_limit ? (fromDecimal(approval_limit, company.currency)?.amount ?? null) : null;
    const invitation = await insertInvitation(tx, company.id, { email, role, limit }, userId);
    await enqueue(tx, inviteJob, { invitation_id: invitation.id }, { key: String(invitation.id) });
    return ok(presentInvitation(invitation));
  });

/** Revokes an open invitation; its link becomes invalid. */
export const revokeOpenInvitation = (
  db: Db,
  id: string,
  userId: number,
  invitationId: string,
): Promise<Result<Record<string, never>, 'not_found' | 'forbidden'>> =>
  withCompanyLock(db, id, userId, 'members.manage', async (tx, company) => {
    const number = numericId(invitationId);
    return number !== null && (await revokeInvitation(tx, company.id, number)) ? ok({}) : fail('not_found');
  });

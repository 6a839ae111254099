import * as z from 'zod/mini';
import { companyRoles, companySchema } from './companies.ts';
import { companyLimit, companyParams } from './company-parts.ts';
import { defineEndpoint } from './endpoint.ts';
import { decimal, email, emptyReply, pageQuery, paging } from './primitives.ts';

export const companyMemberSchema = z.object({
  user_id: z.int(),
  email: z.nullable(z.string()),
  name: z.nullable(z.string()),
  role: z.enum(companyRoles),
  /** An approver's limit: the largest order they may approve; null: no limit. */
  approval_limit: z.nullable(decimal),
  joined_at: z.string(),
});
export type CompanyMember = z.output<typeof companyMemberSchema>;

export const companyInvitationSchema = z.object({
  id: z.int(),
  email: z.string(),
  role: z.enum(companyRoles),
  approval_limit: z.nullable(decimal),
  status: z.enum(['open', 'accepted', 'revoked', 'expired']),
  created_at: z.string(),
  expires_at: z.string(),
});
export type CompanyInvitation = z.output<typeof companyInvitationSchema>;

const memberParams = z.object({
  id: z.string().check(z.maxLength(20)),
  userId: z.string().check(z.maxLength(20)),
});

export const listCompanyMembers = defineEndpoint({
  method: 'GET',
  path: '/v2/companies/:id/members',
  summary: 'Who belongs to a company',
  audience: 'member',
  params: companyParams,
  query: z.strictObject({ ...pageQuery, 'q[role_eq]': z.optional(z.enum(companyRoles)) }),
  reply: z.object({ members: z.array(companyMemberSchema), ...paging }),
  errors: [],
});
export const updateCompanyMember = defineEndpoint({
  method: 'PATCH',
  path: '/v2/companies/:id/members/:userId',
  summary: 'Change a member’s role or limit',
  audience: 'member',
  params: memberParams,
  body: z.strictObject({
    member: z.strictObject({
      role: z.optional(z.enum(companyRoles)),
      approval_limit: z.optional(z.nullable(companyLimit)),
    }),
  }),
  reply: companyMemberSchema,
  errors: ['last_admin'],
});
export const removeCompanyMember = defineEndpoint({
  method: 'DELETE',
  path: '/v2/companies/:id/members/:userId',
  summary: 'Remove a member, never the last admin',
  audience: 'member',
  params: memberParams,
  reply: emptyReply,
  errors: ['last_admin'],
});
export const leaveCompany = defineEndpoint({
  method: 'POST',
  path: '/v2/companies/:id/leave',
  summary: 'Leave a company',
  audience: 'member',
  params: companyParams,
  reply: emptyReply,
  errors: ['last_admin'],
});

export const inviteToCompany = defineEndpoint({
  method: 'POST',
  path: '/v2/companies/:id/invitations',
  summary: 'Invite somebody by mail; an open invitation of the same address is replaced',
  audience: 'member',
  params: companyParams,
  body: z.strictObject({
    invitation: z.strictObject({
      email,
      role: z.enum(companyRoles),
      approval_limit: z.optional(z.nullable(companyLimit)),
    }),
  }),
  reply: companyInvitationSchema,
  errors: ['already_member', 'email_unconfirmed'],
});
export const listCompanyInvitations = defineEndpoint({
  method: 'GET',
  path: '/v2/companies/:id/invitations',
  summary: 'Invitations of a company, newest first',
  audience: 'member',
  params: companyParams,
  query: z.strictObject({ ...pageQuery }),
  reply: z.object({ invitations: z.array(companyInvitationSchema), ...paging }),
  errors: [],
});
export const revokeCompanyInvitation = defineEndpoint({
  method: 'DELETE',
  path: '/v2/companies/:id/invitations/:invitationId',
  summary: 'Take an open invitation back',
  audience: 'member',
  params: z.object({
    id: z.string().check(z.maxLength(20)),
    invitationId: z.string().check(z.maxLength(20)),
  }),
  reply: emptyReply,
  errors: [],
});
const invitationToken = z.string().check(z.minLength(20), z.maxLength(200));
/** Only for the account of the invited address, once that address is confirmed. */
export const acceptCompanyInvitation = defineEndpoint({
  method: 'POST',
  path: '/v2/company_invitations/accept',
  summary: 'Join a company with the token of an invitation',
  audience: 'member',
  scope: 'none',
  body: z.strictObject({ token: invitationToken }),
  reply: companySchema,
  errors: ['token_expired', 'email_unconfirmed'],
});
const lang = z.optional(z.string().check(z.maxLength(20)));
/** The page of the mailed link; opening it changes nothing. */
export const companyInvitationPage = defineEndpoint({
  method: 'GET',
  path: '/v2/company_invitations/page',
  summary: 'The page on which an invitation is accepted',
  audience: 'anyone',
  scope: 'none',
  query: z.object({ token: invitationToken, lang }),
  reply: emptyReply,
  errors: [],
  binary: 'reply',
});
/**
 * The mailed token proves the address, and the account of that address joins. If the address was unconfirmed, all
 * sessions of the account end and a link for a new password is mailed.
 */
export const acceptOnInvitationPage = defineEndpoint({
  method: 'POST',
  path: '/v2/company_invitations/page',
  summary: 'Accept an invitation from its page',
  audience: 'anyone',
  scope: 'none',
  body: z.strictObject({ token: invitationToken, lang }),
  reply: emptyReply,
  errors: [],
  binary: 'reply',
});

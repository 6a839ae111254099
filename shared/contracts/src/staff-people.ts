import * as z from 'zod/mini';
import { sessionSchema } from './account.ts';
import { defineEndpoint } from './endpoint.ts';
import { email, pageQuery, paging } from './primitives.ts';
import { staffAccountSchema } from './staff.ts';
import { staffAssignmentSchema } from './staff-permissions.ts';

const accountId = z.object({ id: z.string().check(z.regex(/^\d{1,9}$/)) });
const personName = z.optional(z.string().check(z.trim(), z.maxLength(120), z.regex(/^\P{Cc}*$/u)));
const assignments = z.array(staffAssignmentSchema).check(z.minLength(1), z.maxLength(7));

/**
 * Creates the account and mails a link, valid once and for seven days, with which the person sets a password
 * (`PUT /user_passwords/reset`). Nobody can sign in before. A repeat for an invitation that is open changes its roles
 * and mails a new link; earlier links are void.
 */
export const inviteStaff = defineEndpoint({
  method: 'POST',
  path: '/v1/staff/invitations',
  summary: 'Invite a person to the staff by mail',
  audience: 'staff',
  scope: 'staff:*',
  body: z.strictObject({ email, first_name: personName, last_name: personName, roles: assignments }),
  reply: staffAccountSchema,
  errors: ['email_taken'],
});

/**
 * Replaces the roles of a person, from their next request on. The last admin of all regions stays one. A
 * `roles_revision` that is not the present one is refused: another admin changed the roles meanwhile.
 */
export const changeStaffRoles = defineEndpoint({
  method: 'PUT',
  path: '/v1/staff/accounts/:id/roles',
  summary: 'Change what a person of the staff may do, and where',
  audience: 'staff',
  scope: 'staff:*',
  params: accountId,
  body: z.strictObject({
    roles: z.array(staffAssignmentSchema).check(z.maxLength(7)),
    roles_revision: z.int(),
  }),
  reply: staffAccountSchema,
  errors: ['last_admin', 'roles_conflict'],
});

export const listStaffSessions = defineEndpoint({
  method: 'GET',
  path: '/v1/staff/accounts/:id/sessions',
  summary: 'Where a person of the staff is signed in, newest use first',
  audience: 'staff',
  scope: 'staff:*',
  params: accountId,
  reply: z.object({ sessions: z.array(sessionSchema) }),
  errors: [],
});

/** Ends every session of a person, the caller’s own included where they name themselves. */
export const endStaffSessions = defineEndpoint({
  method: 'DELETE',
  path: '/v1/staff/accounts/:id/sessions',
  summary: 'Sign a person of the staff out everywhere',
  audience: 'staff',
  scope: 'staff:*',
  params: accountId,
  reply: z.object({ ended: z.int() }),
  errors: [],
});

export const staffChangeKinds = [
  'created',
  'invited',
  'roles',
  'signed_out',
  'revoked',
  'totp_added',
  'totp_removed',
  'passkey_added',
  'passkey_removed',
  'recovery_codes_renewed',
  'recovery_code_used',
  'second_factor_reset',
] as const;
export const staffChangeSchema = z.object({
  id: z.int(),
  at: z.string(),
  /** For example `staff:7`. */
  actor: z.string(),
  /** The person whose access changed. */
  user_id: z.int(),
  kind: z.enum(staffChangeKinds),
  /** The roles before and after; null where the change is not of roles. */
  before: z.nullable(z.array(staffAssignmentSchema)),
  after: z.nullable(z.array(staffAssignmentSchema)),
});
export type StaffChange = z.output<typeof staffChangeSchema>;

/** Every change of access, newest first. Rows are only added. */
export const listStaffChanges = defineEndpoint({
  method: 'GET',
  path: '/v1/staff/changes',
  summary: 'Who changed the access of whom',
  audience: 'staff',
  scope: 'staff:*',
  query: z.object(pageQuery),
  reply: z.object({ changes: z.array(staffChangeSchema), ...paging }),
  errors: [],
});

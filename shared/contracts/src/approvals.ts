import * as z from 'zod/mini';
import { cleaning } from './cleaning.ts';
import { defineEndpoint } from './endpoint.ts';
import { email, emptyReply, pageQuery, paging } from './primitives.ts';

/** `superseded`: a newer proof replaces this one, so it can no longer be decided. */
export const approvalStatuses = ['pending', 'approved', 'rejected', 'superseded'] as const;

export const approvalFilesetSchema = z.object({
  uuid: z.uuid(),
  type: z.literal('client_approval_fileset'),
  attributes: z.object({
    status: z.enum(approvalStatuses),
    review_reason: z.nullable(z.string()),
    /** Who decided; null while undecided. */
    email: z.nullable(z.string()),
    order_number: z.string(),
    /** The staff's note. */
    note: z.nullable(z.string()),
    /** The proofs, as signed addresses that are valid for an hour. */
    files: z.array(
      z.object({ id: z.uuid(), line_item_id: z.int(), url: z.string(), bytes: z.nullable(z.int()) }),
    ),
    created_at: z.string(),
    decided_at: z.nullable(z.string()),
  }),
});
export type ApprovalFileset = z.output<typeof approvalFilesetSchema>;

const uuidParams = z.object({ uuid: z.string().check(z.maxLength(64)) });
const reason = z.string().check(z.trim(), z.maxLength(2000)).register(cleaning, { lines: true });

/** Open to anyone with the mailed link: the uuid is the key. */
export const getApprovalFileset = defineEndpoint({
  method: 'GET',
  path: '/client_approval_filesets/:uuid',
  summary: 'A proof that waits for the customer, or what was decided about it',
  audience: 'anyone',
  params: uuidParams,
  reply: approvalFilesetSchema,
  errors: [],
});
/**
 * Final: repeating the same decision returns the same reply, a different one is refused. A rejection needs a reason.
 */
export const decideApprovalFileset = defineEndpoint({
  method: 'PUT',
  path: '/client_approval_filesets/:uuid',
  summary: 'Approve or reject a proof',
  audience: 'anyone',
  params: uuidParams,
  body: z.strictObject({
    status: z.enum(['approved', 'rejected']),
    review_reason: z.optional(z.nullable(reason)),
    email,
  }),
  reply: approvalFilesetSchema,
  errors: ['approval_decided', 'order_canceled'],
});

const lang = z.object({ lang: z.optional(z.string().check(z.maxLength(20))) });
/** The page behind the mailed link; works without scripts. */
export const approvalPage = defineEndpoint({
  method: 'GET',
  path: '/client_approval_filesets/:uuid/review',
  summary: 'The page on which a proof is approved or rejected',
  audience: 'anyone',
  params: uuidParams,
  query: lang,
  reply: emptyReply,
  errors: [],
  binary: 'reply',
});
export const decideOnApprovalPage = defineEndpoint({
  method: 'POST',
  path: '/client_approval_filesets/:uuid/review',
  summary: 'Approve or reject a proof from its page',
  audience: 'anyone',
  params: uuidParams,
  query: lang,
  body: z.strictObject({
    status: z.enum(['approved', 'rejected']),
    review_reason: z.optional(reason),
    email,
  }),
  reply: emptyReply,
  errors: ['approval_decided', 'order_canceled'],
  binary: 'reply',
});

/** Staff: mails the customer a link. An earlier proof of the order that is not approved is superseded. */
export const createApprovalFileset = defineEndpoint({
  method: 'POST',
  path: '/client_approval_filesets',
  summary: 'Ask the customer to approve the print files of an order',
  audience: 'staff',
  scope: 'staff:production:write',
  body: z.strictObject({
    order_number: z.string().check(z.maxLength(64)),
    note: z.optional(z.string().check(z.trim(), z.maxLength(2000)).register(cleaning, { lines: true })),
  }),
  reply: approvalFilesetSchema,
  errors: ['order_canceled', 'requirements_unmet'],
});
export const listApprovalFilesets = defineEndpoint({
  method: 'GET',
  path: '/client_approval_filesets',
  summary: 'Proofs and what was decided, newest first',
  audience: 'staff',
  scope: 'staff:production:read',
  query: z.strictObject({
    ...pageQuery,
    order_number: z.optional(z.string().check(z.maxLength(64))),
    'q[status_eq]': z.optional(z.enum(approvalStatuses)),
  }),
  reply: z.object({ client_approval_filesets: z.array(approvalFilesetSchema), ...paging }),
  errors: [],
});

import * as z from 'zod/mini';
import { cleaning } from './cleaning.ts';
import { defineEndpoint } from './endpoint.ts';
import { orderSchema } from './orders.ts';
import { currency, decimal, pageQuery, paging } from './primitives.ts';

export const orderApprovalStatuses = ['requested', 'approved', 'declined', 'withdrawn', 'expired'] as const;
const person = z.object({ user_id: z.int(), email: z.nullable(z.string()) });

/** An order beyond its company's limit that needs an approval. */
export const orderApprovalSchema = z.object({
  id: z.int(),
  company_id: z.int(),
  order_number: z.string(),
  /** The buyer's own number for the order. */
  po_number: z.nullable(z.string()),
  /** Whether the order has been placed; then it can no longer be decided or withdrawn. */
  order_placed: z.boolean(),
  status: z.enum(orderApprovalStatuses),
  /** The requested total, with VAT. An order with a higher total or other changes needs a new approval. */
  total: decimal,
  currency,
  note: z.nullable(z.string()),
  requested_by: person,
  decided_by: z.nullable(person),
  /** Why the approver declined it. */
  reason: z.nullable(z.string()),
  created_at: z.string(),
  expires_at: z.string(),
  decided_at: z.nullable(z.string()),
});
export type OrderApproval = z.output<typeof orderApprovalSchema>;

const approvalParams = z.object({ id: z.string().check(z.maxLength(20)) });
const words = z.string().check(z.trim(), z.maxLength(1000)).register(cleaning, { lines: true });

/** A repeat while the request is open and the order unchanged returns the same request. */
export const requestOrderApproval = defineEndpoint({
  method: 'POST',
  path: '/v2/plus/approvals',
  summary: 'Ask for the approval of a company order beyond the limit',
  audience: 'member',
  body: z.strictObject({
    approval: z.strictObject({
      order_number: z.string().check(z.maxLength(64)),
      note: z.optional(z.nullable(words)),
    }),
  }),
  reply: orderApprovalSchema,
  errors: ['cart_completed', 'completion_in_progress', 'requirements_unmet', 'approval_not_needed'],
});
export const listOrderApprovals = defineEndpoint({
  method: 'GET',
  path: '/v2/plus/approvals',
  summary: 'Requests for approval: the company’s for those who decide, else the caller’s own',
  audience: 'member',
  query: z.strictObject({
    ...pageQuery,
    company_id: z.coerce.number().check(z.int(), z.gte(1)),
    'q[status_eq]': z.optional(z.enum(orderApprovalStatuses)),
    /** Only requests of this member. */
    'q[user_id_eq]': z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(2_147_483_647))),
  }),
  reply: z.object({ approvals: z.array(orderApprovalSchema), ...paging }),
  errors: [],
});
/**
 * Includes the current order, so that the approver sees what they approve. `stands`: whether the order still matches
 * the request; if not, it needs a new one.
 */
export const getOrderApproval = defineEndpoint({
  method: 'GET',
  path: '/v2/plus/approvals/:id',
  summary: 'One request for approval with its order',
  audience: 'member',
  params: approvalParams,
  reply: z.object({ approval: orderApprovalSchema, order: orderSchema, stands: z.boolean() }),
  errors: [],
});
/** `version`: the order's version that the approver saw. Refused when the order no longer matches the request. */
export const approveOrder = defineEndpoint({
  method: 'POST',
  path: '/v2/plus/approvals/:id/approve',
  summary: 'Approve an order',
  audience: 'member',
  params: approvalParams,
  body: z.optional(z.strictObject({ version: z.optional(z.int()) })),
  reply: orderApprovalSchema,
  errors: ['approval_closed', 'approval_own_request', 'approval_limit_exceeded', 'cart_changed'],
});
export const declineOrder = defineEndpoint({
  method: 'POST',
  path: '/v2/plus/approvals/:id/decline',
  summary: 'Decline an order, with a reason',
  audience: 'member',
  params: approvalParams,
  body: z.strictObject({
    reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(1000)).register(cleaning, { lines: true }),
  }),
  reply: orderApprovalSchema,
  errors: ['approval_closed', 'approval_own_request'],
});
export const withdrawOrderApproval = defineEndpoint({
  method: 'POST',
  path: '/v2/plus/approvals/:id/withdraw',
  summary: 'Take the own request back',
  audience: 'member',
  params: approvalParams,
  reply: orderApprovalSchema,
  errors: ['approval_closed', 'completion_in_progress'],
});

import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { currency, decimal, idParams, pageQuery, paging } from './primitives.ts';
import { refundInput } from './refunds.ts';
import { staffOfferInput } from './staff.ts';
import { month } from './staff-periods.ts';
import { priceBookSchema } from './staff-price-books.ts';
import { walletEntryInput } from './wallet.ts';

/**
 * Where money leaves, one person asks and another approves: a refund above the limit of its currency, a credit to a
 * wallet, a price book, an offer below the lowest margin, a closed month that is to be reopened.
 */
export const staffRequestKinds = ['refund', 'wallet_credit', 'price_book', 'offer', 'reopen_period'] as const;
export type StaffRequestKind = (typeof staffRequestKinds)[number];

/** The permissions to ask for each kind, and to approve it. */
export const requestPermissions: Readonly<
  Record<StaffRequestKind, { readonly ask: string; readonly approve: string }>
> = {
  refund: { ask: 'staff:payments:refund', approve: 'staff:payments:approve' },
  wallet_credit: { ask: 'staff:wallet:write', approve: 'staff:wallet:approve' },
  price_book: { ask: 'staff:catalogue:write', approve: 'staff:catalogue:approve' },
  offer: { ask: 'staff:quotes:write', approve: 'staff:quotes:approve' },
  reopen_period: { ask: 'staff:periods:write', approve: 'staff:periods:approve' },
};

/** What is to happen: the body of the call that the request stands for. */
const changeSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('refund'), refund: refundInput }),
  z.strictObject({ kind: z.literal('wallet_credit'), wallet_entry: walletEntryInput }),
  z.strictObject({ kind: z.literal('price_book'), price_book: priceBookSchema }),
  z.strictObject({
    kind: z.literal('offer'),
    quote_number: z.string().check(z.maxLength(64)),
    offer: staffOfferInput,
  }),
  z.strictObject({ kind: z.literal('reopen_period'), month }),
]);
export type RequestedChange = z.output<typeof changeSchema>;

const reason = z.string().check(z.trim(), z.minLength(3), z.maxLength(500), z.regex(/^[^\p{Cc}]*$/u));

export const staffRequestSchema = z.object({
  id: z.int(),
  kind: z.enum(staffRequestKinds),
  region: z.string(),
  state: z.enum(['waiting', 'approved', 'refused']),
  change: changeSchema,
  /** What leaves by it, with VAT, as computed when it was asked; null where no money does. */
  amount: z.nullable(z.object({ amount: decimal, currency })),
  reason: z.string(),
  /** Who gets the money; null where no money leaves. */
  customer: z.nullable(z.object({ name: z.nullable(z.string()), email: z.nullable(z.string()) })),
  /** For example `staff:7`. */
  asked_by: z.string(),
  /** The person’s name, else their e-mail address; null for a tool. */
  asked_by_name: z.nullable(z.string()),
  asked_at: z.string(),
  decided_by: z.nullable(z.string()),
  decided_by_name: z.nullable(z.string()),
  decided_at: z.nullable(z.string()),
  decision_reason: z.nullable(z.string()),
});
export type StaffRequest = z.output<typeof staffRequestSchema>;

export const createStaffRequest = defineEndpoint({
  method: 'POST',
  path: '/v1/staff/requests',
  summary:
    'Ask another person to approve a refund, a credit, a price book, a low offer or the reopening of a month',
  audience: 'staff',
  scope: 'staff:approvals:write',
  body: z.strictObject({ reason, change: changeSchema }),
  reply: staffRequestSchema,
  errors: [
    'refund_too_large',
    'price_book_refused',
    'offer_not_possible',
    'offer_accepted',
    'quantity_out_of_range',
    'quote_conflict',
    'transition_not_allowed',
  ],
  idempotency: 'required',
});

/** Requests of the request’s region, or with `everywhere` of all regions in which the caller may read them; newest first. */
export const listStaffRequests = defineEndpoint({
  method: 'GET',
  path: '/v1/staff/requests',
  summary: 'What waits for approval, and what was decided',
  audience: 'staff',
  scope: 'staff:approvals:read',
  query: z.strictObject({
    ...pageQuery,
    state: z.optional(z.enum(['waiting', 'approved', 'refused'])),
    everywhere: z.optional(z.literal('true')),
  }),
  reply: z.object({ requests: z.array(staffRequestSchema), ...paging }),
  errors: [],
});

/** Does what was asked for, exactly once. If it is no longer possible, its problem is the answer and it still waits. */
export const approveStaffRequest = defineEndpoint({
  method: 'POST',
  path: '/v1/staff/requests/:id/approve',
  summary: 'Approve a request of another person and do it',
  audience: 'staff',
  scope: 'staff:approvals:write',
  params: idParams,
  reply: staffRequestSchema,
  errors: [
    'approval_closed',
    'approval_own_request',
    'refund_too_large',
    'approval_needed',
    'wallet_insufficient',
    'price_book_refused',
    'offer_not_possible',
    'offer_accepted',
    'quantity_out_of_range',
    'quote_conflict',
    'transition_not_allowed',
  ],
  idempotency: 'required',
});

/** Whoever asked may refuse too: it takes the request back. */
export const refuseStaffRequest = defineEndpoint({
  method: 'POST',
  path: '/v1/staff/requests/:id/refuse',
  summary: 'Refuse a request, with the reason',
  audience: 'staff',
  scope: 'staff:approvals:write',
  params: idParams,
  body: z.strictObject({ reason }),
  reply: staffRequestSchema,
  errors: ['approval_closed'],
  idempotency: 'required',
});

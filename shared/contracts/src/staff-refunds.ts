import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { cursorPaging } from './primitives.ts';
import { refundPayoutSchema, refundSchema, refundStates } from './refunds.ts';

export const payoutProviders = ['sandbox', 'stripe', 'transfer', 'wallet'] as const;

export const staffRefundSchema = z.extend(refundSchema, {
  region: z.string(),
  customer: z.object({ name: z.nullable(z.string()), email: z.nullable(z.string()) }),
  payouts: z.array(
    z.extend(refundPayoutSchema, {
      /** How the money came, and how it goes back. */
      provider: z.enum(payoutProviders),
      /** Who sent a transfer that came in by bank statement, and from which account; null otherwise. */
      payer: z.nullable(z.object({ name: z.nullable(z.string()), account: z.nullable(z.string()) })),
    }),
  ),
});
export type StaffRefund = z.output<typeof staffRefundSchema>;

/**
 * `state=open`: a person has to act, since a payout was returned or waits to be sent by transfer. `text`: a fragment of
 * the order's number or of its customer. Only regions in which the caller has the permission.
 */
export const listStaffRefunds = defineEndpoint({
  method: 'GET',
  path: '/v1/staff/refunds',
  summary: 'Refunds of all buyers with their payouts, newest first',
  audience: 'staff',
  scope: 'staff:payments:read',
  query: z.strictObject({
    state: z.optional(z.enum([...refundStates, 'open'])),
    region: z.optional(z.string().check(z.regex(/^[a-z]{2}$/))),
    text: z.optional(z.string().check(z.trim(), z.minLength(3), z.maxLength(80), z.regex(/^\P{Cc}*$/u))),
    per_page: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(100))),
    cursor: z.optional(z.string().check(z.regex(/^[\w-]{1,200}$/))),
  }),
  reply: z.object({ refunds: z.array(staffRefundSchema), ...cursorPaging }),
  errors: [],
});

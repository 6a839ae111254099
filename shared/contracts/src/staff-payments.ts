import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { paymentMethodIds, paymentSchema } from './orders.ts';
import { currency, cursorPaging, decimal, idParams } from './primitives.ts';
import { refundReasons, refundStates } from './refunds.ts';
import { payoutProviders } from './staff-refunds.ts';

export const disputeStates = ['open', 'won', 'lost'] as const;

/** What a payment comes to: `open` may still succeed, `settled` has arrived, `failed` and `void` never will. */
export const paymentFilters = ['open', 'settled', 'failed', 'void'] as const;

export const staffPaymentRowSchema = z.object({
  id: z.int(),
  order_number: z.string(),
  /** Whether the order is placed: an open or failed payment may belong to one that never was. */
  placed: z.boolean(),
  region: z.string(),
  customer: z.object({ name: z.nullable(z.string()), email: z.nullable(z.string()) }),
  method: z.enum(paymentMethodIds),
  provider: z.enum(payoutProviders),
  state: paymentSchema.shape.state,
  currency,
  amount: decimal,
  /** What was given back of it, or is about to be. */
  refunded: decimal,
  /** The newest dispute. */
  dispute: z.nullable(z.enum(disputeStates)),
  /** The payment provider’s number of it, or the bank’s reference of the transfer that it was booked from. */
  reference: z.nullable(z.string()),
  /** The position of the instalment that it pays; null where it pays all that is left. */
  instalment: z.nullable(z.int()),
  created_at: z.string(),
  updated_at: z.string(),
});
export type StaffPaymentRow = z.output<typeof staffPaymentRowSchema>;

/**
 * `text`: a fragment of the order’s number, of its customer, or of the reference. `disputed`: with a dispute that is not
 * won. Only regions in which the caller has the permission.
 */
export const listStaffPayments = defineEndpoint({
  method: 'GET',
  path: '/v1/staff/payments',
  summary: 'Payments of all buyers by every method, newest first',
  audience: 'staff',
  scope: 'staff:payments:read',
  query: z.strictObject({
    state: z.optional(z.enum(paymentFilters)),
    disputed: z.optional(z.literal('true')),
    method: z.optional(z.enum(paymentMethodIds)),
    region: z.optional(z.string().check(z.regex(/^[a-z]{2}$/))),
    currency: z.optional(currency),
    text: z.optional(z.string().check(z.trim(), z.minLength(3), z.maxLength(80), z.regex(/^\P{Cc}*$/u))),
    per_page: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(100))),
    cursor: z.optional(z.string().check(z.regex(/^[\w-]{1,200}$/))),
  }),
  reply: z.object({ payments: z.array(staffPaymentRowSchema), ...cursorPaging }),
  errors: [],
});

export const staffPaymentSchema = z.extend(staffPaymentRowSchema, {
  /** Why the payment provider refused it, in its own code; null otherwise. */
  decline_code: z.nullable(z.string()),
  /** What the payment provider reported, oldest first. `applied_at`: when it was checked against the provider’s books. */
  events: z.array(
    z.object({ kind: z.string(), received_at: z.string(), applied_at: z.nullable(z.string()) }),
  ),
  payouts: z.array(
    z.object({
      refund_id: z.int(),
      amount: decimal,
      state: z.enum(refundStates),
      reason: z.enum(refundReasons),
      failure: z.nullable(z.string()),
      created_at: z.string(),
    }),
  ),
  disputes: z.array(
    z.object({
      status: z.enum(disputeStates),
      amount: decimal,
      /** In the payment provider’s own code. */
      reason: z.string(),
      created_at: z.string(),
      updated_at: z.string(),
    }),
  ),
  /** The transfers from which it was booked. */
  transfers: z.array(z.object({ received_on: z.string(), reference: z.string(), amount: decimal })),
});
export type StaffPayment = z.output<typeof staffPaymentSchema>;

export const getStaffPayment = defineEndpoint({
  method: 'GET',
  path: '/v1/staff/payments/:id',
  summary: 'One payment with its events, refunds and disputes',
  audience: 'staff',
  scope: 'staff:payments:read',
  params: idParams,
  reply: staffPaymentSchema,
  errors: [],
});

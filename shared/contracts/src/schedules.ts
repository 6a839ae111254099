import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { currency, decimal, numberParams } from './primitives.ts';

export const paymentScheduleChoices = ['payFull', 'payInstallment'] as const;

export const installmentSchema = z.object({
  id: z.int(),
  /** From 1. */
  position: z.int(),
  /** What was agreed, or what it would be. */
  amount: decimal,
  /** What is still to be paid of it: money pays the parts one after the other, in whatever amounts it came. */
  due: z.optional(decimal),
  /** `YYYY-MM-DD`. Before acceptance: what it would be if the order were placed today. */
  due_on: z.string(),
  /** `awaiting`: a transfer is expected, or a payment is under way. */
  status: z.enum(['open', 'awaiting', 'paid', 'overdue']),
});
export type Installment = z.output<typeof installmentSchema>;

export const paymentScheduleSchema = z.object({
  id: z.int(),
  order_number: z.string(),
  /**
   * `proposed`: paying accepts it, paying with `reject_payment_schedule` does not; it follows the cart's total.
   * `not_offered`: it was proposed, and the cart may no longer be paid so.
   */
  status: z.enum(['proposed', 'accepted', 'not_offered']),
  currency,
  /** The sum of the parts: the order's total less what the wallet pays. */
  total: decimal,
  installments: z.array(installmentSchema),
});
export type PaymentSchedule = z.output<typeof paymentScheduleSchema>;

/**
 * Proposes to pay an open cart in parts; another proposal takes its place. Dates and amounts may be left out: equal
 * parts (largest remainder), the first one now, the others in the region's interval. Dates are given for all parts or
 * none, ascending, the first one today; amounts for all or none, in sum what is to be paid, the first one at least an
 * equal share.
 */
export const createPaymentSchedule = defineEndpoint({
  method: 'POST',
  path: '/payment_schedules',
  summary: 'Propose to pay the cart in parts',
  audience: 'visitor',
  body: z.strictObject({
    order_id: z.union([z.int(), z.string().check(z.maxLength(64))]),
    installments_attributes: z
      .array(
        z.strictObject({
          amount: z.optional(z.string().check(z.regex(/^\d{1,12}\.\d{2}$/))),
          due_on: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))),
        }),
      )
      .check(z.minLength(1), z.maxLength(24)),
  }),
  reply: paymentScheduleSchema,
  errors: [
    'stale_cart',
    'cart_completed',
    'completion_in_progress',
    'payment_schedule_not_offered',
    'payment_schedule_invalid',
  ],
});

export const paymentSummarySchema = z.object({
  order_number: z.string(),
  currency,
  total: decimal,
  paid: decimal,
  /** The wallet's share: paid, held, or what it would pay of a cart. */
  wallet: decimal,
  outstanding: decimal,
  payment_status: z.enum(['OK', 'WAITING', 'DELAYED', 'FAILED', 'NOT_STARTED']),
  payment_schedule: z.nullable(paymentScheduleSchema),
  /** The part to be paid next, of an order that is paid in parts. */
  next_installment: z.nullable(installmentSchema),
  /** Where a transfer of what is due next goes; null when nothing is outstanding. */
  transfer: z.nullable(
    z.object({
      account_number: z.string(),
      swift: z.string(),
      reference: z.string(),
      amount: decimal,
      currency,
      demonstration: z.boolean(),
    }),
  ),
});
export type PaymentSummary = z.output<typeof paymentSummarySchema>;

/** What of an order is paid and what is not; of the caller's own order, or of one by `workflow_token`. */
export const getPaymentSummary = defineEndpoint({
  method: 'GET',
  path: '/orders/:number/payment_summary',
  summary: 'What is paid, what is due and how',
  audience: 'visitor',
  params: numberParams,
  query: z.object({ workflow_token: z.optional(z.string().check(z.maxLength(500))) }),
  reply: paymentSummarySchema,
  errors: [],
});

/** A signed token that opens the payment summary of the caller's own order for a quarter of an hour, and nothing else. */
export const getWorkflowToken = defineEndpoint({
  method: 'GET',
  path: '/v2/transactionlink/workflow_token',
  summary: 'A short-lived token for the payment workflow of an order',
  audience: 'visitor',
  query: z.object({ order_number: z.string().check(z.maxLength(64)) }),
  reply: z.object({ workflow_token: z.string(), order_number: z.string(), expires_at: z.string() }),
  errors: [],
});

import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { calendarDay, currency, decimal, numberParams } from './primitives.ts';

export const paymentScheduleChoices = ['payFull', 'payInstallment'] as const;

export const installmentSchema = z.object({
  id: z.int(),
  /** From 1. */
  position: z.int(),
  /** The agreed or proposed amount. */
  amount: decimal,
  /** The outstanding part of it. Payments of any amount settle the instalments in order. */
  due: z.optional(decimal),
  /** `YYYY-MM-DD`. Before acceptance: the date if the order were placed today. */
  due_on: z.string(),
  /** `awaiting`: a transfer is expected, or a payment is in progress. */
  status: z.enum(['open', 'awaiting', 'paid', 'overdue']),
});
export type Installment = z.output<typeof installmentSchema>;

export const paymentScheduleSchema = z.object({
  id: z.int(),
  order_number: z.string(),
  /**
   * `proposed`: paying accepts it, paying with `reject_payment_schedule` does not; it follows the cart's total.
   * `not_offered`: proposed, but no longer available for the cart.
   */
  status: z.enum(['proposed', 'accepted', 'not_offered']),
  currency,
  /** The sum of the instalments: the order's total minus the wallet's share. */
  total: decimal,
  installments: z.array(installmentSchema),
});
export type PaymentSchedule = z.output<typeof paymentScheduleSchema>;

/**
 * Proposes instalments for an open cart and replaces an earlier proposal. Dates and amounts are optional: by default
 * equal parts (largest remainder), the first one now, the others in the region's interval. Dates are given for all
 * parts or none, ascending, the first one today; amounts for all or none, with the amount due as their sum and the
 * first one at least an equal share.
 */
export const createPaymentSchedule = defineEndpoint({
  method: 'POST',
  path: '/payment_schedules',
  summary: 'Propose a payment schedule for the cart',
  audience: 'visitor',
  body: z.strictObject({
    order_id: z.union([z.int(), z.string().check(z.maxLength(64))]),
    installments_attributes: z
      .array(
        z.strictObject({
          amount: z.optional(z.string().check(z.regex(/^\d{1,12}\.\d{2}$/))),
          due_on: z.optional(calendarDay),
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
  /** The wallet's share: paid, held, or the preview for a cart. */
  wallet: decimal,
  outstanding: decimal,
  payment_status: z.enum(['OK', 'WAITING', 'DELAYED', 'FAILED', 'NOT_STARTED']),
  payment_schedule: z.nullable(paymentScheduleSchema),
  /** The next instalment due, for an order with instalments. */
  next_installment: z.nullable(installmentSchema),
  /** Where to transfer the next amount due; null when nothing is outstanding. */
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

/** The paid and outstanding amounts of the caller's own order, or of one by `workflow_token`. */
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

/** A signed token that opens only the payment summary of the caller's own order, for a quarter of an hour. */
export const getWorkflowToken = defineEndpoint({
  method: 'GET',
  path: '/v2/transactionlink/workflow_token',
  summary: 'A short-lived token for the payment workflow of an order',
  audience: 'visitor',
  query: z.object({ order_number: z.string().check(z.maxLength(64)) }),
  reply: z.object({ workflow_token: z.string(), order_number: z.string(), expires_at: z.string() }),
  errors: [],
});

import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { calendarDay, currency, decimal, idParams, pageQuery, paging, quantity } from './primitives.ts';

/** The payment states of an order; `payment_status` maps them to the specification's five words. */
export const paymentLedgerStates = [
  'none',
  'authorised',
  'partially_paid',
  'paid',
  'partially_refunded',
  'refunded',
  'overpaid',
  'voided',
] as const;
export type PaymentLedgerState = (typeof paymentLedgerStates)[number];

export const refundReasons = [
  'order_canceled',
  'withdrawal',
  'defect',
  'wrong_item',
  'late_delivery',
  'price_reduction',
  'overpayment',
  'vat_correction',
  'gateway',
  'sample_pack',
] as const;
/** `pending`: the payout is in progress; `failed`: it was returned, and staff have to act. */
export const refundStates = ['pending', 'succeeded', 'failed'] as const;

/** A positive amount: "0.01" and above. */
const amountAboveZero = z
  .string()
  .check(z.regex(/^(?!0+\.00$)\d{1,12}\.\d{2}$/, 'an amount above zero with two decimals'));
const note = z.string().check(z.trim(), z.maxLength(500), z.regex(/^[^\p{Cc}]*$/u));
const bankReference = z.string().check(z.trim(), z.minLength(3), z.maxLength(140), z.regex(/^[^\p{Cc}]*$/u));

export const refundPayoutSchema = z.object({
  id: z.int(),
  payment_id: z.int(),
  amount: decimal,
  state: z.enum(refundStates),
  attempt: z.int(),
  failure: z.nullable(z.string()),
  reference: z.nullable(z.string()),
  paid_on: z.nullable(z.string()),
});

export const refundSchema = z.object({
  id: z.int(),
  order_number: z.string(),
  currency,
  /** With VAT. */
  amount: decimal,
  state: z.enum(refundStates),
  reason: z.enum(refundReasons),
  note: z.nullable(z.string()),
  /** `quantity` 0 is a price reduction: the goods stay. */
  lines: z.array(z.object({ line_item_id: z.int(), quantity: z.int(), amount: decimal })),
  /** The share for delivery, and the share that was overpaid. */
  shipping: decimal,
  surplus: decimal,
  /** One payout for each refunded payment. */
  payouts: z.array(refundPayoutSchema),
  /** The credit note; null if there is no invoice yet. */
  credit_note: z.nullable(z.string()),
  created_at: z.string(),
});
export type Refund = z.output<typeof refundSchema>;

/** Refunds of the caller's own order. */
export const listRefunds = defineEndpoint({
  method: 'GET',
  path: '/v2/refunds',
  summary: 'Refunds of the caller’s orders, newest first',
  audience: 'visitor',
  query: z.object({
    ...pageQuery,
    order_number: z.optional(z.string().check(z.maxLength(64))),
    state: z.optional(z.enum(refundStates)),
  }),
  reply: z.object({ refunds: z.array(refundSchema), ...paging }),
  errors: [],
});

/** Staff: all refunds; `state=failed` lists those that need action. */
export const listAllRefunds = defineEndpoint({
  ...listRefunds,
  path: '/v1/refunds',
  summary: 'Refunds of all orders, newest first',
  audience: 'staff',
});

/** What is refunded, and why. */
export const refundInput = z.object({
  order_number: z.string().check(z.maxLength(64)),
  full: z.optional(z.literal(true)),
  lines: z.optional(
    z.array(z.object({ line_item_id: z.int(), quantity })).check(z.minLength(1), z.maxLength(200)),
  ),
  shipping: z.optional(z.boolean()),
  amount: z.optional(amountAboveZero),
  reason: z.enum(refundReasons),
  note: z.optional(note),
});

/**
 * Staff: refunds an order. Exactly one of `full` (all that is left), `lines` (by quantity; `shipping` adds the
 * remaining delivery cost) and `amount` (a price reduction, spread over all that is left). The refund goes to the
 * original payment method. Above the limit of its currency a person asks for approval first (`createStaffRequest`).
 */
export const createRefund = defineEndpoint({
  method: 'POST',
  path: '/v1/refunds',
  summary: 'Refund an order: whole, by line and quantity, or an amount',
  audience: 'staff',
  scope: 'staff:payments:refund',
  body: refundInput,
  reply: refundSchema,
  errors: ['refund_too_large', 'approval_needed'],
  idempotency: 'required',
});

/** Staff: sends a returned payout to the gateway once more. */
export const retryRefund = defineEndpoint({
  method: 'POST',
  path: '/v1/refunds/:id/retry',
  summary: 'Try the failed payouts of a refund again',
  audience: 'staff',
  params: idParams,
  reply: refundSchema,
  errors: ['refund_not_open'],
});

/** Staff: records a payout by bank transfer, for a transfer or where the gateway could not refund. */
export const recordPayout = defineEndpoint({
  method: 'POST',
  path: '/v1/refunds/:id/payouts',
  summary: 'Record that a refund was paid out by bank transfer',
  audience: 'staff',
  params: idParams,
  body: z.object({ payout_id: z.int(), reference: bankReference, paid_on: calendarDay }),
  reply: refundSchema,
  errors: ['refund_not_open', 'transfer_already_booked', 'period_closed'],
});

export const transferReceiptSchema = z.object({
  id: z.int(),
  order_number: z.string(),
  currency,
  amount: decimal,
  received_on: z.string(),
  reference: z.string(),
  created_at: z.string(),
  /** The payment state after all transfers of the order. */
  payment_state: z.enum(paymentLedgerStates),
  /** The outstanding amount; negative: overpaid. */
  outstanding_balance: decimal,
});
export type TransferReceipt = z.output<typeof transferReceiptSchema>;

/** Staff: books a transfer from the bank statement. Each reference is booked once. */
export const bookReceivedTransfer = defineEndpoint({
  method: 'POST',
  path: '/v1/transfers',
  summary: 'Book a transfer that was received',
  audience: 'staff',
  body: z.object({
    order_number: z.string().check(z.maxLength(64)),
    amount: amountAboveZero,
    currency,
    received_on: calendarDay,
    /** The bank's reference of the transfer. */
    reference: bankReference,
  }),
  reply: transferReceiptSchema,
  errors: ['currency_mismatch', 'transfer_already_booked', 'period_closed'],
  idempotency: 'required',
});

export const listTransfers = defineEndpoint({
  method: 'GET',
  path: '/v1/transfers',
  summary: 'Transfers that were booked, newest first',
  audience: 'staff',
  query: z.object({ ...pageQuery, order_number: z.optional(z.string().check(z.maxLength(64))) }),
  reply: z.object({ transfers: z.array(transferReceiptSchema), ...paging }),
  errors: [],
});

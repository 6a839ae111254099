import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { currency, decimal, idParams, pageQuery, paging, quantity } from './primitives.ts';

/** What an order's payments amount to; `payment_status` says the same in the specification's five words. */
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
] as const;
/** `pending`: the money is on its way; `failed`: it came back, and staff have to act. */
export const refundStates = ['pending', 'succeeded', 'failed'] as const;

/** An amount that is something: "0.01" and above. */
const amountAboveZero = z
  .string()
  .check(z.regex(/^(?!0+\.00$)\d{1,12}\.\d{2}$/, 'an amount above zero with two decimals'));
const note = z.string().check(z.trim(), z.maxLength(500), z.regex(/^[^\p{Cc}]*$/u));
const bankReference = z.string().check(z.trim(), z.minLength(3), z.maxLength(140), z.regex(/^[^\p{Cc}]*$/u));
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

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
  /** The part of it that is delivery, and the part that was paid above the total. */
  shipping: decimal,
  surplus: decimal,
  /** One for each payment it comes out of. */
  payouts: z.array(
    z.object({
      id: z.int(),
      payment_id: z.int(),
      amount: decimal,
      state: z.enum(refundStates),
      attempt: z.int(),
      failure: z.nullable(z.string()),
      reference: z.nullable(z.string()),
      paid_on: z.nullable(z.string()),
    }),
  ),
  /** The credit note; null where nothing was invoiced yet. */
  credit_note: z.nullable(z.string()),
  created_at: z.string(),
});
export type Refund = z.output<typeof refundSchema>;

/** The caller's own. */
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

/** Staff: everybody's; `state=failed` is what has to be looked at. */
export const listAllRefunds = defineEndpoint({
  ...listRefunds,
  path: '/v1/refunds',
  summary: 'Refunds of all orders, newest first',
  audience: 'staff',
});

/**
 * Staff: gives money back. Exactly one of `full` (all that is left), `lines` (by quantity; `shipping` adds the delivery
 * cost that is left) and `amount` (a price reduction, spread over all that is left). Money goes back the way it came.
 */
export const createRefund = defineEndpoint({
  method: 'POST',
  path: '/v1/refunds',
  summary: 'Refund an order: whole, by line and quantity, or an amount',
  audience: 'staff',
  body: z.object({
    order_number: z.string().check(z.maxLength(64)),
    full: z.optional(z.literal(true)),
    lines: z.optional(
      z.array(z.object({ line_item_id: z.int(), quantity })).check(z.minLength(1), z.maxLength(200)),
    ),
    shipping: z.optional(z.boolean()),
    amount: z.optional(amountAboveZero),
    reason: z.enum(refundReasons),
    note: z.optional(note),
  }),
  reply: refundSchema,
  errors: ['refund_too_large'],
  idempotency: 'required',
});

/** Staff: asks the gateway once more for what came back. */
export const retryRefund = defineEndpoint({
  method: 'POST',
  path: '/v1/refunds/:id/retry',
  summary: 'Try the failed payouts of a refund again',
  audience: 'staff',
  params: idParams,
  reply: refundSchema,
  errors: ['refund_not_open'],
});

/** Staff: a payout that was made by bank transfer, of a transfer or where the gateway could not pay back. */
export const recordPayout = defineEndpoint({
  method: 'POST',
  path: '/v1/refunds/:id/payouts',
  summary: 'Record that a refund was paid out by bank transfer',
  audience: 'staff',
  params: idParams,
  body: z.object({ payout_id: z.int(), reference: bankReference, paid_on: day }),
  reply: refundSchema,
  errors: ['refund_not_open', 'transfer_already_booked'],
});

export const transferReceiptSchema = z.object({
  id: z.int(),
  order_number: z.string(),
  currency,
  amount: decimal,
  received_on: z.string(),
  reference: z.string(),
  created_at: z.string(),
  /** How the order stands after all of its transfers. */
  payment_state: z.enum(paymentLedgerStates),
  /** What is still to be paid; negative: paid above the total. */
  outstanding_balance: decimal,
});
export type TransferReceipt = z.output<typeof transferReceiptSchema>;

/** Staff: a transfer as it stands on the bank statement. A reference is booked once. */
export const bookReceivedTransfer = defineEndpoint({
  method: 'POST',
  path: '/v1/transfers',
  summary: 'Book a transfer that was received',
  audience: 'staff',
  body: z.object({
    order_number: z.string().check(z.maxLength(64)),
    amount: amountAboveZero,
    currency,
    received_on: day,
    /** The bank's own reference of the transfer. */
    reference: bankReference,
  }),
  reply: transferReceiptSchema,
  errors: ['currency_mismatch', 'transfer_already_booked'],
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

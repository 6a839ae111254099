import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { orderSchema } from './orders.ts';
import { numberParams } from './primitives.ts';

/** The reasons of buyers and of staff for a cancellation. */
export const buyerCancelReasons = [
  'changed_mind',
  'ordered_by_mistake',
  'wrong_design',
  'found_elsewhere',
  'delivery_too_late',
  'other',
] as const;
export const staffCancelReasons = [
  'buyer_asked',
  'not_paid',
  'cannot_be_produced',
  'suspected_fraud',
  'other',
] as const;

const note = z.string().check(z.trim(), z.maxLength(500), z.regex(/^[^\p{Cc}]*$/u));

/**
 * Cancels a placed order of the caller: before production has begun, or later by the right of withdrawal for goods that
 * were not made for the buyer. Payments are refunded to their payment method. A repeated call returns the canceled
 * order.
 */
export const cancelOrder = defineEndpoint({
  method: 'PUT',
  path: '/orders/:number/cancel',
  summary: 'Cancel one of the caller’s orders',
  audience: 'visitor',
  params: numberParams,
  body: z.object({ reason: z.enum(buyerCancelReasons), note: z.optional(note) }),
  reply: orderSchema,
  errors: ['order_not_cancelable'],
});

/** Staff: cancels any order that has not been shipped. */
export const cancelOrderByStaff = defineEndpoint({
  method: 'PUT',
  path: '/v1/orders/:number/cancel',
  summary: 'Cancel an order',
  audience: 'staff',
  params: numberParams,
  body: z.object({ reason: z.enum(staffCancelReasons), note }),
  reply: orderSchema,
  errors: ['order_not_cancelable'],
});

/** Staff: starts production of a paid order. From then on its buyer cannot cancel custom-made goods. */
export const beginProduction = defineEndpoint({
  method: 'PUT',
  path: '/v1/orders/:number/begin_production',
  summary: 'Begin the production of an order',
  audience: 'staff',
  scope: 'staff:orders:fulfil',
  params: numberParams,
  reply: orderSchema,
  errors: ['order_canceled', 'order_not_paid', 'order_on_hold', 'approval_pending', 'quality_check_failed'],
});

/** Why a line of an earlier order was not added to the cart. */
export const reorderRefusals = [
  'no_longer_sold',
  'design_gone',
  'quantity_not_offered',
  'service_line',
  'out_of_stock',
] as const;

/**
 * Adds the lines of a placed order to the caller's open cart at today's prices; the reply lists what is no longer sold.
 */
export const reorder = defineEndpoint({
  method: 'POST',
  path: '/v2/orders/:number/reorder',
  summary: 'Order again: copy an order’s lines into the cart',
  audience: 'visitor',
  params: numberParams,
  reply: z.object({
    order: orderSchema,
    /** The number of added lines. */
    added: z.int(),
    refused: z.array(z.object({ line_item_id: z.int(), name: z.string(), reason: z.enum(reorderRefusals) })),
    /** Added without their former express production. */
    without_express: z.array(z.int()),
  }),
  errors: ['currency_mismatch', 'stale_cart', 'cart_completed', 'completion_in_progress'],
  idempotency: 'required',
});

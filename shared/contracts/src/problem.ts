import * as z from 'zod/mini';
import { gateMessageSchema } from './gate-message.ts';
import { gateNames } from './gate-names.ts';
import { invoiceGaps } from './invoice-profiles.ts';
import { rolloutRowSchema } from './rollout-row.ts';
import { statementFaultSchema } from './statement-fault.ts';

/** Codes that every endpoint may return. */
export const commonCodes = [
  'invalid_input',
  'unauthorized',
  'forbidden',
  'second_factor_required',
  'not_found',
  'method_not_allowed',
  'rate_limited',
  'busy',
  'idempotency_key_required',
  'idempotency_key_reused',
  'request_in_progress',
  'internal',
] as const;

/** The closed set of problem codes of the whole API. A new failure adds a code here, with words in every language. */
export const problemCodes = [
  ...commonCodes,
  // identity
  'email_taken',
  'wrong_credentials',
  'token_expired',
  'weak_password',
  'email_unconfirmed',
  'second_factor_wrong',
  'challenge_expired',
  'last_factor',
  'too_many_passkeys',
  // packaging and price
  'size_out_of_range',
  'combination_not_allowed',
  'quantity_out_of_range',
  'unknown_product',
  'unknown_structure',
  'express_not_offered',
  'service_not_offered',
  // artwork and designs
  'artwork_too_large',
  'artwork_too_many_pixels',
  'artwork_unsupported',
  'artwork_type_mismatch',
  'artwork_encrypted',
  'artwork_unsafe_svg',
  'artwork_timeout',
  'artwork_damaged',
  'artwork_postscript',
  'storage_used_up',
  'design_conflict',
  'design_invalid',
  // orders
  'stale_cart',
  'cart_changed',
  'cart_completed',
  'requirements_unmet',
  'completion_in_progress',
  'currency_mismatch',
  'coupon_unknown',
  'coupon_expired',
  'coupon_used_up',
  'coupon_not_for_cart',
  'coupon_minimum_not_reached',
  'out_of_stock',
  // offers
  'offer_not_possible',
  'offer_expired',
  'offer_superseded',
  'offer_accepted',
  'quote_conflict',
  // payments
  'payment_failed',
  'payment_method_not_allowed',
  'payment_not_configured',
  'payment_already_open',
  'payment_schedule_not_offered',
  'payment_schedule_invalid',
  'wallet_insufficient',
  'order_not_cancelable',
  'order_canceled',
  'order_not_paid',
  'order_on_hold',
  'order_conflict',
  'roles_conflict',
  'address_conflict',
  'coupon_below_cost',
  'coupon_conflict',
  'coupon_exists',
  'profile_not_possible',
  'refund_too_large',
  'refund_not_open',
  'transfer_already_booked',
  'exchange_rate_differs',
  'statement_refused',
  'entry_conflict',
  // integrations
  'webhook_url_refused',
  'price_book_refused',
  'too_many_webhooks',
  // referrals and approvals
  'referral_unknown',
  'referral_not_eligible',
  'approval_decided',
  'approval_pending',
  // production and shipping
  'shipment_exceeds_order',
  'transition_not_allowed',
  'quality_check_failed',
  'asset_in_use',
  // companies, suppliers
  'plus_not_offered',
  'already_member',
  'last_admin',
  'approval_not_needed',
  'approval_closed',
  'approval_own_request',
  'approval_limit_exceeded',
  'approval_needed',
  'application_decided',
  // releases
  'release_exists',
  'release_invalid',
  'gate_refused',
  'rollout_conflict',
] as const;
export type ProblemCode = (typeof problemCodes)[number];

/** A requirement that the order still lacks. Pages show it and the API enforces it, so the two cannot disagree. */
export const requirementSchema = z.object({
  step: z.enum(['cart', 'address', 'delivery', 'payment', 'confirm']),
  /** A path into the order, for example `ship_address.zipcode`. */
  field: z.string(),
  code: z.enum([
    'blank',
    'invalid',
    'not_offered',
    'unavailable',
    'not_served',
    'not_accepted',
    'price_changed',
    'design_missing',
  ]),
  message: z.string(),
  /** What the field takes, as a form may show it: `00-838`. */
  example: z.optional(z.string()),
});
export type Requirement = z.output<typeof requirementSchema>;

/** One refused field: a path into the body, a closed reason and the violated limit, if any. */
export const fieldProblemSchema = z.object({
  path: z.string(),
  code: z.string(),
  message: z.string(),
  limit: z.optional(z.number()),
  /** What the field takes, as a form may show it: `00-838`. */
  example: z.optional(z.string()),
});
export type FieldProblem = z.output<typeof fieldProblemSchema>;

/** `application/problem+json` (RFC 9457). `error` repeats the sentence for readers of the older wire format. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  code: z.enum(problemCodes),
  detail: z.string(),
  error: z.string(),
  request_id: z.optional(z.string()),
  fields: z.optional(z.array(fieldProblemSchema)),
  requirements: z.optional(z.array(requirementSchema)),
  /** With `cart_changed`: the order's current total, as a decimal string. */
  current_total: z.optional(z.string()),
  /** With `payment_failed`: the provider's closed decline code, for example `card_declined`. */
  decline_code: z.optional(z.string()),
  /** With `profile_not_possible`: what the invoice lacks for the profile. */
  missing: z.optional(z.array(z.enum(invoiceGaps))),
  /** With `design_conflict`: the revision the server holds. */
  current_rev: z.optional(z.number()),
  /** With `quote_conflict` and `entry_conflict`: the name of the colleague who was faster; absent where it was a tool. */
  changed_by: z.optional(z.string()),
  /** With `rollout_conflict`: the current row. */
  rollout: z.optional(rolloutRowSchema),
  /** With `gate_refused`: the failed checks; the detail has each finding. */
  refused_by: z.optional(z.array(z.enum(gateNames))),
  /** With `gate_refused`: the detail as codes of `gateMessageCodes`, translatable into any language. */
  said: z.optional(z.array(gateMessageSchema)),
  /** With `statement_refused`: why, and where in the file. */
  statement: z.optional(statementFaultSchema),
  /**
   * With `rate_limited`: where too many wrong passwords were tried, for this account or from the caller's network, or
   * that it was the second factor. Absent for too many requests.
   */
  limited_by: z.optional(z.enum(['account', 'network', 'second_factor'])),
});
export type Problem = z.output<typeof problemSchema>;

/** The HTTP status of each code. */
export const statusOf: Readonly<Record<ProblemCode, number>> = {
  invalid_input: 422,
  unauthorized: 401,
  forbidden: 403,
  second_factor_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  rate_limited: 429,
  busy: 503,
  idempotency_key_required: 422,
  idempotency_key_reused: 422,
  request_in_progress: 409,
  internal: 500,
  email_taken: 422,
  wrong_credentials: 422,
  token_expired: 422,
  weak_password: 422,
  email_unconfirmed: 403,
  second_factor_wrong: 422,
  challenge_expired: 422,
  last_factor: 409,
  too_many_passkeys: 422,
  size_out_of_range: 422,
  combination_not_allowed: 422,
  quantity_out_of_range: 422,
  unknown_product: 404,
  unknown_structure: 404,
  express_not_offered: 422,
  service_not_offered: 422,
  artwork_too_large: 413,
  artwork_too_many_pixels: 422,
  artwork_unsupported: 422,
  artwork_type_mismatch: 422,
  artwork_encrypted: 422,
  artwork_unsafe_svg: 422,
  artwork_timeout: 422,
  artwork_damaged: 422,
  artwork_postscript: 422,
  storage_used_up: 422,
  design_conflict: 409,
  design_invalid: 422,
  stale_cart: 409,
  cart_changed: 409,
  cart_completed: 409,
  requirements_unmet: 422,
  completion_in_progress: 409,
  currency_mismatch: 422,
  coupon_unknown: 422,
  coupon_expired: 422,
  coupon_used_up: 422,
  coupon_not_for_cart: 422,
  coupon_minimum_not_reached: 422,
  out_of_stock: 422,
  offer_not_possible: 422,
  offer_expired: 409,
  offer_superseded: 409,
  offer_accepted: 409,
  quote_conflict: 409,
  payment_failed: 402,
  payment_method_not_allowed: 422,
  payment_not_configured: 422,
  payment_already_open: 409,
  payment_schedule_not_offered: 422,
  payment_schedule_invalid: 422,
  wallet_insufficient: 422,
  order_not_cancelable: 409,
  order_canceled: 409,
  order_not_paid: 409,
  profile_not_possible: 422,
  refund_too_large: 422,
  refund_not_open: 409,
  transfer_already_booked: 409,
  exchange_rate_differs: 409,
  statement_refused: 422,
  entry_conflict: 409,
  webhook_url_refused: 422,
  price_book_refused: 422,
  too_many_webhooks: 422,
  referral_unknown: 422,
  referral_not_eligible: 422,
  approval_decided: 409,
  approval_pending: 409,
  shipment_exceeds_order: 422,
  transition_not_allowed: 409,
  quality_check_failed: 409,
  order_on_hold: 409,
  order_conflict: 409,
  roles_conflict: 409,
  address_conflict: 409,
  coupon_below_cost: 422,
  coupon_conflict: 409,
  coupon_exists: 409,
  asset_in_use: 409,
  plus_not_offered: 422,
  already_member: 409,
  last_admin: 409,
  approval_not_needed: 409,
  approval_closed: 409,
  approval_own_request: 403,
  approval_limit_exceeded: 403,
  approval_needed: 409,
  application_decided: 409,
  release_exists: 409,
  release_invalid: 422,
  gate_refused: 422,
  rollout_conflict: 409,
};

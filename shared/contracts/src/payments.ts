import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { orderSchema } from './orders.ts';
import { decimal } from './primitives.ts';

const orderParams = z.object({ orderId: z.string().check(z.maxLength(64)) });

/** The card gateway of this shop. Every page that uses the sandbox labels it. */
export const getPaymentConfig = defineEndpoint({
  method: 'GET',
  path: '/v2/:orderId/stripe/config/publishable_key',
  summary: 'The card gateway in use and its publishable key',
  audience: 'visitor',
  params: orderParams,
  reply: z.object({ provider: z.enum(['stripe', 'sandbox']), publishable_key: z.nullable(z.string()) }),
  errors: [],
});

/**
 * Sandbox gateway only: exchanges card details for a payment method id, as a real gateway's page does. Stores no
 * number.
 */
export const tokeniseSandboxCard = defineEndpoint({
  method: 'POST',
  path: '/gateway/stripe/card',
  summary: 'Tokenise a card at the sandbox gateway',
  audience: 'visitor',
  body: z.object({
    number: z.string().check(z.regex(/^[\d ]{12,23}$/)),
    exp_month: z.int().check(z.gte(1), z.lte(12)),
    exp_year: z.int().check(z.gte(2020), z.lte(2100)),
    cvc: z.string().check(z.regex(/^\d{3,4}$/)),
  }),
  reply: z.object({ payment_method_id: z.string(), last4: z.string(), brand: z.string() }),
  errors: ['payment_not_configured', 'payment_failed'],
});

const outcome = z.object({
  /**
   * `requires_action`: confirm (3-D Secure) or go to `redirect_url`; `processing`: the gateway reports the result
   * later.
   */
  status: z.enum(['succeeded', 'requires_action', 'processing']),
  payment_intent_id: z.string(),
  client_secret: z.nullable(z.string()),
  redirect_url: z.nullable(z.string()),
  order: orderSchema,
});
export type PaymentOutcome = z.output<typeof outcome>;

const completionErrors = [
  'cart_changed',
  'stale_cart',
  'requirements_unmet',
  'out_of_stock',
  'completion_in_progress',
  'payment_failed',
  'payment_method_not_allowed',
  'payment_not_configured',
  'payment_already_open',
  'payment_schedule_not_offered',
  'order_canceled',
] as const;

/**
 * The instalment to pay now. Of a placed order: the next one; without it the call returns the order unchanged. Of a
 * cart: the first of the proposed schedule; `payment_schedule_not_offered` if the proposal has changed.
 */
const installment = z.optional(z.int());

/** The total that the buyer was shown. A higher one answers `cart_changed`; nobody is charged what they did not see. */
const expectedTotal = decimal;

/** Pays and completes. A repeat, with or without the same key, returns the same order and never charges twice. */
export const payByCard = defineEndpoint({
  method: 'POST',
  path: '/v2/:orderId/stripe/payment_intents/pay',
  summary: 'Pay by card and place the order',
  audience: 'visitor',
  params: orderParams,
  body: z.object({
    payment_method_id: z.string().check(z.maxLength(200)),
    /** True: declines a proposed schedule and pays everything now. Otherwise paying accepts it. */
    reject_payment_schedule: z.optional(z.boolean()),
    installment_id: installment,
    expected_total: expectedTotal,
  }),
  reply: outcome,
  errors: [...completionErrors],
  idempotency: 'required',
});
export const confirmCardPayment = defineEndpoint({
  method: 'POST',
  path: '/v2/:orderId/stripe/payment_intents/confirm',
  summary: 'Finish a payment that asked for 3-D Secure',
  audience: 'visitor',
  params: orderParams,
  body: z.object({
    payment_intent_id: z.string().check(z.maxLength(200)),
    /** The method with which the payment began, or absent; any other answers `invalid_input`. */
    payment_method_id: z.optional(z.string().check(z.maxLength(200))),
    /** Sandbox only: the buyer's action on the bank's page. */
    sandbox_challenge: z.optional(z.enum(['pass', 'fail'])),
  }),
  reply: outcome,
  errors: [...completionErrors],
  idempotency: 'required',
});
export const startRedirectPayment = defineEndpoint({
  method: 'POST',
  path: '/v2/:orderId/stripe/payment_intents/initiate_stripe_redirect_payment',
  summary: 'Start a payment on the bank’s own page',
  audience: 'visitor',
  params: orderParams,
  body: z.object({
    payment_method_type: z.string().check(z.maxLength(40)),
    reject_payment_schedule: z.optional(z.boolean()),
    installment_id: installment,
    expected_total: expectedTotal,
  }),
  reply: outcome,
  errors: [...completionErrors],
  idempotency: 'required',
});
/** Bank transfer: places the order now and awaits the payment. */
export const payByTransfer = defineEndpoint({
  method: 'POST',
  path: '/check_payments',
  summary: 'Place the order and pay by bank transfer',
  audience: 'visitor',
  body: z.object({
    order_number: z.string(),
    reject_payment_schedule: z.optional(z.boolean()),
    installment_id: installment,
    expected_total: expectedTotal,
  }),
  reply: z.object({
    order: orderSchema,
    transfer: z.object({
      account_number: z.string(),
      swift: z.string(),
      reference: z.string(),
      amount: decimal,
      currency: z.string(),
      demonstration: z.boolean(),
    }),
  }),
  errors: [...completionErrors],
  idempotency: 'required',
});

import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { addressAttributes } from './identity.ts';
import { consentTypes, orderSchema, paymentMethodIds, shippingMethodIds } from './orders.ts';
import { decimal, email, emptyReply, numberParams } from './primitives.ts';

/**
 * Submits one step. `state` is the submitted step in the older wire format; the reply is at the next step. No step can
 * be skipped: an incomplete step answers 422 with its requirements.
 */
export const submitCheckoutStep = defineEndpoint({
  method: 'PUT',
  path: '/checkouts/:number',
  summary: 'Submit a checkout step',
  audience: 'visitor',
  params: numberParams,
  query: z.object({ state: z.optional(z.enum(['cart', 'address', 'delivery', 'payment', 'confirm'])) }),
  body: z.object({
    order: z.object({
      email: z.optional(email),
      ship_address_attributes: z.optional(z.partial(addressAttributes)),
      bill_address_attributes: z.optional(z.nullable(z.partial(addressAttributes))),
      use_shipping: z.optional(z.boolean()),
      shipping_method: z.optional(z.enum(shippingMethodIds)),
      payments_attributes: z.optional(
        z.array(z.object({ payment_method: z.enum(paymentMethodIds) })).check(z.maxLength(1)),
      ),
      accepted_terms: z.optional(z.boolean()),
    }),
  }),
  reply: orderSchema,
  errors: [
    'stale_cart',
    'cart_completed',
    'requirements_unmet',
    'payment_method_not_allowed',
    'completion_in_progress',
  ],
});
/**
 * Advances to the next step; at `confirm` it completes orders whose method needs no charge (transfer). Any call may
 * place the order, so every call needs an Idempotency-Key.
 */
export const advanceCheckout = defineEndpoint({
  method: 'PUT',
  path: '/checkouts/:number/next',
  summary: 'Go one step further, or complete at confirm',
  audience: 'visitor',
  params: numberParams,
  body: z.optional(z.object({ expected_total: z.optional(decimal) })),
  reply: orderSchema,
  errors: [
    'stale_cart',
    'cart_changed',
    'requirements_unmet',
    'out_of_stock',
    'completion_in_progress',
    'payment_not_configured',
    'payment_schedule_not_offered',
  ],
  idempotency: 'required',
});
export const saveOrderConsents = defineEndpoint({
  method: 'POST',
  path: '/v2/orders/consents',
  summary: 'Record what the buyer agreed to',
  audience: 'visitor',
  body: z.object({
    order_number: z.string(),
    consents: z
      .array(z.object({ type: z.enum(consentTypes), status: z.enum(['granted', 'declined']) }))
      .check(z.minLength(1), z.maxLength(6)),
  }),
  reply: emptyReply,
  errors: [],
});

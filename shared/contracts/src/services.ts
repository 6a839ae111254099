import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { orderSchema } from './orders.ts';
import { currency, decimal, idParams } from './primitives.ts';
import { serviceName } from './service-name.ts';

/** A service that is sold in a region. */
export const serviceSchema = z.object({
  id: z.int(),
  service_name: serviceName,
  /** The sku in `paid_assets` of its line. @example "service-expert-check" */
  sku: z.string(),
  /** In the region's language. */
  name: z.string(),
  description: z.string(),
  /** `line`: bought for one line, by its `parent_id`; `order`: for the whole order. */
  level: z.enum(['line', 'order']),
  currency,
  /** Net price of one; null where it is a share of the line. */
  price: z.nullable(decimal),
  price_gross: z.nullable(decimal),
  /** Share of the line's net price before discounts and express production, such as "5.00"; null where the price is fixed. */
  percent: z.nullable(z.string()),
  /** The net minimum of a share. */
  minimum_price: z.nullable(decimal),
  /** VAT in the region's own country, a percentage. */
  vat_rate: z.string(),
  /** True for demonstration prices, which bind nobody. */
  demonstration: z.boolean(),
});
export type Service = z.output<typeof serviceSchema>;

/** Every service of the region, with its price. */
export const listServices = defineEndpoint({
  method: 'GET',
  path: '/services',
  summary: 'Services that may be bought in the region',
  audience: 'anyone',
  query: z.strictObject({
    'q[level_eq]': z.optional(z.enum(['line', 'order'])),
    'q[service_name_eq]': z.optional(serviceName),
  }),
  reply: z.object({ services: z.array(serviceSchema) }),
  errors: [],
});

const lineId = z.int().check(z.gte(1));

/**
 * Adds an expert check of a printed line's artwork before production. Once per line: a repeat leaves the order
 * unchanged. The reply is the order with the check as a child line of `parent_id`.
 */
export const createExpertCheck = defineEndpoint({
  method: 'POST',
  path: '/v2/expert_checks',
  summary: 'Add an expert’s check of a line’s artwork',
  audience: 'visitor',
  body: z.object({ parent_id: lineId }),
  reply: orderSchema,
  errors: ['stale_cart', 'cart_completed', 'completion_in_progress', 'service_not_offered'],
});
/** `parent_id` in the query or in the body; if both are sent they must match. */
export const destroyExpertCheck = defineEndpoint({
  method: 'DELETE',
  path: '/v2/expert_checks',
  summary: 'Remove the expert’s check of a line',
  audience: 'visitor',
  query: z.strictObject({ parent_id: z.optional(z.string().check(z.regex(/^[1-9]\d{0,14}$/))) }),
  body: z.optional(z.object({ parent_id: z.optional(lineId) })),
  reply: orderSchema,
  errors: ['stale_cart', 'cart_completed', 'completion_in_progress'],
});

/** Removes a line of the caller's open cart by its own id, with its child lines. */
export const removeFromOrder = defineEndpoint({
  method: 'POST',
  path: '/v2/line_items/:id/remove_from_order',
  summary: 'Remove a line from its order',
  audience: 'visitor',
  params: idParams,
  reply: orderSchema,
  errors: ['stale_cart', 'cart_completed', 'completion_in_progress'],
});

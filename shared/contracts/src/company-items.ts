import * as z from 'zod/mini';
import { configurationSchema } from './catalogue.ts';
import { poNumber } from './companies.ts';
import { companyParams } from './company-parts.ts';
import { defineEndpoint } from './endpoint.ts';
import { orderSchema, orderSummarySchema } from './orders.ts';
import { cursorPaging, cursorQuery, decimal, emptyReply, pageQuery, paging, quantity } from './primitives.ts';

/** One item of the company's agreed catalogue. */
export const companyItemSchema = z.object({
  id: z.int(),
  label: z.string(),
  variant_id: z.int(),
  sku: z.nullable(z.string()),
  name: z.nullable(z.string()),
  configuration: z.nullable(configurationSchema),
  box_design_id: z.nullable(z.uuid()),
  design_name: z.nullable(z.string()),
  thumbnail: z.nullable(z.string()),
  /** Empty: any quantity. */
  quantities: z.array(quantity),
  express_delivery_option_id: z.nullable(z.int()),
  /** Today's net price per piece at the first agreed quantity, or at 100; null: no longer sold. */
  price: z.nullable(decimal),
  created_at: z.string(),
});
export type CompanyItem = z.output<typeof companyItemSchema>;

export const listCompanyItems = defineEndpoint({
  method: 'GET',
  path: '/v2/companies/:id/items',
  summary: 'What a company has agreed to reorder, with today’s prices',
  audience: 'member',
  params: companyParams,
  query: z.strictObject({ ...pageQuery }),
  reply: z.object({ items: z.array(companyItemSchema), ...paging }),
  errors: [],
});
/** Adding the item again updates label and options. A design must belong to the caller. */
export const addCompanyItem = defineEndpoint({
  method: 'POST',
  path: '/v2/companies/:id/items',
  summary: 'Put a variant with its design into a company’s catalogue',
  audience: 'member',
  params: companyParams,
  body: z.strictObject({
    item: z.strictObject({
      label: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
      variant_id: z.int().check(z.gte(1)),
      box_design_id: z.optional(z.nullable(z.uuid())),
      quantities: z.optional(z.array(quantity).check(z.maxLength(20))),
      express_delivery_option_id: z.optional(z.nullable(z.int().check(z.gte(1)))),
    }),
  }),
  reply: companyItemSchema,
  errors: [],
});
/**
 * Adds an item of the company's catalogue to the caller's cart, which becomes the company's. The item has its own copy
 * of the design, one of the agreed quantities and the agreed production speed.
 */
export const orderCompanyItem = defineEndpoint({
  method: 'POST',
  path: '/v2/companies/:id/items/:itemId/order',
  summary: 'Order something of a company’s catalogue again',
  audience: 'member',
  params: z.object({ id: z.string().check(z.maxLength(20)), itemId: z.string().check(z.maxLength(20)) }),
  body: z.strictObject({ order_number: z.string().check(z.maxLength(64)), quantity }),
  reply: orderSchema,
  errors: [
    'plus_not_offered',
    'stale_cart',
    'cart_completed',
    'completion_in_progress',
    'quantity_out_of_range',
    'express_not_offered',
    'out_of_stock',
  ],
});
export const removeCompanyItem = defineEndpoint({
  method: 'DELETE',
  path: '/v2/companies/:id/items/:itemId',
  summary: 'Take something out of a company’s catalogue',
  audience: 'member',
  params: z.object({ id: z.string().check(z.maxLength(20)), itemId: z.string().check(z.maxLength(20)) }),
  reply: emptyReply,
  errors: [],
});

/** Assigns the caller's cart to a company, or makes it personal again; sets its purchase order number. */
export const assignCompanyOrder = defineEndpoint({
  method: 'PUT',
  path: '/v2/plus/orders/:number',
  summary: 'Order for a company, under a purchase order number',
  audience: 'member',
  params: z.object({ number: z.string().check(z.maxLength(64)) }),
  body: z.strictObject({
    order: z.strictObject({
      company_id: z.optional(z.nullable(z.int())),
      po_number: z.optional(z.nullable(poNumber)),
    }),
  }),
  reply: orderSchema,
  errors: ['plus_not_offered', 'stale_cart', 'cart_completed', 'completion_in_progress'],
});
/** The member who placed an order; the address is null once their account is erased. */
const orderedBy = z.object({ user_id: z.int(), email: z.nullable(z.string()) });
export const listCompanyOrders = defineEndpoint({
  method: 'GET',
  path: '/v2/plus/orders',
  summary: 'Placed orders of a company, newest first',
  audience: 'member',
  query: z.strictObject({
    ...pageQuery,
    ...cursorQuery,
    company_id: z.coerce.number().check(z.int(), z.gte(1)),
    'q[state_eq]': z.optional(z.enum(['complete', 'canceled'])),
    'q[user_id_eq]': z.optional(z.coerce.number().check(z.int(), z.gte(1))),
  }),
  reply: z.object({
    orders: z.array(
      z.object({
        ...orderSummarySchema.shape,
        po_number: z.nullable(z.string()),
        ordered_by: orderedBy,
      }),
    ),
    ...paging,
    ...cursorPaging,
  }),
  errors: [],
});
export const getCompanyOrder = defineEndpoint({
  method: 'GET',
  path: '/v2/plus/orders/:number',
  summary: 'One placed order of the caller’s company',
  audience: 'member',
  params: z.object({ number: z.string().check(z.maxLength(64)) }),
  reply: z.object({ ...orderSchema.shape, ordered_by: orderedBy }),
  errors: [],
});

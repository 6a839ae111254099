import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { orderSchema } from './orders.ts';
import { idParams, quantity } from './primitives.ts';
import { serviceName } from './service-name.ts';

/** Field names as in the specification's create payload. */
export const lineItemPayload = z.object({
  variant_id: z.int(),
  box_design_id: z.optional(z.nullable(z.uuid())),
  quantity,
  parent_id: z.optional(z.nullable(z.int())),
  express_delivery_option_id: z.optional(z.nullable(z.int())),
  purchase_trigger: z.optional(z.nullable(z.string().check(z.maxLength(60)))),
});
/**
 * A variant, or a service by its name. With `service_name` no variant, design or express option is allowed, `parent_id`
 * is the line that the service is for, and `quantity` is only for services of the whole order.
 */
const newLinePayload = z.object({
  ...lineItemPayload.shape,
  variant_id: z.optional(z.int()),
  quantity: z.optional(quantity),
  service_name: z.optional(serviceName),
});
/** `service_name` is also accepted beside `line_item`, with its `parent_id`. */
export const addLineItem = defineEndpoint({
  method: 'POST',
  path: '/v2/orders/:id/line_item',
  summary: 'Add a line or a service; the same variant and design add up',
  audience: 'visitor',
  params: idParams,
  body: z.object({
    line_item: z.optional(newLinePayload),
    service_name: z.optional(serviceName),
    parent_id: z.optional(z.nullable(z.int())),
  }),
  reply: orderSchema,
  errors: [
    'service_not_offered',
    'stale_cart',
    'cart_completed',
    'quantity_out_of_range',
    'express_not_offered',
    'out_of_stock',
    'completion_in_progress',
  ],
});
/** The older version of `addLineItem`. */
export const addLineItemV1 = defineEndpoint({ ...addLineItem, path: '/orders/:id/line_items' });
const lineParams = z.object({ id: z.string(), itemId: z.string() });
export const updateLineItem = defineEndpoint({
  method: 'PUT',
  path: '/orders/:id/line_items/:itemId',
  summary: 'Change a line’s quantity, design or express production',
  audience: 'visitor',
  params: lineParams,
  body: z.object({
    line_item: z.object({
      quantity: z.optional(quantity),
      box_design_id: z.optional(z.nullable(z.uuid())),
      express_delivery_option_id: z.optional(z.nullable(z.int())),
    }),
  }),
  reply: orderSchema,
  errors: [
    'stale_cart',
    'cart_completed',
    'quantity_out_of_range',
    'express_not_offered',
    'out_of_stock',
    'completion_in_progress',
  ],
});
export const removeLineItem = defineEndpoint({
  method: 'DELETE',
  path: '/orders/:id/line_items/:itemId',
  summary: 'Remove a line',
  audience: 'visitor',
  params: lineParams,
  reply: orderSchema,
  errors: ['stale_cart', 'cart_completed', 'completion_in_progress'],
});
/** The `v2` version of `removeLineItem`. */
export const removeLineItemV2 = defineEndpoint({
  ...removeLineItem,
  path: '/v2/orders/:id/line_items/:itemId',
});

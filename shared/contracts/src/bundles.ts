import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { lineItemPayload } from './line-items.ts';
import { orderSchema } from './orders.ts';
import { idParams, quantity } from './primitives.ts';

/** The most lines one call may add. */
export const maxBulkLines = 100;

const linesParams = z.array(lineItemPayload).check(z.minLength(1), z.maxLength(maxBulkLines));
const orderId = z.union([z.int(), z.string().check(z.maxLength(64))]);
const bundleId = z.int().check(z.gte(1));

/** A bundle and its order. `line_item_ids` are in the order they were added. */
export const bundleReplySchema = z.object({
  id: z.int(),
  quantity,
  line_item_ids: z.array(z.int()),
  order: orderSchema,
});
export type BundleReply = z.output<typeof bundleReplySchema>;

const lineErrors = [
  'stale_cart',
  'cart_completed',
  'completion_in_progress',
  'quantity_out_of_range',
  'express_not_offered',
  'out_of_stock',
] as const;

/**
 * Creates a bundle in the caller's cart: lines that are bought, changed and removed together. A line's `quantity` is
 * the quantity per bundle. Lines are optional here; `bulkCreateLineItems` adds them later. All lines are added or none.
 */
export const createBundle = defineEndpoint({
  method: 'POST',
  path: '/v2/bundles',
  summary: 'Buy several lines as one thing',
  audience: 'visitor',
  body: z.object({
    /** Defaults to the caller's open cart of the region. */
    order_id: z.optional(orderId),
    quantity: z.optional(quantity),
    line_items_params: z.optional(linesParams),
  }),
  reply: bundleReplySchema,
  errors: [...lineErrors],
});
/** Multiplies every line of the bundle. */
export const updateBundle = defineEndpoint({
  method: 'PATCH',
  path: '/v2/bundles',
  summary: 'Change how many of a bundle are bought',
  audience: 'visitor',
  body: z.object({ bundle_id: bundleId, quantity, order_id: orderId }),
  reply: bundleReplySchema,
  errors: [...lineErrors],
});
/** Removes the bundle with all of its lines. Returns the order. */
export const destroyBundle = defineEndpoint({
  method: 'POST',
  path: '/v2/bundles/destroy',
  summary: 'Remove a bundle with its lines',
  audience: 'visitor',
  body: z.object({
    bundle_id: bundleId,
    /** Defaults to the caller's open cart of the region. */
    order_id: z.optional(orderId),
  }),
  reply: orderSchema,
  errors: ['stale_cart', 'cart_completed', 'completion_in_progress'],
});
/**
 * Adds many lines at once, to a bundle or as separate lines. All are added or none. A refusal names the line by its
 * index, for example `line_items_params.3.variant_id`.
 */
export const bulkCreateLineItems = defineEndpoint({
  method: 'POST',
  path: '/v2/orders/:id/line_items/bulk_create',
  summary: 'Add many lines at once, all or none',
  audience: 'visitor',
  params: idParams,
  body: z.object({ bundle_id: z.optional(z.nullable(bundleId)), line_items_params: linesParams }),
  reply: orderSchema,
  errors: [...lineErrors],
});

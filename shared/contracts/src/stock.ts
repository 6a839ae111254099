import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { emptyReply, idParams, pageQuery, paging, timestamp } from './primitives.ts';

const count = z.int().check(z.gte(0), z.lte(1_000_000_000));

/** The warehouse stock of one item. The same box is one stock item in every market. */
export const stockItemSchema = z.object({
  /** `external_pim_id` of its variants. */
  id: z.string(),
  skus: z.array(z.string()),
  /** The slug of its product; null where no size of the catalogue has the id any more. */
  product: z.nullable(z.string()),
  on_hand: z.int(),
  /** Reserved for orders whose payment is in progress. */
  reserved: z.int(),
  /** `on_hand` − `reserved`, never below 0. */
  available: z.int(),
  updated_at: timestamp,
  /** Send it with a count; it grows with each change of `on_hand`, also by a sale. */
  revision: z.int(),
});
export type StockItem = z.output<typeof stockItemSchema>;

export const listStockItems = defineEndpoint({
  method: 'GET',
  path: '/v2/stock_items',
  summary: 'What lies in stock',
  audience: 'staff',
  query: z.object({
    ...pageQuery,
    'q[external_pim_id_in][]': z.optional(z.union([z.string(), z.array(z.string())])),
    'q[product_eq]': z.optional(z.string().check(z.maxLength(60))),
    /** A fragment of the id or of a SKU. */
    'q[id_or_sku_cont]': z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(80))),
    /** Only items with at most this many available. */
    'q[available_lteq]': z.optional(z.coerce.number().check(z.int(), z.gte(0))),
  }),
  reply: z.object({ stock_items: z.array(stockItemSchema), ...paging }),
  errors: [],
});
/**
 * Sets the counted quantity. A new stock item is created if there is none, and limits sales from then on. With
 * `revision` it is refused where somebody else has counted or sold since (`stock_conflict`).
 */
export const setStockItem = defineEndpoint({
  method: 'PUT',
  path: '/v2/stock_items/:id',
  summary: 'Set what lies in stock',
  audience: 'staff',
  params: idParams,
  body: z.object({
    stock_item: z.object({ on_hand: count }),
    /** The revision that the caller saw. */
    revision: z.optional(z.int().check(z.gte(0), z.lte(2_147_483_647))),
    /** Colleagues read it among the movements. */
    reason: z.optional(
      z.string().check(z.trim(), z.minLength(3), z.maxLength(500), z.regex(/^[^\p{Cc}]*$/u)),
    ),
  }),
  reply: stockItemSchema,
  errors: ['stock_conflict'],
});
/** Ends stock keeping: the item is made to order again. Refused while pieces are reserved. */
export const deleteStockItem = defineEndpoint({
  method: 'DELETE',
  path: '/v2/stock_items/:id',
  summary: 'Stop counting a stock item',
  audience: 'staff',
  params: idParams,
  reply: emptyReply,
  errors: [],
});

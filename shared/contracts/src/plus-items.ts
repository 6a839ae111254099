import * as z from 'zod/mini';
import { configurationSchema } from './catalogue.ts';
import { defineEndpoint } from './endpoint.ts';
import { currency, decimal, quantity } from './primitives.ts';

/** A company's earlier order item, one entry per variant and design, ready for reordering. */
export const plusItemSchema = z.object({
  variant_id: z.int(),
  sku: z.string(),
  name: z.string(),
  product_type: z.string(),
  configuration: configurationSchema,
  box_design_id: z.nullable(z.uuid()),
  design_name: z.nullable(z.string()),
  thumbnail: z.nullable(z.string()),
  last_order_number: z.string(),
  last_ordered_at: z.string(),
  last_quantity: quantity,
  /** The production speed of the last order; null: standard. */
  last_express_delivery_option_id: z.nullable(z.int()),
  total_quantity: z.int(),
  /** Today's net price of the last quantity. */
  price: decimal,
  total: decimal,
  currency,
});
export type PlusItem = z.output<typeof plusItemSchema>;
export const listPlusItems = defineEndpoint({
  method: 'GET',
  path: '/v2/plus/items',
  summary: 'What the caller has ordered with today’s prices, or what a company has of its catalogue',
  audience: 'member',
  query: z.object({
    /** Only items that this company, of which the caller is a member, has ordered and holds in its catalogue. */
    company_id: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(2_147_483_647))),
  }),
  reply: z.object({ items: z.array(plusItemSchema) }),
  errors: [],
});

import * as z from 'zod/mini';
import { configurationSchema } from './catalogue.ts';
import { defineEndpoint } from './endpoint.ts';
import { currency, decimal, quantity } from './primitives.ts';

/** What a company has ordered before, one entry per variant and design, ready to be ordered again. */
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
  /** How it was produced last; null: at the standard pace. */
  last_express_delivery_option_id: z.nullable(z.int()),
  total_quantity: z.int(),
  /** Today's price of the last quantity, net. */
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
    /** Only what this company, whose member the caller is, has ordered and keeps in its catalogue. */
    company_id: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(2_147_483_647))),
  }),
  reply: z.object({ items: z.array(plusItemSchema) }),
  errors: [],
});

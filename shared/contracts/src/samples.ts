import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { orderSchema, sampleSchema } from './orders.ts';
import { currency, decimal, pageQuery, paging } from './primitives.ts';

/** The samples of a region, and the pack they go into. */
export const listSamples = defineEndpoint({
  method: 'GET',
  path: '/v2/samples',
  summary: 'What a sample pack can hold',
  audience: 'anyone',
  query: z.object({ ...pageQuery, 'q[product_eq]': z.optional(z.string().check(z.maxLength(60))) }),
  reply: z.object({
    samples: z.array(sampleSchema),
    ...paging,
    /** Grows when samples come or go; `POST /custom_sample_pack` names the one that was chosen from. */
    version: z.int(),
    pack: z.object({
      /** `box-{region}` and one `--samples` for each place in the pack. */
      sku: z.string(),
      variant_id: z.int(),
      currency,
      /** Net, and with the tax of the region. */
      price: decimal,
      price_gross: decimal,
      smallest: z.int(),
      largest: z.int(),
      /** How many packs an order may hold. */
      per_order: z.int(),
      /** What the pack holds when nothing is chosen. */
      standard: z.array(z.string()),
    }),
  }),
  errors: [],
});

/**
 * Puts a pack of the chosen samples into the caller's cart of the region, which is made when there is none. A pack that
 * is there already gets these samples instead, so that a repeat changes nothing.
 */
export const createCustomSamplePack = defineEndpoint({
  method: 'POST',
  path: '/custom_sample_pack',
  summary: 'Put a pack of chosen samples into the cart',
  audience: 'visitor',
  body: z.object({
    sku: z.string().check(z.maxLength(120)),
    samples: z.array(z.string().check(z.maxLength(120))).check(z.minLength(1), z.maxLength(50)),
    /** The version of the list that was chosen from, as a number or its digits. The newest without it. */
    version: z.optional(z.union([z.int(), z.string().check(z.regex(/^v?\d{1,6}$/))])),
  }),
  reply: orderSchema,
  errors: ['stale_cart', 'cart_completed', 'completion_in_progress', 'out_of_stock', 'unknown_product'],
});

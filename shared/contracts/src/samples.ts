import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { orderSchema, sampleSchema } from './orders.ts';
import { currency, decimal, pageQuery, paging } from './primitives.ts';

/** The samples of a region, and their pack. */
export const listSamples = defineEndpoint({
  method: 'GET',
  path: '/v2/samples',
  summary: 'What a sample pack can hold',
  audience: 'anyone',
  query: z.object({ ...pageQuery, 'q[product_eq]': z.optional(z.string().check(z.maxLength(60))) }),
  reply: z.object({
    samples: z.array(sampleSchema),
    ...paging,
    /**
     * Increments when samples are added or removed; `POST /custom_sample_pack` sends the version that the choice was
     * made from.
     */
    version: z.int(),
    pack: z.object({
      /** `box-{region}` and one `--samples` for each sample in the pack. */
      sku: z.string(),
      variant_id: z.int(),
      currency,
      /** Net, and with the tax of the region. */
      price: decimal,
      price_gross: decimal,
      smallest: z.int(),
      largest: z.int(),
      /** The most packs per order. */
      per_order: z.int(),
      /** The default samples of the pack. */
      standard: z.array(z.string()),
    }),
  }),
  errors: [],
});

/**
 * Adds a pack of the chosen samples to the caller's cart of the region, and creates the cart if there is none. An
 * existing pack gets these samples instead, so a repeat changes nothing.
 */
export const createCustomSamplePack = defineEndpoint({
  method: 'POST',
  path: '/custom_sample_pack',
  summary: 'Put a pack of chosen samples into the cart',
  audience: 'visitor',
  body: z.object({
    sku: z.string().check(z.maxLength(120)),
    samples: z.array(z.string().check(z.maxLength(120))).check(z.minLength(1), z.maxLength(50)),
    /** The version of the list that the choice was made from, as a number or its digits. Defaults to the newest. */
    version: z.optional(z.union([z.int(), z.string().check(z.regex(/^v?\d{1,6}$/))])),
  }),
  reply: orderSchema,
  errors: ['stale_cart', 'cart_completed', 'completion_in_progress', 'out_of_stock', 'unknown_product'],
});

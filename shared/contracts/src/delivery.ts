import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { countryIso } from './primitives.ts';

export const deliveryEstimateSchema = z.object({
  variant_sku: z.string(),
  /** ISO dates. `from` and `to` bound the delivery; stages explain them, in order. */
  approve_by: z.string(),
  dispatch: z.string(),
  from: z.string(),
  to: z.string(),
  stages: z.array(
    z.object({
      stage: z.enum(['check', 'plate', 'print', 'finish', 'transit', 'customs']),
      working_days: z.int(),
      until: z.string(),
    }),
  ),
  skipped_holidays: z.array(z.object({ date: z.string(), name: z.string(), country_iso: countryIso })),
});
export type DeliveryEstimate = z.output<typeof deliveryEstimateSchema>;

export const getDeliveryEstimates = defineEndpoint({
  method: 'GET',
  path: '/v1/delivery_estimates',
  summary: 'When an order placed now arrives, with the reasons',
  audience: 'anyone',
  query: z.object({
    start_date: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))),
    start_time: z.optional(z.string().check(z.regex(/^\d{2}:\d{2}$/))),
    region: z.optional(z.string()),
    country_iso: z.optional(countryIso),
    variant_skus: z.union([z.string(), z.array(z.string())]),
  }),
  reply: z.object({ delivery_estimates: z.array(deliveryEstimateSchema) }),
  errors: ['unknown_product'],
});

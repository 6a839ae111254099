import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { countryIso, currency, decimal, quantity, queryQuantity } from './primitives.ts';

/** All that can move a date. The list is closed: a date that moves for another reason is a mistake. */
export const deliveryReasons = [
  'weekend',
  'holiday',
  'cutoff_passed',
  'express',
  'slower_product',
  'customs',
] as const;
export type DeliveryReasonId = (typeof deliveryReasons)[number];

/** Why a product takes longer than the standard production time. */
export const slowerCauses = ['hand_assembly', 'inside_print', 'film', 'conversion'] as const;
export type SlowerCause = (typeof slowerCauses)[number];

/**
 * One reason and by how many calendar days it moves the last delivery day; `express` is negative, `customs` is zero,
 * since it is a charge and a stage but no promise of days.
 */
export const deliveryReasonSchema = z.object({
  reason: z.enum(deliveryReasons),
  days: z.int(),
  /** The first day it concerns; null where it concerns none in particular. */
  date: z.nullable(z.string()),
  /** Whose weekend, holiday or customs. */
  country_iso: z.nullable(countryIso),
  /** The name is in the reader's language (`Accept-Language`), else in the region's. */
  holiday: z.nullable(z.object({ key: z.string(), name: z.string() })),
  cause: z.nullable(z.enum(slowerCauses)),
});
export type DeliveryReason = z.output<typeof deliveryReasonSchema>;

const promiseShape = {
  /** The last day on which approval keeps all dates, and the very instant, by the plant's clock. */
  approve_by: z.string(),
  approve_by_at: z.string(),
  dispatch: z.string(),
  /** ISO dates. `from` and `to` bound the delivery. */
  from: z.string(),
  to: z.string(),
  /** Working days without any reason: `start` to `to` is their sum plus the days of all `reasons`, to the day. */
  standard_days: z.object({ production: z.int(), transit: z.int() }),
  stages: z.array(
    z.object({
      stage: z.enum(['check', 'plate', 'print', 'finish', 'transit', 'customs']),
      working_days: z.int(),
      until: z.string(),
    }),
  ),
  reasons: z.array(deliveryReasonSchema),
};
/** When something arrives, in stages, and every reason that moves the date. */
export const deliveryPromiseSchema = z.object(promiseShape);
export type DeliveryPromise = z.output<typeof deliveryPromiseSchema>;

/** A charge at the border, beside what the goods cost. */
const customsSchema = z.nullable(z.object({ country_iso: countryIso, amount: decimal, currency }));

export const deliveryEstimateSchema = z.object({
  variant_sku: z.string(),
  quantity,
  /** The day from which it is counted, by the plant's clock. */
  start: z.string(),
  ...promiseShape,
  customs: customsSchema,
});
export type DeliveryEstimate = z.output<typeof deliveryEstimateSchema>;

/**
 * When an order placed now, or at `start_date` and `start_time` of the plant's clock, arrives. `country_iso`,
 * `quantity` and `express_delivery_option_id` are ours: without them it is the region's own country, the default
 * quantity and the standard production.
 */
export const getDeliveryEstimates = defineEndpoint({
  method: 'GET',
  path: '/v1/delivery_estimates',
  summary: 'When an order placed now arrives, with the reasons',
  audience: 'anyone',
  query: z.strictObject({
    start_date: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))),
    start_time: z.optional(z.string().check(z.regex(/^\d{2}:\d{2}$/))),
    region: z.optional(z.string()),
    country_iso: z.optional(countryIso),
    quantity: z.optional(queryQuantity),
    express_delivery_option_id: z.optional(queryQuantity),
    variant_skus: z.union([z.string(), z.array(z.string())]),
  }),
  reply: z.object({ delivery_estimates: z.array(deliveryEstimateSchema) }),
  errors: ['unknown_product', 'express_not_offered'],
});

/** Why an express option is not offered for something. */
export const expressRefusals = ['product', 'print', 'quantity', 'capacity', 'no_price'] as const;
export type ExpressRefusal = (typeof expressRefusals)[number];

export const expressOptionSchema = z.object({
  /** What a line item names as `express_delivery_option_id`. */
  id: z.int(),
  production_option: z.literal('express'),
  /** Working days of production it saves. */
  days_saved: z.int(),
  /** Pieces of this very thing up to which it can be had. */
  largest_quantity: z.int(),
  /** Null when it can be had; otherwise why not, and the figures below are those it would have. */
  unavailable: z.nullable(z.enum(expressRefusals)),
  /** For the asked quantity: a fixed part per job and a share of the goods, each as it is charged. */
  surcharge: z.nullable(
    z.object({
      currency,
      fixed: decimal,
      share: decimal,
      /** Percent of the net price of the goods, such as "12.00". */
      share_rate: z.string(),
      total_net: decimal,
      total_gross: decimal,
    }),
  ),
  approve_by_at: z.string(),
  dispatch: z.string(),
  from: z.string(),
  to: z.string(),
});
export type ExpressOption = z.output<typeof expressOptionSchema>;

/** The express options of one variant in a country; `quantity` is ours, the default quantity without it. */
export const listExpressOptions = defineEndpoint({
  method: 'GET',
  path: '/prices/express_delivery',
  summary: 'Express production: days saved, surcharge and limits',
  audience: 'anyone',
  query: z.strictObject({
    sku: z.string().check(z.minLength(1), z.maxLength(200)),
    country: countryIso,
    region: z.optional(z.string()),
    quantity: z.optional(queryQuantity),
  }),
  reply: z.object({
    sku: z.string(),
    country_iso: countryIso,
    quantity,
    /** Without express. */
    standard: deliveryPromiseSchema,
    express_delivery_options: z.array(expressOptionSchema),
  }),
  errors: ['unknown_product', 'quantity_out_of_range'],
});

export const restDaySchema = z.object({
  date: z.string(),
  /** The name is in the reader's language (`Accept-Language`), else in the region's. */
  holiday: z.object({ key: z.string(), name: z.string() }),
  /** What rests on it: the plant, the carriers of the country that goods go to, or both. */
  production: z.boolean(),
  delivery: z.boolean(),
});
export type RestDay = z.output<typeof restDaySchema>;

/**
 * The public holidays that delivery dates step over, from today (by the plant's clock) to the end of next year,
 * ascending. Those on a weekend are left out: nobody works then anyway. Without `country_iso` it is the region's own.
 */
export const listHolidays = defineEndpoint({
  method: 'GET',
  path: '/v1/holidays',
  summary: 'Public holidays that delivery dates step over',
  audience: 'anyone',
  query: z.strictObject({ region: z.optional(z.string()), country_iso: z.optional(countryIso) }),
  reply: z.object({
    production_country_iso: countryIso,
    delivery_country_iso: countryIso,
    holidays: z.array(restDaySchema),
  }),
  errors: [],
});

import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { calendarDay, countryIso, currency, decimal, quantity, queryQuantity } from './primitives.ts';

/** Every reason that may move a delivery date. The list is closed: any other shift is a bug. */
export const deliveryReasons = [
  'weekend',
  'holiday',
  'cutoff_passed',
  'express',
  'slower_product',
  'customs',
] as const;
export type DeliveryReasonId = (typeof deliveryReasons)[number];

/** Why a product takes longer than standard production. */
export const slowerCauses = ['hand_assembly', 'inside_print', 'film', 'conversion'] as const;
export type SlowerCause = (typeof slowerCauses)[number];

/**
 * One reason and the calendar days by which it moves the last delivery day. `express` is negative; `customs` is zero
 * because it adds a charge and a stage but no days.
 */
export const deliveryReasonSchema = z.object({
  reason: z.enum(deliveryReasons),
  days: z.int(),
  /** The first affected day; null when no particular day is affected. */
  date: z.nullable(z.string()),
  /** The country of the weekend, holiday or customs. */
  country_iso: z.nullable(countryIso),
  /** The name is in the reader's language (`Accept-Language`), else in the region's. */
  holiday: z.nullable(z.object({ key: z.string(), name: z.string() })),
  cause: z.nullable(z.enum(slowerCauses)),
});
export type DeliveryReason = z.output<typeof deliveryReasonSchema>;

const promiseShape = {
  /** The last day, and the exact time, at which approval keeps all dates, by the plant's clock. */
  approve_by: z.string(),
  approve_by_at: z.string(),
  dispatch: z.string(),
  /** ISO dates. Delivery is between `from` and `to`. */
  from: z.string(),
  to: z.string(),
  /** Working days without any reason: `start` to `to` is exactly their sum plus the days of all `reasons`. */
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
/** The stages of a delivery and every reason that moves its date. */
export const deliveryPromiseSchema = z.object(promiseShape);
export type DeliveryPromise = z.output<typeof deliveryPromiseSchema>;

/** A charge at the border, in addition to the price of the goods. */
const customsSchema = z.nullable(z.object({ country_iso: countryIso, amount: decimal, currency }));

export const deliveryEstimateSchema = z.object({
  variant_sku: z.string(),
  quantity,
  /** The first day of the calculation, by the plant's clock. */
  start: z.string(),
  ...promiseShape,
  customs: customsSchema,
});
export type DeliveryEstimate = z.output<typeof deliveryEstimateSchema>;

/**
 * The delivery date of an order placed now, or at `start_date` and `start_time` of the plant's clock. `country_iso`,
 * `quantity` and `express_delivery_option_id` are extensions; they default to the region's own country, the default
 * quantity and standard production.
 */
export const getDeliveryEstimates = defineEndpoint({
  method: 'GET',
  path: '/v1/delivery_estimates',
  summary: 'When an order placed now arrives, with the reasons',
  audience: 'anyone',
  query: z.strictObject({
    start_date: z.optional(calendarDay),
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

/** Why an express option is not available. */
export const expressRefusals = ['product', 'print', 'quantity', 'capacity', 'no_price'] as const;
export type ExpressRefusal = (typeof expressRefusals)[number];

export const expressOptionSchema = z.object({
  /** The value of a line item's `express_delivery_option_id`. */
  id: z.int(),
  production_option: z.literal('express'),
  /** Working days that it saves in production. */
  days_saved: z.int(),
  /** The largest quantity of this item with express production. */
  largest_quantity: z.int(),
  /** Null when available; otherwise the reason, and the figures below are those it would have. */
  unavailable: z.nullable(z.enum(expressRefusals)),
  /** For the requested quantity: a fixed amount per job and a share of the goods, each as charged. */
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

/** The express options of one variant in a country; `quantity` is an extension and defaults to the default quantity. */
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
  /** Who is closed: the plant, the carriers of the destination country, or both. */
  production: z.boolean(),
  delivery: z.boolean(),
});
export type RestDay = z.output<typeof restDaySchema>;

/**
 * The public holidays that delivery dates skip, from today (by the plant's clock) to the end of next year, ascending.
 * Holidays on a weekend are omitted because it is free anyway. `country_iso` defaults to the region's own country.
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

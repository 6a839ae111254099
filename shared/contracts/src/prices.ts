import * as z from 'zod/mini';
import { priceComponents, volumePriceSchema } from './catalogue.ts';
import { defineEndpoint } from './endpoint.ts';
import { shippingMethodIds } from './orders.ts';
import { countryIso, currency, decimal, quantity, timestamp } from './primitives.ts';

/** What every read of prices takes; `token` and `cache_buster` of the older format change nothing. */
const priceFilters = {
  product: z.optional(z.string().check(z.maxLength(60))),
  region: z.optional(z.string().check(z.maxLength(10))),
  /** As text, for example `250x200x80`. */
  product_size: z.optional(z.string().check(z.maxLength(40))),
  /** A product model, for example `mailer-box`. */
  boxModel: z.optional(z.string().check(z.maxLength(60))),
  tax_country_iso: z.optional(countryIso),
  token: z.optional(z.string()),
  cache_buster: z.optional(z.string()),
};
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

export const minimalPriceSchema = z.object({
  product: z.string(),
  sku: z.string(),
  product_size: z.string(),
  /** Where the ladder asks this price: the step for `prices/minimal`, the smallest order for the other. */
  quantity,
  /** Net per piece, four decimals; the totals are for `quantity` pieces. */
  price: decimal,
  total_net: decimal,
  total_gross: decimal,
});
const minimalReply = z.object({
  currency,
  tax: z.object({ country_iso: countryIso, rate: z.string(), shown_included: z.boolean() }),
  prices: z.array(minimalPriceSchema),
});

/** "From" prices: each product at its lowest price per piece, over its stocked sizes and steps. */
export const listMinimalPrices = defineEndpoint({
  method: 'GET',
  path: '/prices/minimal',
  summary: 'Lowest price per piece of each product',
  audience: 'anyone',
  query: z.object(priceFilters),
  reply: minimalReply,
  errors: ['unknown_product'],
});

/** The smallest order that is accepted of each product, in the stocked size where it costs least in total. */
export const listMinimalOrderPrices = defineEndpoint({
  method: 'GET',
  path: '/prices/minimal_price_for_minimal_order',
  summary: 'Lowest total of the smallest order of each product',
  audience: 'anyone',
  query: z.object(priceFilters),
  reply: minimalReply,
  errors: ['unknown_product'],
});

/** What each shipping method of a region costs to a country; the delivery of goods is in their price. */
export const listShipmentPrices = defineEndpoint({
  method: 'GET',
  path: '/prices/shipment_prices_list',
  summary: 'Shipping methods with their prices',
  audience: 'anyone',
  query: z.object({
    region: z.optional(z.string().check(z.maxLength(10))),
    /** The region's default shipping country without it. */
    country_iso: z.optional(countryIso),
    shipping_method: z.optional(z.enum(shippingMethodIds)),
    token: z.optional(z.string()),
    cache_buster: z.optional(z.string()),
  }),
  reply: z.object({
    currency,
    country_iso: countryIso,
    shipments: z.array(
      z.object({
        shipping_method: z.enum(shippingMethodIds),
        price_net: decimal,
        price_gross: decimal,
        /** Part of the price that customs of the destination takes. */
        customs_net: decimal,
        free: z.boolean(),
        days: z.tuple([z.int(), z.int()]),
      }),
    ),
  }),
  errors: [],
});

/** The dated table of standard VAT rates. Exports outside of the EU and the United Kingdom are at 0. */
export const listCountryTaxes = defineEndpoint({
  method: 'GET',
  path: '/prices/country_taxes',
  summary: 'VAT rates by country and day',
  audience: 'anyone',
  query: z.object({
    /** The countries a region ships to; all known ones without it. */
    region: z.optional(z.string().check(z.maxLength(10))),
    country_iso: z.optional(countryIso),
    /** Today without it. */
    on: z.optional(day),
    token: z.optional(z.string()),
    cache_buster: z.optional(z.string()),
  }),
  reply: z.object({
    on: day,
    country_taxes: z.array(
      z.object({
        country_iso: countryIso,
        /** A percentage such as "23.00". */
        rate: z.string(),
        export: z.boolean(),
        /** First day of the rate; null for an export. */
        valid_from: z.nullable(day),
      }),
    ),
  }),
  errors: [],
});

/** How prices are made for whom: what a page needs before it shows one. Nobody's prices are made for one person. */
export const getSegmentation = defineEndpoint({
  method: 'GET',
  path: '/segmentation',
  summary: 'Market, customer group and quantity groups that decide a price',
  audience: 'anyone',
  query: z.object({
    region: z.optional(z.string().check(z.maxLength(10))),
    customer_type: z.optional(z.enum(['b2b', 'b2c'])),
    token: z.optional(z.string()),
    cache_buster: z.optional(z.string()),
  }),
  reply: z.object({
    region: z.string(),
    product_region: z.string(),
    currency,
    customer_type: z.enum(['b2b', 'b2c']),
    /** Whether amounts are shown with VAT to this group. */
    prices_include_tax: z.boolean(),
    price_book: z.string(),
    default_quantity: quantity,
    smallest_quantity: quantity,
    largest_quantity: quantity,
    /** The groups of quantities that share a price per piece; the last has no end. */
    quantities: z.array(z.object({ from: quantity, to: z.nullable(quantity) })),
    personalised: z.literal(false),
  }),
  errors: [],
});

const publishedSchema = z.object({
  /** Net per piece, four decimals; `total_net` is for the asked quantity. */
  price: decimal,
  total_net: decimal,
  parts: z.array(z.object({ part: z.enum(priceComponents), amount: decimal })),
  process: volumePriceSchema.shape.process,
  price_book: z.string(),
  published_at: timestamp,
  effective_from: timestamp,
});
export type PublishedPrice = z.output<typeof publishedSchema>;

/**
 * The published prices of a stocked size: as it was on a day, the lowest of the 30 days up to it and, where the price
 * is a reduction, the lowest of the 30 days before it began (Directive 98/6/EC, article 6a).
 */
export const getPriceHistory = defineEndpoint({
  method: 'GET',
  path: '/prices/history',
  summary: 'Published prices of a variant, with the lowest of 30 days',
  audience: 'anyone',
  query: z.object({
    sku: z.string().check(z.maxLength(300)),
    /** The default quantity without it. */
    quantity: z.optional(z.coerce.number()),
    /** Today without it. */
    on: z.optional(day),
    token: z.optional(z.string()),
    cache_buster: z.optional(z.string()),
  }),
  reply: z.object({
    sku: z.string(),
    currency,
    quantity,
    on: day,
    /** What it cost at the end of the day; null while it was not sold. */
    price: z.nullable(publishedSchema),
    lowest_30_days: z.nullable(publishedSchema),
    /** Set while the price is lower than the one before it and not older than 30 days. */
    reduction: z.nullable(z.object({ lowest_before: publishedSchema })),
    /** Every price up to the day, oldest first. */
    entries: z.array(publishedSchema),
  }),
  errors: ['unknown_product', 'quantity_out_of_range'],
});

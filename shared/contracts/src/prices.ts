import * as z from 'zod/mini';
import { priceComponents, volumePriceSchema } from './catalogue.ts';
import { defineEndpoint } from './endpoint.ts';
import { shippingMethodIds } from './orders.ts';
import { calendarDay, countryIso, currency, decimal, quantity, timestamp } from './primitives.ts';

/** The common parameters of price queries; `token` and `cache_buster` of the older format have no effect. */
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

export const minimalPriceSchema = z.object({
  product: z.string(),
  sku: z.string(),
  product_size: z.string(),
  /** The quantity of this price: the price tier for `prices/minimal`, the smallest order for the other. */
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

/** "From" prices: the lowest price per piece of each product, over its stocked sizes and tiers. */
export const listMinimalPrices = defineEndpoint({
  method: 'GET',
  path: '/prices/minimal',
  summary: 'Lowest price per piece of each product',
  audience: 'anyone',
  query: z.object(priceFilters),
  reply: minimalReply,
  errors: ['unknown_product'],
});

/** The smallest accepted order of each product, in the stocked size with the lowest total. */
export const listMinimalOrderPrices = defineEndpoint({
  method: 'GET',
  path: '/prices/minimal_price_for_minimal_order',
  summary: 'Lowest total of the smallest order of each product',
  audience: 'anyone',
  query: z.object(priceFilters),
  reply: minimalReply,
  errors: ['unknown_product'],
});

/** The price of each shipping method of a region to a country; goods prices include standard delivery. */
export const listShipmentPrices = defineEndpoint({
  method: 'GET',
  path: '/prices/shipment_prices_list',
  summary: 'Shipping methods with their prices',
  audience: 'anyone',
  query: z.object({
    region: z.optional(z.string().check(z.maxLength(10))),
    /** Defaults to the region's default shipping country. */
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
        /** The customs share of the price. */
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
    /** Limits the list to the countries that a region ships to; defaults to all known ones. */
    region: z.optional(z.string().check(z.maxLength(10))),
    country_iso: z.optional(countryIso),
    /** With a country: the rate of this place in it, for example 78266 in DE. */
    zip_code: z.optional(z.string().check(z.maxLength(20))),
    /** Defaults to today. */
    on: z.optional(calendarDay),
    token: z.optional(z.string()),
    cache_buster: z.optional(z.string()),
  }),
  reply: z.object({
    on: calendarDay,
    country_taxes: z.array(
      z.object({
        country_iso: countryIso,
        /** A percentage such as "23.00". */
        rate: z.string(),
        /** True where no VAT is charged: outside every VAT area the shop sells in. */
        export: z.boolean(),
        /** First day of the rate; null for an export. */
        valid_from: z.nullable(calendarDay),
      }),
    ),
  }),
  errors: [],
});

/** The pricing rules of the caller's segment; a page needs them before it shows a price. No price is personal. */
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
    /** Whether this segment sees amounts with VAT. */
    prices_include_tax: z.boolean(),
    price_book: z.string(),
    default_quantity: quantity,
    smallest_quantity: quantity,
    largest_quantity: quantity,
    /** The quantity ranges that share a price per piece; the last is open-ended. */
    quantities: z.array(z.object({ from: quantity, to: z.nullable(quantity) })),
    personalised: z.literal(false),
  }),
  errors: [],
});

const publishedSchema = z.object({
  /** Net per piece, four decimals; `total_net` is for the requested quantity. */
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
 * The published prices of a stocked size: the price on a day, the lowest of the 30 days up to it and, for a reduced
 * price, the lowest of the 30 days before the reduction began (Directive 98/6/EC, article 6a).
 */
export const getPriceHistory = defineEndpoint({
  method: 'GET',
  path: '/prices/history',
  summary: 'Published prices of a variant, with the lowest of 30 days',
  audience: 'anyone',
  query: z.object({
    sku: z.string().check(z.maxLength(300)),
    /** Defaults to the default quantity. */
    quantity: z.optional(z.coerce.number()),
    /** Defaults to today. */
    on: z.optional(calendarDay),
    token: z.optional(z.string()),
    cache_buster: z.optional(z.string()),
  }),
  reply: z.object({
    sku: z.string(),
    currency,
    quantity,
    on: calendarDay,
    /** The price at the end of the day; null while it was not sold. */
    price: z.nullable(publishedSchema),
    lowest_30_days: z.nullable(publishedSchema),
    /** Set while the price is reduced and the reduction is not older than 30 days. */
    reduction: z.nullable(z.object({ lowest_before: publishedSchema })),
    /** Every price up to the day, oldest first. */
    entries: z.array(publishedSchema),
  }),
  errors: ['unknown_product', 'quantity_out_of_range'],
});

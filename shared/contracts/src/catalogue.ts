import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { countryIso, currency, decimal, pageQuery, paging, quantity } from './primitives.ts';

/** What a buyer configures. Lengths are inside millimetres; options are ids of the option matrix in shared/packaging. */
export const configurationSchema = z.object({
  product: z.string().check(z.maxLength(60)),
  size: z.object({ length: z.number(), width: z.number(), height: z.number() }),
  material: z.string().check(z.maxLength(60)),
  print_mode: z.string().check(z.maxLength(60)),
  finish: z.string().check(z.maxLength(60)),
  quality: z.string().check(z.maxLength(60)),
  /** Further dimensions of the product, such as lid height or roll length, by the structure's option ids. */
  structure_options: z.optional(z.record(z.string().check(z.maxLength(40)), z.number())),
});
export type Configuration = z.output<typeof configurationSchema>;

/** The components of a price. Each includes the shop's margin (`price_book.margin`), so each changes independently. */
export const priceComponents = [
  'setup',
  'plate',
  'board',
  'print',
  'finish',
  'conversion',
  'freight',
] as const;
export type PriceComponent = (typeof priceComponents)[number];

/**
 * One price tier. `price` is net per piece with four decimals: that of the tier `range_start` reaches; totals are for
 * `range_start` pieces.
 */
export const volumePriceSchema = z.object({
  range_start: quantity,
  price: decimal,
  total_net: decimal,
  total_gross: decimal,
  tax: decimal,
  /** The cheapest process for this quantity. */
  process: z.enum(['none', 'digital', 'flexo', 'offset']),
  /** Each is rounded separately; `total_net` is their sum. */
  parts: z.array(z.object({ part: z.enum(priceComponents), amount: decimal })),
  /** Set when a larger quantity costs less in total. */
  cheaper_at: z.nullable(z.object({ quantity, total_net: decimal, total_gross: decimal })),
});
export type VolumePrice = z.output<typeof volumePriceSchema>;

export const variantSchema = z.object({
  id: z.int(),
  sku: z.string(),
  external_pim_sku: z.string(),
  external_pim_id: z.string(),
  product_id: z.int(),
  name: z.string(),
  type: z.string(),
  size: z.string(),
  size_type: z.enum(['standard', 'custom']),
  image: z.nullable(z.string()),
  configuration: configurationSchema,
  volume_prices: z.array(volumePriceSchema),
});
export type Variant = z.output<typeof variantSchema>;

const priced = {
  currency,
  default_quantity: quantity,
  tax: z.object({ country_iso: countryIso, rate: z.string(), shown_included: z.boolean() }),
  /** The price book of these prices. The client words it in its own language: a book has no texts. */
  price_book: z.object({
    id: z.string(),
    demonstration: z.boolean(),
    valid_from: z.string(),
    /** The shop's margin as a share of every component, in percent: "30.00". */
    margin: z.string(),
  }),
};

/** The stocked sizes of the catalogue with their price tiers; `volume_prices` ascend by `range_start`. */
export const listVariants = defineEndpoint({
  method: 'GET',
  path: '/v2/variants',
  summary: 'Catalogue variants with volume prices',
  audience: 'anyone',
  query: z.object({
    ...pageQuery,
    'q[region_eq]': z.optional(z.string()),
    'q[external_pim_id_in][]': z.optional(z.union([z.string(), z.array(z.string())])),
    'q[product_eq]': z.optional(z.string()),
    tax_country_iso: z.optional(countryIso),
    /** `offer`: the boxes of the offer of `token`, at its prices. */
    context: z.optional(z.enum(['offer'])),
    token: z.optional(z.string().check(z.maxLength(200))),
  }),
  reply: z.object({ variants: z.array(variantSchema), ...paging, ...priced }),
  errors: [],
});

const pricedOnce = z.object({ total_net: decimal, process: volumePriceSchema.shape.process });

/**
 * Prices one configuration of any size. Returns the variant for a line item, the tiers for the requested quantities (by
 * default the region's), and, with `compare_to`, a breakdown of the price difference.
 */
export const priceConfiguration = defineEndpoint({
  method: 'POST',
  path: '/v3/dynamic_prices',
  summary: 'Price a configuration, explained',
  audience: 'anyone',
  body: z.object({
    configuration: configurationSchema,
    /** A quantity that is not sold, or is no valid number, answers `quantity_out_of_range`. */
    quantities: z.optional(z.array(z.number()).check(z.maxLength(20))),
    tax_country_iso: z.optional(countryIso),
    compare_to: z.optional(z.object({ configuration: configurationSchema, quantity: z.number() })),
  }),
  reply: z.object({
    variant: variantSchema,
    ...priced,
    difference: z.nullable(
      z.object({
        quantity,
        /** The price difference to the compared configuration; the sum of the parts. */
        total_net: decimal,
        parts: z.array(z.object({ part: z.enum(priceComponents), amount: decimal })),
        /** The two prices compared. A different process changes setup, plates and conversion. */
        from: pricedOnce,
        to: pricedOnce,
      }),
    ),
  }),
  errors: ['size_out_of_range', 'combination_not_allowed', 'quantity_out_of_range', 'unknown_product'],
});

/** The older price table: one product, its sizes and price tiers, by sku. */
export const listPrices = defineEndpoint({
  method: 'GET',
  path: '/prices/list',
  summary: 'Price list of a product',
  audience: 'anyone',
  query: z.object({
    product: z.optional(z.string()),
    region: z.optional(z.string()),
    product_size: z.optional(z.string()),
    boxModel: z.optional(z.string()),
    tax_country_iso: z.optional(countryIso),
    token: z.optional(z.string()),
    cache_buster: z.optional(z.string()),
  }),
  reply: z.object({
    currency,
    tax: priced.tax,
    prices: z.array(
      z.object({
        sku: z.string(),
        product: z.string(),
        product_size: z.string(),
        volume_prices: z.array(
          z.object({ range_start: quantity, price: decimal, total_net: decimal, total_gross: decimal }),
        ),
      }),
    ),
  }),
  errors: ['unknown_product'],
});

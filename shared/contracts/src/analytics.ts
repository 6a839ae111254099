import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { calendarDay, currency, decimal, emptyReply, pageQuery, paging } from './primitives.ts';
import { maxQuantity } from './quantities.ts';

/** The four categories of the consent banner; a missing category is denied. */
export const consentPreferencesSchema = z.strictObject({
  functional: z.optional(z.boolean()),
  analytics: z.optional(z.boolean()),
  advertising: z.optional(z.boolean()),
  essential: z.optional(z.boolean()),
});
export type ConsentPreferences = z.output<typeof consentPreferencesSchema>;

const text = z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^\P{Cc}*$/u));
const long = z.string().check(z.maxLength(500), z.regex(/^\P{Cc}*$/u));
const amount = z.number().check(z.gte(0), z.lte(1_000_000_000));
const pieces = z.int().check(z.gte(0), z.lte(maxQuantity));
const position = z.optional(z.int().check(z.gte(0), z.lte(10_000)));

const item = z.strictObject({
  item_id: text,
  item_name: text,
  item_category: z.optional(text),
  item_variant: z.optional(text),
  price: amount,
  quantity: pieces,
  index: position,
  coupon: z.optional(text),
});
const items = z.array(item).check(z.maxLength(200));
const product = z.strictObject({
  product_id: text,
  sku: z.optional(text),
  name: z.optional(text),
  category: z.optional(text),
  variant: z.optional(text),
  price: z.optional(amount),
  quantity: z.optional(pieces),
  coupon: z.optional(text),
  position,
});
const products = z.array(product).check(z.maxLength(200));
const { product_id, sku, name, category, variant, price, quantity, coupon } = product.def.shape;
const oneProduct = { product_id, sku, name, category, variant, price, quantity, coupon, position };
/** `value` is net of shipping and tax, in `currency`. */
const valued = { currency, value: amount, items };
const listed = { item_list_id: text, items };
const orderOf = {
  order_id: text,
  currency,
  value: z.optional(amount),
  revenue: z.optional(amount),
  total: z.optional(amount),
  shipping: z.optional(amount),
  tax: z.optional(amount),
  discount: z.optional(amount),
  coupon: z.optional(text),
  products,
};
const checkoutStep = {
  checkout_id: z.optional(text),
  step: z.int().check(z.gte(1), z.lte(20)),
  shipping_method: z.optional(text),
  payment_method: z.optional(text),
};
const couponOf = {
  order_id: z.optional(text),
  cart_id: z.optional(text),
  coupon_id: text,
  coupon_name: z.optional(text),
  discount: z.optional(amount),
  reason: z.optional(text),
};
const promotion = {
  promotion_id: text,
  creative: z.optional(text),
  name: z.optional(text),
  position: z.optional(text),
};
const listing = {
  list_id: z.optional(text),
  category: z.optional(text),
  products: z.optional(products),
};
const facets = z.optional(z.array(z.strictObject({ type: text, value: text })).check(z.maxLength(50)));

/** Blank counts as absent: links carry `utm_term=` without a value. */
const utm = z.string().check(z.maxLength(200), z.regex(/^\P{Cc}*$/u));

export const utmFields = {
  source: z.optional(utm),
  medium: z.optional(utm),
  campaign: z.optional(utm),
  content: z.optional(utm),
  term: z.optional(utm),
};
/** The release of the remote that sends the event, and the cohort that received it. */
export const releaseTagsSchema = z.strictObject({
  remote: text,
  version: z.string().check(z.maxLength(100)),
  region: text,
  cohort: text,
  releaseSet: text,
});
export const analyticsSessionSchema = z.strictObject({
  session_id: text,
  session_number: z.int().check(z.gte(0), z.lte(1_000_000)),
  client_id: text,
});
export const analyticsContextSchema = z.strictObject({
  /** Defaults to the header `X-Consent`; without both, everything is denied. */
  consent: z.optional(z.strictObject({ categoryPreferences: consentPreferencesSchema })),
  locale: z.optional(text),
  page: z.optional(
    z.strictObject({
      path: long,
      title: z.optional(long),
      url: z.optional(long),
      referrer: z.optional(long),
    }),
  ),
  campaign: z.optional(z.strictObject(utmFields)),
  release: z.optional(releaseTagsSchema),
  session: z.optional(analyticsSessionSchema),
});
export type AnalyticsContext = z.output<typeof analyticsContextSchema>;

const messageId = z.string().check(z.regex(/^[\w.:-]{1,100}$/));
export const anonymousId = z.string().check(z.regex(/^[\w.:-]{1,100}$/));
const instant = z.iso.datetime({ offset: true });
const envelope = {
  /** Identifies the event: a repeated event counts once. */
  messageId,
  /** When the event happened and when it was sent, both by the sender's clock; only their difference is used. */
  timestamp: z.optional(instant),
  sentAt: z.optional(instant),
  anonymousId: z.optional(anonymousId),
  context: z.optional(analyticsContextSchema),
};
const event = <const Name extends string, Shape extends z.core.$ZodLooseShape>(name: Name, shape: Shape) =>
  z.strictObject({ ...envelope, event: z.literal(name), properties: z.strictObject(shape) });

/** Every event the shop accepts: GA4's and Segment's e-commerce names and the shop's own. Others are refused. */
export const trackedEventSchema = z.discriminatedUnion('event', [
  event('page_view', { page: text, route: text }),
  event('view_item_list', listed),
  event('select_item', listed),
  event('view_item', valued),
  event('add_to_cart', valued),
  event('remove_from_cart', valued),
  event('view_cart', valued),
  event('begin_checkout', valued),
  event('add_shipping_info', { ...valued, shipping_tier: text }),
  event('add_payment_info', { ...valued, payment_type: text }),
  event('purchase', {
    ...valued,
    transaction_id: text,
    tax: amount,
    shipping: amount,
    coupon: z.optional(text),
  }),
  event('refund', { ...valued, transaction_id: text }),
  event('generate_lead', { currency, value: amount, lead_source: text }),
  event('sign_up', { method: text }),
  event('login', { method: text }),
  event('artwork_uploaded', { kind: text, bytes: z.int().check(z.gte(0)) }),
  event('artwork_refused', { code: text }),
  event('design_saved', { nodes: z.int().check(z.gte(0), z.lte(100_000)) }),
  event('remote_failed', { phase: z.enum(['entry', 'mount', 'render', 'chunk']), failed_remote: text }),
  event('Region Migration Modal Shown', { origin: z.literal('cz'), target: z.literal('com') }),
  event('Products Searched', { query: text }),
  event('Product List Viewed', listing),
  event('Product List Filtered', { ...listing, filters: facets, sorts: facets }),
  event('Product Clicked', oneProduct),
  event('Product Viewed', { ...oneProduct, currency: z.optional(currency), value: z.optional(amount) }),
  event('Product Added', {
    ...oneProduct,
    cart_id: z.optional(text),
    currency: z.optional(currency),
    value: z.optional(amount),
  }),
  event('Product Removed', {
    ...oneProduct,
    cart_id: z.optional(text),
    currency: z.optional(currency),
    value: z.optional(amount),
  }),
  event('Cart Viewed', { cart_id: z.optional(text), products }),
  event('Checkout Started', orderOf),
  event('Checkout Step Viewed', checkoutStep),
  event('Checkout Step Completed', checkoutStep),
  event('Payment Info Entered', { ...checkoutStep, order_id: z.optional(text) }),
  event('Order Completed', orderOf),
  event('Order Updated', orderOf),
  event('Order Refunded', orderOf),
  event('Order Cancelled', orderOf),
  event('Coupon Entered', couponOf),
  event('Coupon Applied', couponOf),
  event('Coupon Denied', couponOf),
  event('Coupon Removed', couponOf),
  event('Promotion Viewed', promotion),
  event('Promotion Clicked', promotion),
]);
export type TrackedEvent = z.output<typeof trackedEventSchema>;
export type TrackedEventName = TrackedEvent['event'];

export const maxBatch = 100;

const ingestReply = z.object({
  success: z.literal(true),
  /** Stored with their identifiers. */
  stored: z.int(),
  /** Without consent: counted by day, region and name; nothing else is stored. */
  counted: z.int(),
  /** Duplicates by `messageId`, or older than seven days. */
  ignored: z.int(),
});

/** One event, or up to 100 as `batch`. Region, token and click data come from the request's headers. */
export const trackEvents = defineEndpoint({
  method: 'POST',
  path: '/v1/segment_proxies/track',
  summary: 'Hand in analytics events; without consent they are counted and not kept',
  audience: 'anyone',
  body: z.union([
    trackedEventSchema,
    z.strictObject({
      batch: z.array(trackedEventSchema).check(z.minLength(1), z.maxLength(maxBatch)),
      sentAt: z.optional(instant),
    }),
  ]),
  reply: ingestReply,
  errors: [],
});

/** Links an `anonymousId` to the caller. An account's traits come from the account, not from the request. */
export const identifyUser = defineEndpoint({
  method: 'POST',
  path: '/v1/segment_proxies/identify',
  summary: 'Tell analytics who the caller is',
  audience: 'visitor',
  body: z.strictObject({
    ...envelope,
    traits: z.optional(
      z.strictObject({
        locale: z.optional(text),
        industry: z.optional(text),
        company_size: z.optional(text),
        country: z.optional(text),
        origin_client: z.optional(text),
      }),
    ),
  }),
  reply: z.extend(ingestReply, {
    /** The anonymous id now belongs to the caller. */
    aliased: z.boolean(),
  }),
  errors: [],
});

/** The conversion of one line of the caller's cart. The server computes the values: see `docs/analytics.md`. */
export const trackProductAdded = defineEndpoint({
  method: 'POST',
  path: '/v1/segment_proxies/track_product_added_ua_conversion',
  summary: 'Report that a line was added to the cart, valued by the server',
  audience: 'visitor',
  body: z.strictObject({
    line_item_id: z.int().check(z.gte(1)),
    messageId: z.optional(messageId),
    anonymousId: z.optional(anonymousId),
    context: z.optional(analyticsContextSchema),
  }),
  reply: z.extend(ingestReply, {
    currency,
    /** Net of the line. */
    value: decimal,
    /** Null where there is no rate (USD). */
    value_eur: z.nullable(decimal),
    /** Estimated; null for USD and for orders with a sample. */
    margin_eur: z.nullable(decimal),
  }),
  errors: [],
});

/** Staff: newline-delimited JSON, one message per line in the forwarder's format, oldest first. */
export const exportEvents = defineEndpoint({
  method: 'GET',
  path: '/v1/segment_proxies/export',
  summary: 'Export stored analytics messages',
  audience: 'staff',
  scope: 'staff:events:read',
  query: z.strictObject({
    /** The last `id` of the previous page. */
    after: z.optional(z.string().check(z.regex(/^\d{1,18}$/))),
    event: z.optional(text),
    region: z.optional(text),
    per_page: pageQuery.per_page,
  }),
  reply: emptyReply,
  errors: [],
  binary: 'reply',
});

export const countEvents = defineEndpoint({
  method: 'GET',
  path: '/v1/segment_proxies/counts',
  summary: 'How often each event happened, with and without consent',
  audience: 'staff',
  scope: 'staff:events:read',
  query: z.strictObject({
    ...pageQuery,
    event: z.optional(text),
    region: z.optional(text),
    day: z.optional(calendarDay),
  }),
  reply: z.object({
    counts: z.array(
      z.object({
        day: z.string(),
        region: z.string(),
        event: z.string(),
        stored: z.int(),
        without_consent: z.int(),
      }),
    ),
    ...paging,
  }),
  errors: [],
});

import * as z from 'zod/mini';
import { configurationSchema, volumePriceSchema } from './catalogue.ts';
import { defineEndpoint } from './endpoint.ts';
import { orderSchema } from './orders.ts';
import { countryIso, currency, decimal, emptyReply, idParams, quantity } from './primitives.ts';
import { quantityOptionSchema } from './quantity-option.ts';
import { taxReasons } from './tax.ts';

export const offerStatuses = [
  'draft',
  'sent',
  'viewed',
  'accepted',
  'declined',
  'expired',
  'superseded',
  'withdrawn',
] as const;

export const offerLineSchema = z.object({
  id: z.int(),
  variant_id: z.int(),
  sku: z.string(),
  name: z.string(),
  configuration: configurationSchema,
  quantity,
  /** Net per piece, four decimals. */
  price: decimal,
  /** Net of the line, as an order charges it before tax. */
  total: decimal,
  total_gross: decimal,
  process: volumePriceSchema.shape.process,
  /** The components of the net price; `total` is their sum. */
  parts: volumePriceSchema.shape.parts,
  /** True for lines chosen on acceptance of the offer. */
  accepted: z.boolean(),
  /** The available quantities, ascending; the selected one is the line's. Hidden ones are omitted. */
  quantity_options: z.optional(z.array(quantityOptionSchema)),
});
export type OfferLine = z.output<typeof offerLineSchema>;

/** One version of an offer. Its lines never change; an edit creates a new version, which supersedes this one. */
export const offerSchema = z.object({
  id: z.int(),
  version: z.int(),
  status: z.enum(offerStatuses),
  currency,
  email: z.string(),
  /** The number of the resulting order; null until accepted. */
  order_number: z.nullable(z.string()),
  order_manager: z.nullable(
    z.object({ email: z.string(), name: z.string(), avatar: z.nullable(z.string()) }),
  ),
  valid_until: z.string(),
  /** What applies besides the prices; null where nothing was written. */
  terms: z.nullable(z.string()),
  /** The page on which it is reviewed and accepted; contains the token. */
  url: z.string(),
  /** The offer as PDF; the address contains the token. */
  pdf_url: z.string(),
  qr_number: z.string(),
  region: z.string(),
  tax: z.object({
    country_iso: countryIso,
    rate: z.string(),
    shown_included: z.boolean(),
    /** Why no VAT is charged; null when it is charged, and on offers from before 30 November 2026. */
    reason_code: z.nullable(z.enum(taxReasons)),
  }),
  line_items: z.array(offerLineSchema),
  created_at: z.string(),
});
export type Offer = z.output<typeof offerSchema>;

/**
 * Creates an offer from the price model for a request of the type QR and mails its link. For the same quantities it
 * returns the same offer, for others a new version that supersedes it. `id`: number or id of the request.
 */
export const createInstantOffer = defineEndpoint({
  method: 'POST',
  path: '/v2/instant_quotes/:id/offers',
  summary: 'Price a quote request at once',
  audience: 'visitor',
  params: idParams,
  body: z.optional(
    z.object({
      offer: z.optional(
        z.object({ quantities: z.optional(z.array(quantity).check(z.minLength(1), z.maxLength(5))) }),
      ),
    }),
  ),
  reply: offerSchema,
  errors: ['offer_not_possible', 'quantity_out_of_range'],
});

const tokenParams = z.object({ token: z.string().check(z.maxLength(200)) });

/** Readable with the link. With `preview`, whatever its value, the offer does not count as viewed. */
export const getOffer = defineEndpoint({
  method: 'GET',
  path: '/offers/:token',
  summary: 'An offer by the token of its link',
  audience: 'anyone',
  params: tokenParams,
  query: z.object({ preview: z.optional(z.string()) }),
  reply: offerSchema,
  errors: [],
});

/** Readable with the link. It does not count as a view of the offer. */
export const getOfferPdf = defineEndpoint({
  method: 'GET',
  path: '/offers/:token/pdf',
  summary: 'An offer as PDF by the token of its link',
  audience: 'anyone',
  params: tokenParams,
  reply: emptyReply,
  errors: [],
  binary: 'reply',
});

/**
 * Turns the named lines into an open order of the caller at the prices of the offer. It binds the shop to its prices,
 * not the buyer, who owes nothing until the checkout places the order (`pay` or `complete`). A front end puts the words
 * of article 8 (2) of Directive 2011/83/EU (`order with obligation to pay`) on that last button, where the whole total
 * is known, and none that promise an order on this one. A repeat with the same lines returns the same order; other
 * lines answer 409.
 */
export const acceptOffer = defineEndpoint({
  method: 'POST',
  path: '/offers/:token/accept',
  summary: 'Take lines of an offer to the checkout; nothing is owed before the order is placed',
  audience: 'visitor',
  params: tokenParams,
  body: z.object({
    line_item_ids: z.array(z.int()).check(z.minLength(1), z.maxLength(100)),
    /** The same token as in the path. */
    token: z.string().check(z.maxLength(200)),
  }),
  reply: orderSchema,
  errors: ['offer_expired', 'offer_superseded', 'offer_accepted'],
  idempotency: 'required',
});

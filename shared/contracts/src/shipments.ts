import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import {
  cursorPaging,
  cursorQuery,
  emptyReply,
  idParams,
  pageQuery,
  paging,
  quantity,
} from './primitives.ts';

/** The carriers; each has a page for a tracking number. `pick-up`: collected, not tracked. */
export const carriers = [
  'dhl',
  'dpd',
  'gls',
  'ups',
  'fedex',
  'inpost',
  'poczta-polska',
  'raben',
  'pick-up',
] as const;
export type Carrier = (typeof carriers)[number];

/** Company names are the same in every language. */
export const carrierNames: Readonly<Record<Exclude<Carrier, 'pick-up'>, string>> = {
  dhl: 'DHL',
  dpd: 'DPD',
  gls: 'GLS',
  ups: 'UPS',
  fedex: 'FedEx',
  inpost: 'InPost',
  'poczta-polska': 'Poczta Polska',
  raben: 'Raben',
};
export const shipmentStates = ['packed', 'shipped', 'delivered'] as const;
export type ShipmentState = (typeof shipmentStates)[number];
export const fulfilmentStatuses = [
  'none',
  'in_production',
  'partially_shipped',
  'shipped',
  'delivered',
] as const;
export type FulfilmentStatus = (typeof fulfilmentStatuses)[number];

const trackingNumber = z.string().check(z.trim(), z.regex(/^[A-Za-z0-9-]{4,40}$/));
const orderNumber = z.string().check(z.minLength(1), z.maxLength(64));

export const shipmentSchema = z.object({
  id: z.int(),
  order_number: z.string(),
  carrier: z.enum(carriers),
  tracking_number: z.nullable(z.string()),
  /** The carrier's tracking page, built from the number; null where there is none. */
  tracking_url: z.nullable(z.string()),
  state: z.enum(shipmentStates),
  /** The resulting state of the whole order. */
  fulfilment_status: z.enum(fulfilmentStatuses),
  line_items: z.array(
    z.object({
      line_item_id: z.int(),
      sku: z.string(),
      name: z.string(),
      quantity,
      /** How many lie in a carton; null where the packer did not say. */
      pieces_per_carton: z.nullable(quantity),
    }),
  ),
  /** With its cartons, as weighed; null where it was not weighed. */
  weight_grams: z.nullable(z.int()),
  /** The signed address of the packing list as PDF, valid for an hour. */
  packing_list_url: z.string(),
  packed_at: z.string(),
  shipped_at: z.nullable(z.string()),
  delivered_at: z.nullable(z.string()),
});
export type Shipment = z.output<typeof shipmentSchema>;

/** Buyers see the shipments of their orders, staff all. */
export const listShipments = defineEndpoint({
  method: 'GET',
  path: '/shipments',
  summary: 'Shipments with their tracking, newest first',
  audience: 'visitor',
  alsoStaff: true,
  query: z.strictObject({
    ...pageQuery,
    ...cursorQuery,
    order_number: z.optional(orderNumber),
    'q[state_eq]': z.optional(z.enum(shipmentStates)),
    'q[carrier_eq]': z.optional(z.enum(carriers)),
  }),
  reply: z.object({ shipments: z.array(shipmentSchema), ...paging, ...cursorPaging }),
  errors: [],
});

export const getShipment = defineEndpoint({
  method: 'GET',
  path: '/shipments/:id',
  summary: 'One shipment',
  audience: 'visitor',
  alsoStaff: true,
  params: idParams,
  reply: shipmentSchema,
  errors: [],
});

export const getPackingList = defineEndpoint({
  method: 'GET',
  path: '/shipments/:id/packing_list',
  summary: 'The packing list as PDF (signed address)',
  audience: 'anyone',
  params: idParams,
  query: z.object({ expires: z.optional(z.string()), signature: z.optional(z.string()) }),
  reply: emptyReply,
  errors: [],
  binary: 'reply',
});

/** Packs lines of a paid order, or pieces of them: never more than remain to be shipped, even with concurrent calls. */
export const createShipment = defineEndpoint({
  method: 'POST',
  path: '/shipments',
  summary: 'Pack a shipment of an order',
  audience: 'staff',
  scope: 'staff:orders:fulfil',
  body: z.strictObject({
    order_number: orderNumber,
    carrier: z.enum(carriers),
    tracking_number: z.optional(trackingNumber),
    /** At most 30 t. */
    weight_grams: z.optional(z.int().check(z.gte(1), z.lte(30_000_000))),
    line_items: z
      .array(
        z.strictObject({
          line_item_id: z.int().check(z.gte(1)),
          quantity,
          pieces_per_carton: z.optional(quantity),
        }),
      )
      .check(z.minLength(1), z.maxLength(200)),
  }),
  reply: shipmentSchema,
  errors: [
    'order_canceled',
    'order_not_paid',
    'order_on_hold',
    'approval_pending',
    'quality_check_failed',
    'shipment_exceeds_order',
  ],
});

/**
 * Packed, then shipped, then delivered; a repeat returns the same reply. Shipping needs a tracking number, which the
 * change may include; the buyer is mailed the tracking link.
 */
export const updateShipment = defineEndpoint({
  method: 'PUT',
  path: '/shipments/:id',
  summary: 'Say that a shipment has left or has arrived',
  audience: 'staff',
  scope: 'staff:orders:fulfil',
  params: idParams,
  body: z.strictObject({
    state: z.enum(shipmentStates),
    tracking_number: z.optional(trackingNumber),
  }),
  reply: shipmentSchema,
  errors: ['order_canceled', 'order_on_hold', 'quality_check_failed', 'transition_not_allowed'],
});

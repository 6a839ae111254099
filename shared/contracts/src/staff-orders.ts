import * as z from 'zod/mini';
import { approvalStatuses } from './approvals.ts';
import { cleaning } from './cleaning.ts';
import { defineEndpoint } from './endpoint.ts';
import { orderSchema } from './orders.ts';
import { calendarDay, currency, cursorPaging, decimal, numberParams, quantity } from './primitives.ts';
import { qaStates } from './qa.ts';
import { paymentLedgerStates, refundReasons, refundSchema } from './refunds.ts';
import { shipmentSchema } from './shipments.ts';
import { sentDunningSchema } from './staff-dues.ts';

/**
 * Where an order is, derived from what is recorded: `check` until production begins, `proof` while a proof waits for
 * the customer or was rejected, `print` from the start of production until every line has passed its check, `pack`
 * then, `ship` while a packed parcel waits or pieces are left, `transit` until the last parcel arrives.
 */
export const orderStages = [
  'check',
  'proof',
  'print',
  'pack',
  'ship',
  'transit',
  'delivered',
  'canceled',
] as const;
export type OrderStage = (typeof orderStages)[number];
/** The stages that end in a dispatch. */
export const openStages = ['check', 'proof', 'print', 'pack', 'ship'] as const satisfies OrderStage[];

/** What an order waits for; each is a reason why it is late. */
export const orderObstacles = [
  'on_hold',
  'payment',
  'proof_pending',
  'proof_rejected',
  'quality_failed',
  'print_file_failed',
] as const;
export type OrderObstacle = (typeof orderObstacles)[number];

const marketId = z.string().check(z.regex(/^[a-z]{2}$/));
/** One line of text, cleaned of control characters. */
const searchText = z.string().check(z.trim(), z.minLength(3), z.maxLength(80), z.regex(/^\P{Cc}*$/u));

export const staffOrderRowSchema = z.object({
  number: z.string(),
  region: z.string(),
  currency,
  /** With VAT. */
  total: decimal,
  /** Pieces of all goods. */
  quantity: z.int(),
  /** The name of the first line, and how many lines there are. */
  product: z.nullable(z.string()),
  lines: z.int(),
  stage: z.enum(orderStages),
  payment_state: z.enum(paymentLedgerStates),
  placed_at: z.string(),
  /** The promised days; null on orders without a promise. */
  dispatch_on: z.nullable(z.string()),
  deliver_by: z.nullable(z.string()),
  /** `dispatch`: the goods should have left. `delivery`: they left and should have arrived. */
  late: z.nullable(z.enum(['dispatch', 'delivery'])),
  obstacles: z.array(z.enum(orderObstacles)),
  customer: z.object({ name: z.nullable(z.string()), email: z.nullable(z.string()) }),
  company: z.nullable(z.string()),
  /** Send it with a change; it grows with each. */
  revision: z.int(),
});
export type StaffOrderRow = z.output<typeof staffOrderRowSchema>;

export const staffOrderSorts = ['-placed', 'placed', 'dispatch', '-dispatch'] as const;
export type StaffOrderSort = (typeof staffOrderSorts)[number];

/** `text`: a fragment of number, e-mail address, name, company or purchase order number. */
export const listStaffOrders = defineEndpoint({
  method: 'GET',
  path: '/v1/staff/orders',
  summary: 'Placed orders of all buyers, filtered and sorted',
  audience: 'staff',
  scope: 'staff:orders:read',
  query: z.strictObject({
    stage: z.optional(z.enum([...orderStages, 'open'])),
    region: z.optional(marketId),
    late: z.optional(z.literal('true')),
    held: z.optional(z.literal('true')),
    /** The first and the last day on which they were placed, by the seller’s clock. */
    from: z.optional(calendarDay),
    to: z.optional(calendarDay),
    payment_state: z.optional(z.enum(paymentLedgerStates)),
    text: z.optional(searchText),
    sort: z.optional(z.enum(staffOrderSorts)),
    per_page: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(100))),
    cursor: z.optional(z.string().check(z.regex(/^[\w-]{1,200}$/))),
  }),
  reply: z.object({ orders: z.array(staffOrderRowSchema), ...cursorPaging }),
  errors: [],
});

/** How many orders wait in each open stage, and how many of them are late; delivered and canceled ones are not counted. */
export const countStaffOrders = defineEndpoint({
  method: 'GET',
  path: '/v1/staff/orders/counts',
  summary: 'How many orders are in each stage',
  audience: 'staff',
  scope: 'staff:orders:read',
  query: z.strictObject({ region: z.optional(marketId) }),
  reply: z.object({
    stages: z.array(z.object({ stage: z.enum(orderStages), orders: z.int(), late: z.int() })),
  }),
  errors: [],
});

export const staffNoteSchema = z.object({
  id: z.int(),
  text: z.string(),
  /** For example `staff:7`. */
  author: z.string(),
  /** The person’s name, else their e-mail address; null for a tool. */
  author_name: z.nullable(z.string()),
  created_at: z.string(),
});
export type StaffNote = z.output<typeof staffNoteSchema>;

/** The mails about an order that the shop keeps a record of, for 90 days. */
export const orderMailNames = [
  'confirmation',
  'cancellation',
  'refund',
  'shipment',
  'proof',
  'dunning',
] as const;

export const staffOrderSchema = z.object({
  /** As its buyer sees it. */
  order: orderSchema,
  region: z.string(),
  stage: z.enum(orderStages),
  dispatch_on: z.nullable(z.string()),
  deliver_by: z.nullable(z.string()),
  late: z.nullable(z.enum(['dispatch', 'delivery'])),
  obstacles: z.array(z.enum(orderObstacles)),
  revision: z.int(),
  customer: z.object({
    id: z.int(),
    name: z.nullable(z.string()),
    email: z.nullable(z.string()),
    locale: z.string(),
    /** Placed orders of this customer, this one included. */
    orders: z.int(),
  }),
  hold: z.nullable(
    z.object({ reason: z.string(), by: z.string(), by_name: z.nullable(z.string()), at: z.string() }),
  ),
  /** Goods; services have no production. */
  lines: z.array(
    z.object({
      line_item_id: z.int(),
      quantity: z.int(),
      packed: z.int(),
      shipped: z.int(),
      refunded: z.int(),
      quality: z.enum(qaStates),
      print_file: z.nullable(
        z.object({
          status: z.enum(['queued', 'ready', 'failed']),
          /** Signed, valid for an hour; null until ready. */
          url: z.nullable(z.string()),
          problem: z.nullable(z.string()),
        }),
      ),
    }),
  ),
  approvals: z.array(
    z.object({
      uuid: z.uuid(),
      status: z.enum(approvalStatuses),
      review_reason: z.nullable(z.string()),
      email: z.nullable(z.string()),
      created_at: z.string(),
      decided_at: z.nullable(z.string()),
    }),
  ),
  invoices: z.array(
    z.object({
      number: z.string(),
      kind: z.enum(['proforma', 'normal', 'correction']),
      total: decimal,
      issued_at: z.string(),
      /** Signed, valid for an hour. */
      pdf_url: z.string(),
    }),
  ),
  refunds: z.array(refundSchema),
  shipments: z.array(shipmentSchema),
  /** Reminders and notices about an outstanding payment, oldest first. */
  dunning: z.array(sentDunningSchema),
  mails: z.array(
    z.object({
      name: z.enum(orderMailNames),
      state: z.enum(['waiting', 'sent', 'failed']),
      at: z.string(),
    }),
  ),
  /** Oldest first. `action` as in the audit: `checkout.place`, `shipment.packed`. */
  events: z.array(z.object({ at: z.string(), action: z.string(), actor: z.string() })),
  notes: z.array(staffNoteSchema),
});
export type StaffOrder = z.output<typeof staffOrderSchema>;

export const getStaffOrder = defineEndpoint({
  method: 'GET',
  path: '/v1/staff/orders/:number',
  summary: 'Everything about one placed order',
  audience: 'staff',
  scope: 'staff:orders:read',
  params: numberParams,
  reply: staffOrderSchema,
  errors: [],
});

/** Without control characters, except for new lines and tabs. */
const plain = (longest: number) =>
  z
    .string()
    .check(z.trim(), z.minLength(1), z.maxLength(longest), z.regex(/^(?:[\t\n]|\P{Cc})*$/u))
    .register(cleaning, { lines: true });

/** Notes are immutable and no buyer sees them. */
export const createOrderNote = defineEndpoint({
  method: 'POST',
  path: '/v1/staff/orders/:number/notes',
  summary: 'Write a note about an order for colleagues',
  audience: 'staff',
  scope: 'staff:orders:write',
  params: numberParams,
  body: z.strictObject({ text: plain(4000) }),
  reply: staffNoteSchema,
  errors: [],
});

const revision = z.int().check(z.gte(0), z.lte(1_000_000_000));
const heldSchema = z.object({ number: z.string(), revision: z.int(), held: z.boolean() });

/** Until it is released, production does not begin, nothing is packed and no parcel leaves. */
export const holdOrder = defineEndpoint({
  method: 'POST',
  path: '/v1/staff/orders/:number/hold',
  summary: 'Hold an order',
  audience: 'staff',
  scope: 'staff:orders:write',
  params: numberParams,
  body: z.strictObject({ revision, reason: plain(500) }),
  reply: heldSchema,
  errors: ['order_canceled', 'order_conflict', 'transition_not_allowed'],
});

export const releaseOrder = defineEndpoint({
  method: 'POST',
  path: '/v1/staff/orders/:number/release',
  summary: 'Release an order that is on hold',
  audience: 'staff',
  scope: 'staff:orders:write',
  params: numberParams,
  body: z.strictObject({ revision }),
  reply: heldSchema,
  errors: ['order_conflict', 'transition_not_allowed'],
});

/**
 * What `createRefund` with the same body would do, to the cent: nothing is written. `credited_invoice`: the invoice that
 * its credit note corrects; null: no credit note, since there is no invoice or only a surplus goes back.
 */
export const previewRefund = defineEndpoint({
  method: 'POST',
  path: '/v1/staff/orders/:number/refund_preview',
  summary: 'Show what a refund would give back, line by line',
  audience: 'staff',
  scope: 'staff:payments:read',
  params: numberParams,
  body: z.strictObject({
    full: z.optional(z.literal(true)),
    lines: z.optional(
      z.array(z.strictObject({ line_item_id: z.int(), quantity })).check(z.minLength(1), z.maxLength(200)),
    ),
    shipping: z.optional(z.boolean()),
    amount: z.optional(z.string().check(z.regex(/^(?!0+\.00$)\d{1,12}\.\d{2}$/))),
    reason: z.enum(refundReasons),
  }),
  reply: z.object({
    currency,
    amount: decimal,
    lines: z.array(
      z.object({ line_item_id: z.int(), quantity: z.int(), net: decimal, tax: decimal, gross: decimal }),
    ),
    shipping: z.object({ net: decimal, tax: decimal, gross: decimal }),
    surplus: decimal,
    /** What can still be refunded after it. */
    left: decimal,
    payouts: z.array(
      z.object({
        payment_id: z.int(),
        provider: z.enum(['sandbox', 'stripe', 'transfer', 'wallet']),
        amount: decimal,
      }),
    ),
    credited_invoice: z.nullable(z.string()),
  }),
  errors: ['refund_too_large'],
});

export const searchKinds = [
  'order',
  'invoice',
  'shipment',
  'customer',
  'company',
  'quote',
  'design',
] as const;
export type SearchKind = (typeof searchKinds)[number];

export const searchHitSchema = z.object({
  kind: z.enum(searchKinds),
  id: z.string(),
  title: z.string(),
  detail: z.string(),
  region: z.nullable(z.string()),
  /** The order that it belongs to; null where there is none. */
  order_number: z.nullable(z.string()),
  /** The text that finds its orders in `listStaffOrders`; null where there are none to find. */
  orders_text: z.nullable(z.string()),
});
export type SearchHit = z.output<typeof searchHitSchema>;

/** Finds any fragment of at least three characters, whatever the case and accents; newest first, a few of each kind. */
export const searchByStaff = defineEndpoint({
  method: 'GET',
  path: '/v1/staff/search',
  summary: 'Find orders, invoices, parcels, customers, companies, quotes and designs',
  audience: 'staff',
  scope: 'staff:orders:read',
  query: z.strictObject({ q: searchText }),
  reply: z.object({ hits: z.array(searchHitSchema) }),
  errors: [],
});

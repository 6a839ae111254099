import * as z from 'zod/mini';
import { configurationSchema } from './catalogue.ts';
import { deliveryPromiseSchema } from './delivery.ts';
import { defineEndpoint } from './endpoint.ts';
import { addressAttributes } from './identity.ts';
import {
  calendarDay,
  countryIso,
  currency,
  cursorQuery,
  decimal,
  email,
  idParams,
  numberParams,
  optionalCursor,
  pageQuery,
  paging,
  quantity,
} from './primitives.ts';
import { requirementSchema } from './problem.ts';
import { quantityOptionSchema } from './quantity-option.ts';
import { paymentLedgerStates } from './refunds.ts';
import { paymentScheduleSchema } from './schedules.ts';
import { serviceName } from './service-name.ts';
import { fulfilmentStatuses } from './shipments.ts';
import { taxReasons, vatCheckSchema } from './tax.ts';

export const orderStates = [
  'cart',
  'address',
  'delivery',
  'payment',
  'confirm',
  'complete',
  'canceled',
] as const;
export const paymentStatuses = ['OK', 'WAITING', 'DELAYED', 'FAILED', 'NOT_STARTED'] as const;
export const paymentMethodIds = [
  'paypal',
  'check',
  'stripe',
  'p24',
  'ideal',
  'bancontact',
  'eps',
  'giropay',
  'card',
  'hokodo',
  'wallet',
] as const;
export const shippingMethodIds = ['courier', 'sample-packs', 'palettes', 'pick-up', 'polish-post'] as const;
export const consentTypes = [
  'terms_and_conditions_and_privacy_policy',
  'terms_and_conditions_plus',
  'marketing',
  'newsletter',
  'envelope',
  'instant_service',
] as const;

/** One possible sample of a sample pack: a product in one of its materials. */
export const sampleSchema = z.object({
  /** @example "mailer-box-eco--cardboard-natural" */
  id: z.string(),
  product: z.string(),
  name: z.string(),
  material: z.string(),
});
export type Sample = z.output<typeof sampleSchema>;

export const lineItemSchema = z.object({
  id: z.int(),
  sku: z.string(),
  /** Null on a service: it has no variant, and its `variant` names the service itself. */
  variant_id: z.nullable(z.int()),
  variant: z.object({ sku: z.string(), external_pim_sku: z.string() }),
  product: z.object({ id: z.int(), name: z.string(), slug: z.string() }),
  product_type: z.string(),
  /** Null on a service. */
  configuration: z.nullable(configurationSchema),
  /** The name of the service; null or absent on goods. */
  service_name: z.optional(z.nullable(serviceName)),
  /** Net per piece, four decimals: the price of the tier for `quantity`. */
  price: decimal,
  quantity,
  /** Net, gross and tax of the line. `total` is net. */
  total: decimal,
  total_gross: decimal,
  /**
   * `total` and `total_gross` before the order's discount: what the line shows where the discount has a row of its own.
   * Absent on orders placed before 29 November 2026.
   */
  list_total: z.optional(decimal),
  list_total_gross: z.optional(decimal),
  /**
   * A larger quantity with a lower total, and that total, so that every buyer of fewer pieces is informed. A placed
   * order stores what was shown; orders placed before 28 November 2026 do not have it.
   */
  cheaper_at: z.optional(z.nullable(z.object({ quantity, total: decimal, total_gross: decimal }))),
  thumbnail: z.nullable(z.string()),
  /** The services bought for this line, by sku: "service-fsc-certificate". */
  paid_assets: z.array(z.object({ asset_type: z.string() })),
  purchase_trigger: z.nullable(z.string()),
  box_design: z.nullable(
    z.object({
      id: z.uuid(),
      name: z.string(),
      design_status: z.enum(['draft', 'ready', 'ordered']),
      rev: z.int(),
    }),
  ),
  parent_id: z.nullable(z.int()),
  /** Its bundle; only the bundle changes its quantity or removes it. */
  bundle_id: z.optional(z.nullable(z.int())),
  /** The samples of a sample pack; null on every other line. */
  samples: z.optional(z.nullable(z.array(sampleSchema))),
  /** On a line of an accepted offer: the other available quantities, at the prices of the offer. */
  quantity_options: z.optional(z.array(quantityOptionSchema)),
  express_delivery_option_id: z.nullable(z.int()),
  /** The cost of express production, included in `total` and `total_gross`. Absent on orders older than express. */
  express: z.optional(
    z.nullable(
      z.object({
        days_saved: z.int(),
        total: decimal,
        total_gross: decimal,
        list_total: z.optional(decimal),
        list_total_gross: z.optional(decimal),
      }),
    ),
  ),
});
export type LineItem = z.output<typeof lineItemSchema>;

export const paymentSchema = z.object({
  id: z.int(),
  payment_method: z.enum(paymentMethodIds),
  amount: decimal,
  state: z.enum(['checkout', 'processing', 'requires_action', 'pending', 'completed', 'failed', 'void']),
  created_at: z.string(),
});

export const orderSchema = z.object({
  id: z.int(),
  number: z.string(),
  /** Computed: the first step whose requirements are unmet. */
  state: z.enum(orderStates),
  /** Increments with each write; send it as `If-Match` to refuse a stale write. */
  version: z.int(),
  email: z.nullable(z.string()),
  currency,
  item_total: decimal,
  /** Net of all express production, included in `item_total`. */
  express_total: z.optional(decimal),
  ship_total: decimal,
  /** Net charge at the border, included in `ship_total`. */
  customs_total: z.optional(decimal),
  tax_total: decimal,
  promotion_amount: decimal,
  promo_code: z.nullable(z.string()),
  promo_total: decimal,
  total: decimal,
  /** `custom` marks a custom order. */
  channel: z.string(),
  billCountryIso: z.nullable(countryIso),
  /** The ordering company; null: a personal order. Absent on orders older than companies. */
  company: z.optional(z.nullable(z.object({ id: z.int(), name: z.string() }))),
  /** The company's purchase order number. */
  po_number: z.optional(z.nullable(z.string())),
  sku: z.nullable(z.string()),
  quantity: z.int(),
  /** The checkout flow of the order. Absent on orders placed before 28 November 2026. */
  flow_mode: z.optional(z.enum(['sample-pack-mode', 'no-print-mode', 'standard-mode'])),
  bill_address: z.nullable(addressAttributes),
  ship_address: z.nullable(addressAttributes),
  shipping_method: z.nullable(z.enum(shippingMethodIds)),
  shipping_methods: z.array(
    z.object({
      id: z.enum(shippingMethodIds),
      cost: decimal,
      days: z.tuple([z.int(), z.int()]),
      /** Where to collect it; only with `pick-up`. */
      pick_up: z.optional(
        z.object({
          name: z.string(),
          address1: z.string(),
          zipcode: z.string(),
          city: z.string(),
          country_iso: countryIso,
          maps_url: z.string(),
          demonstration: z.boolean(),
        }),
      ),
    }),
  ),
  payment_method: z.nullable(z.enum(paymentMethodIds)),
  payment_methods: z.array(z.enum(paymentMethodIds)),
  payment_status: z.enum(paymentStatuses),
  /** The payment state of a placed order, from its payments and refunds. Carts lack this and the next five. */
  payment_state: z.optional(z.enum(paymentLedgerStates)),
  /** Payments minus refunds. */
  payment_total: z.optional(decimal),
  /** Refunds, including pending ones. */
  refund_total: z.optional(decimal),
  /** The outstanding amount; negative: overpaid. A canceled order owes nothing. */
  outstanding_balance: z.optional(decimal),
  /** Where to transfer the outstanding amount; null when no transfer is expected. */
  transfer: z.optional(
    z.nullable(
      z.object({
        account_number: z.string(),
        swift: z.string(),
        reference: z.string(),
        amount: decimal,
        currency,
        demonstration: z.boolean(),
      }),
    ),
  ),
  /** How the caller may cancel now: before production, or by the right of withdrawal; null: no longer possible. */
  cancelable: z.optional(z.nullable(z.enum(['cancellation', 'withdrawal']))),
  canceled_at: z.optional(z.nullable(z.string())),
  /** The progress of production and shipping of a placed order. */
  fulfilment_status: z.optional(z.enum(fulfilmentStatuses)),
  payments: z.array(paymentSchema),
  /**
   * The wallet's share of the payment: on a cart what it would pay now, with `balance` the wallet's balance; on a
   * placed order what it paid. `to_pay` is the rest of the total.
   */
  wallet: z.optional(z.object({ applied: z.boolean(), balance: decimal, amount: decimal, to_pay: decimal })),
  /** The possible numbers of instalments for the cart; empty: only payment in full. */
  installment_counts: z.optional(z.array(z.int())),
  /** Proposed or accepted; null: payment in full. */
  payment_schedule: z.optional(z.nullable(paymentScheduleSchema)),
  line_items: z.array(lineItemSchema),
  /** Groups of lines that are bought together. Absent on orders older than bundles. */
  bundles: z.optional(z.array(z.object({ id: z.int(), quantity, line_item_ids: z.array(z.int()) }))),
  /** One row per VAT category and rate. `rate` is a percentage such as "23.00". */
  taxes: z.array(
    z.object({
      category: z.enum(['S', 'Z', 'AE', 'K', 'G', 'E', 'O']),
      rate: z.string(),
      country_iso: countryIso,
      base: decimal,
      amount: decimal,
      /** Why no VAT is charged, in English, with its legal basis. */
      reason: z.nullable(z.string()),
      /** The same as a code; null when VAT is charged. Absent on orders from before 29 November 2026. */
      reason_code: z.optional(z.nullable(z.enum(taxReasons))),
    }),
  ),
  /**
   * The day of the supply by the clock of the place of taxation: its VAT rates, its price book and its documents are of
   * this day. Until the order is placed, that of now. Absent on orders from before 29 November 2026.
   */
  supply_day: z.optional(calendarDay),
  /** True when the goods cross a customs border or leave the VAT area. Absent like `supply_day`. */
  customs_papers: z.optional(z.boolean()),
  /** The buyer's VAT number and the register's result; null without a number. Absent on orders older than the check. */
  vat_check: z.optional(z.nullable(vatCheckSchema)),
  /** The missing requirements; empty means the order can be completed. */
  requirements: z.array(requirementSchema),
  /** True where the region shows prices with VAT to this buyer. */
  prices_include_tax: z.boolean(),
  /**
   * The amounts as every page, mail and document shows them: with VAT where `prices_include_tax`, else net. Subtotal +
   * discount + shipping + customs = total, where VAT is not included plus the amounts of `taxes`. Absent on orders
   * placed before 29 November 2026.
   */
  summary: z.optional(
    z.object({
      /** The lines before the discount, with their express production. */
      subtotal: decimal,
      /** Zero or negative. */
      discount: decimal,
      shipping: decimal,
      customs: decimal,
      total: decimal,
    }),
  ),
  /** The delivery date of the slowest line; orders placed before reasons existed have only the window. */
  estimated_delivery: z.nullable(
    z.object({
      ...z.partial(deliveryPromiseSchema).shape,
      from: z.string(),
      to: z.string(),
      /** The slowest line, if other lines would arrive earlier. */
      slowest_line_id: z.optional(z.nullable(z.int())),
    }),
  ),
  created_at: z.string(),
  completed_at: z.nullable(z.string()),
});
export type Order = z.output<typeof orderSchema>;

export const orderSummarySchema = z.object({
  id: z.int(),
  number: z.string(),
  state: z.enum(orderStates),
  currency,
  total: decimal,
  payment_status: z.enum(paymentStatuses),
  quantity: z.int(),
  thumbnail: z.nullable(z.string()),
  completed_at: z.nullable(z.string()),
});
export type OrderSummary = z.output<typeof orderSummarySchema>;

/** Returns the caller's open cart in that currency's region, and creates one if there is none. */
export const createOrder = defineEndpoint({
  method: 'POST',
  path: '/v2/orders',
  summary: 'The caller’s open cart, created when there is none',
  audience: 'visitor',
  body: z.object({ currency }),
  reply: orderSchema,
  errors: ['currency_mismatch'],
});
/** The open cart, without creating one; `null` when there is none. */
export const getCurrentOrder = defineEndpoint({
  method: 'GET',
  path: '/v2/orders/current',
  summary: 'The caller’s open cart, or null',
  audience: 'visitor',
  reply: z.nullable(orderSchema),
  errors: [],
});
/** By number or id, for the owner, or read-only with the mail's `X-Spree-Order-Token`. */
export const getOrder = defineEndpoint({
  method: 'GET',
  path: '/orders/:number',
  summary: 'One order or cart',
  audience: 'visitor',
  params: numberParams,
  reply: orderSchema,
  errors: [],
});
/** Only orders in the states complete and canceled. */
export const listMyOrders = defineEndpoint({
  method: 'GET',
  path: '/orders/mine',
  summary: 'The caller’s placed orders, newest first',
  audience: 'visitor',
  query: z.object({
    ...pageQuery,
    ...cursorQuery,
    'q[state_cont_any][]': z.optional(z.union([z.string(), z.array(z.string())])),
  }),
  reply: z.object({ orders: z.array(orderSummarySchema), ...paging, ...optionalCursor }),
  errors: [],
});
export const getOrderManager = defineEndpoint({
  method: 'GET',
  path: '/orders/managers/current',
  summary: 'The caller’s order manager, or null',
  audience: 'visitor',
  reply: z.nullable(z.object({ email: z.string(), name: z.string(), avatar: z.nullable(z.string()) })),
  errors: [],
});
export const updateOrder = defineEndpoint({
  method: 'PUT',
  path: '/orders/:id',
  summary: 'Change facts of the open cart outside the checkout steps',
  audience: 'visitor',
  params: idParams,
  body: z.object({ order: z.object({ email: z.optional(email), tax_country_iso: z.optional(countryIso) }) }),
  reply: orderSchema,
  errors: ['stale_cart', 'cart_completed', 'completion_in_progress'],
});

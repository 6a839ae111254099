import { parseCode } from '@shop/intake';
import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { calendarDay, currency, pageQuery, paging } from './primitives.ts';

/** Where a code stands: by its window, and by the uses that are left in total. */
export const couponStates = ['active', 'scheduled', 'used_up', 'ended'] as const;
export type CouponState = (typeof couponStates)[number];

/** The longest code that a buyer has to type. */
export const couponCodeLength = { min: 3, max: 20 } as const;

const codeText = z.string().check(
  z.maxLength(60),
  z.overwrite((typed) => {
    const read = parseCode(typed);
    return read.ok ? read.value : '';
  }),
  z.regex(/^[A-Z0-9-]{3,20}$/),
);
const positive = z.string().check(z.regex(/^(?!0+\.0+$)\d{1,9}\.\d{2}$/));
/** An amount in each currency in which the code has one; as shown to buyers, with VAT where prices include it. */
const amounts = z.array(z.strictObject({ currency, amount: positive })).check(z.maxLength(6));
const discount = z.union([
  z.strictObject({
    kind: z.literal('percent'),
    /** Basis points: 1000 is 10 %. */
    rate: z.int().check(z.gte(1), z.lte(10_000)),
  }),
  z.strictObject({ kind: z.literal('amount'), amounts: amounts.check(z.minLength(1)) }),
]);
const count = z.nullable(z.int().check(z.gte(1), z.lte(1_000_000)));

/** What a discount code gives, to whom and when. */
export const couponTermsSchema = z.strictObject({
  /** What the code is for; colleagues read it, no buyer does. */
  note: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  discount,
  /** The smallest order in each currency; a currency that is not named has none. */
  minimums: amounts,
  /** Null: in every region. */
  regions: z.nullable(
    z.array(z.string().check(z.regex(/^[a-z]{2}$/))).check(z.minLength(1), z.maxLength(40)),
  ),
  /** Slugs of products; null: for every product. Services are never discounted. */
  products: z.nullable(z.array(z.string().check(z.maxLength(60))).check(z.minLength(1), z.maxLength(200))),
  /** The first and the last day, both whole, where the shop is. */
  starts_on: calendarDay,
  /** Null: until somebody ends it. */
  ends_on: z.nullable(calendarDay),
  /** Orders of all buyers together; null: unlimited. */
  usage_limit: count,
  /** Orders of one buyer; null: unlimited. */
  usage_limit_per_buyer: count,
});
export type CouponTerms = z.output<typeof couponTermsSchema>;

export const staffCouponSchema = z.object({
  ...couponTermsSchema.shape,
  code: z.string(),
  state: z.enum(couponStates),
  /** Send it with a change; it grows with each. */
  revision: z.int(),
  /** Placed orders with the code that were not canceled. */
  orders: z.int(),
  /** For each currency: what these orders came to with VAT, and what the code took off without VAT. */
  effect: z.array(z.object({ currency, orders: z.int(), total: z.string(), discount: z.string() })),
});
export type StaffCoupon = z.output<typeof staffCouponSchema>;

export const couponVersionSchema = z.object({
  revision: z.int(),
  terms: couponTermsSchema,
  /** For example `staff:7`. */
  changed_by: z.string(),
  /** The person’s name, else their e-mail address; null for a tool. */
  changed_by_name: z.nullable(z.string()),
  changed_at: z.string(),
});
export type CouponVersion = z.output<typeof couponVersionSchema>;

const codeParams = z.object({ code: codeText });

/** `text`: a fragment of the code or of its note. Newest first. */
export const listStaffCoupons = defineEndpoint({
  method: 'GET',
  path: '/v1/staff/coupons',
  summary: 'Discount codes with their uses and effect',
  audience: 'staff',
  scope: 'staff:catalogue:read',
  query: z.strictObject({
    ...pageQuery,
    state: z.optional(z.enum(couponStates)),
    text: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(40))),
  }),
  reply: z.object({ coupons: z.array(staffCouponSchema), ...paging }),
  errors: [],
});

export const getStaffCoupon = defineEndpoint({
  method: 'GET',
  path: '/v1/staff/coupons/:code',
  summary: 'One discount code with its versions',
  audience: 'staff',
  scope: 'staff:catalogue:read',
  params: codeParams,
  reply: z.object({ coupon: staffCouponSchema, versions: z.array(couponVersionSchema) }),
  errors: [],
});

/**
 * Makes a discount code. One that would sell below cost by a price book that is or will be in effect is refused
 * (`coupon_below_cost`): a share above the margin, or an amount above the margin of the smallest order.
 */
export const createStaffCoupon = defineEndpoint({
  method: 'POST',
  path: '/v1/staff/coupons',
  summary: 'Make a discount code',
  audience: 'staff',
  scope: 'staff:catalogue:write',
  idempotency: 'required',
  body: z.strictObject({ code: codeText, terms: couponTermsSchema }),
  reply: staffCouponSchema,
  errors: ['coupon_exists', 'coupon_below_cost'],
});

/** Replaces the terms of a code. Placed orders keep what they got; carts are priced anew at their next change. */
export const updateStaffCoupon = defineEndpoint({
  method: 'PUT',
  path: '/v1/staff/coupons/:code',
  summary: 'Change a discount code',
  audience: 'staff',
  scope: 'staff:catalogue:write',
  params: codeParams,
  body: z.strictObject({ revision: z.int(), terms: couponTermsSchema }),
  reply: staffCouponSchema,
  errors: ['coupon_conflict', 'coupon_below_cost'],
});

export const endStaffCoupon = defineEndpoint({
  method: 'POST',
  path: '/v1/staff/coupons/:code/end',
  summary: 'End a discount code now',
  audience: 'staff',
  scope: 'staff:catalogue:write',
  params: codeParams,
  body: z.strictObject({ revision: z.int() }),
  reply: staffCouponSchema,
  errors: ['coupon_conflict', 'transition_not_allowed'],
});

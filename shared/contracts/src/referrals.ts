import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { currency, decimal, pageQuery, paging } from './primitives.ts';

export const referralStatuses = ['pending', 'rewarded', 'refused', 'revoked'] as const;
/** Why a referral earns no reward. */
export const referralReasons = [
  'same_address',
  'same_payment',
  'second_account',
  'below_minimum',
  'order_canceled',
] as const;

export const referralSchema = z.object({
  id: z.int(),
  /**
   * `pending`: awaits the first paid order; `rewarded`: both have their credit; `refused`: no reward; `revoked`: the
   * order was canceled and the unspent part of the credits was reversed.
   */
  status: z.enum(referralStatuses),
  reason: z.nullable(z.enum(referralReasons)),
  /** The caller's share of the reward. */
  reward: z.nullable(z.object({ amount: decimal, currency })),
  claimed_at: z.string(),
  settled_at: z.nullable(z.string()),
});
export type Referral = z.output<typeof referralSchema>;

export const referralsSchema = z.object({
  /** The caller's referral code, alone and as a link. */
  code: z.string(),
  url: z.string(),
  /**
   * The complete terms of the programme: no other rule decides a reward. Amounts are in the currency of the caller's
   * region.
   */
  terms: z.object({
    currency,
    /** The wallet credit of each side once the newcomer's first order is paid. */
    referrer_reward: decimal,
    referred_reward: decimal,
    /** The smallest net value of goods of that order. */
    minimum_order: decimal,
    /** The reasons to refuse or revoke a reward. */
    refused_for: z.array(z.enum(referralReasons)),
  }),
  /** The referral that the caller claimed; null without one. */
  claimed: z.nullable(referralSchema),
  /** Referrals by the caller's code, newest first, without names. */
  referrals: z.array(referralSchema),
  ...paging,
});

export const getReferrals = defineEndpoint({
  method: 'GET',
  path: '/v1/referrals',
  summary: 'The caller’s referral code, the programme’s terms and what came of it',
  audience: 'member',
  query: z.strictObject({ ...pageQuery, 'q[status_eq]': z.optional(z.enum(referralStatuses)) }),
  reply: referralsSchema,
  errors: [],
});

/** Before the first order, once per person. Claiming the same code again returns the same reply. */
export const claimReferral = defineEndpoint({
  method: 'POST',
  path: '/v1/referrals',
  summary: 'Say by whose code the caller came',
  audience: 'member',
  body: z.strictObject({
    referral: z.strictObject({ code: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)) }),
  }),
  reply: z.object({ referral: referralSchema }),
  errors: ['referral_unknown', 'referral_not_eligible'],
});

const score = z.int().check(z.gte(0), z.lte(5));
/** `bounds` are the lower limits of the scores 2 to 5; for recency, in days. 0: no order. */
export const rfmSchema = z.object({
  region: z.string(),
  currency,
  period_months: z.int(),
  recency: z.object({ days: z.nullable(z.int()), score, bounds: z.array(z.int()) }),
  frequency: z.object({ orders: z.int(), score, bounds: z.array(z.int()) }),
  /** Net goods of orders in the region's currency; other currencies are not converted. */
  monetary: z.object({ amount: decimal, score, bounds: z.array(decimal) }),
  /** The three scores as digits. @example "543" */
  rfm: z.string(),
  /** What the scores are and are not used for, in the caller's language. */
  disclosure: z.string(),
  computed_at: z.string(),
});
export type Rfm = z.output<typeof rfmSchema>;

export const getRfm = defineEndpoint({
  method: 'GET',
  path: '/v1/user/me/rfm',
  summary: 'Recency, frequency and monetary value of the caller’s orders, with the scoring',
  audience: 'visitor',
  reply: rfmSchema,
  errors: [],
});

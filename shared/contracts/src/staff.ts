import * as z from 'zod/mini';
import { configurationSchema } from './catalogue.ts';
import { cleaning, rawSecret } from './cleaning.ts';
import { defineEndpoint } from './endpoint.ts';
import { offerSchema } from './offers.ts';
import {
  currency,
  cursorPaging,
  cursorQuery,
  email,
  emptyReply,
  idParams,
  pageQuery,
  paging,
  quantity,
} from './primitives.ts';
import { staffAssignmentSchema } from './staff-permissions.ts';

export const staffAccountSchema = z.object({
  id: z.int(),
  email: z.string(),
  first_name: z.nullable(z.string()),
  last_name: z.nullable(z.string()),
  created_at: z.string(),
  /** Invited by mail, and no password set yet. */
  invited: z.boolean(),
  /** Whether the person has set up a second factor of sign-in. */
  second_factor: z.boolean(),
  roles: z.array(staffAssignmentSchema),
  /** The last change of the roles; whoever changes them names it. */
  roles_revision: z.int(),
});
export type StaffAccount = z.output<typeof staffAccountSchema>;

const personName = z.optional(z.string().check(z.trim(), z.maxLength(120), z.regex(/^\P{Cc}*$/u)));

/** What people of the staff may do is given out here, so these calls need `staff:*`. */
export const listStaffAccounts = defineEndpoint({
  method: 'GET',
  path: '/v1/staff/accounts',
  summary: 'Who of the staff can sign in',
  audience: 'staff',
  scope: 'staff:*',
  query: z.object(pageQuery),
  reply: z.object({ accounts: z.array(staffAccountSchema), ...paging }),
  errors: [],
});

/**
 * Creates an account that signs in with this address and password. An address with an account is refused. Without
 * `roles` it is an admin of all regions.
 */
export const createStaffAccount = defineEndpoint({
  method: 'POST',
  path: '/v1/staff/accounts',
  summary: 'Make an account of the staff',
  audience: 'staff',
  scope: 'staff:*',
  body: z.strictObject({
    email,
    password: z.string().check(z.minLength(8), z.maxLength(200)).register(cleaning, rawSecret),
    first_name: personName,
    last_name: personName,
    roles: z.optional(z.array(staffAssignmentSchema).check(z.maxLength(7))),
  }),
  reply: staffAccountSchema,
  errors: ['email_taken', 'weak_password'],
});

/** Ends the account's sessions and keys, and makes it an ordinary account. The last admin of all regions stays. */
export const revokeStaffAccount = defineEndpoint({
  method: 'DELETE',
  path: '/v1/staff/accounts/:id',
  summary: 'Take an account out of the staff',
  audience: 'staff',
  scope: 'staff:*',
  params: z.object({ id: z.string().check(z.regex(/^\d{1,9}$/)) }),
  reply: emptyReply,
  errors: ['last_admin'],
});

/** `total_net`: the staff's price of the whole line; defaults to the price model's. */
const offerLine = z.strictObject({
  quantity,
  configuration: z.optional(configurationSchema),
  total_net: z.optional(z.string().check(z.regex(/^\d{1,12}\.\d{2}$/))),
});

const offerText = (longest: number) =>
  z
    .string()
    .check(z.trim(), z.maxLength(longest), z.regex(/^(?:[\t\n]|\P{Cc})*$/u))
    .register(cleaning, { lines: true });

export const staffOfferInput = z.strictObject({
  lines: z.array(offerLine).check(z.minLength(1), z.maxLength(20)),
  /** Up to half a year ahead; defaults to two weeks. */
  valid_until: z.optional(z.iso.datetime({ offset: true })),
  /** What applies besides the prices, in the buyer's language; the buyer reads it. */
  terms: z.optional(offerText(2000)),
  /** Why a price is below that of the model; for colleagues. */
  discount_reason: z.optional(offerText(500)),
  /** The revision of the request that the caller saw; a colleague's change since then refuses the offer. */
  revision: z.optional(z.int().check(z.gte(0), z.lte(2_147_483_647))),
});
export type StaffOfferInput = z.output<typeof staffOfferInput>;

/**
 * Replies to a quote request with a new version of its offer, which supersedes the previous one and is mailed. A line
 * without a configuration uses that of the request; lines are alternatives. A price below the floor needs another
 * person (`approval_needed`).
 */
export const createStaffOffer = defineEndpoint({
  method: 'POST',
  path: '/v1/staff/quote_requests/:id/offers',
  summary: 'Offer prices for a quote request, and mail them',
  audience: 'staff',
  scope: 'staff:quotes:write',
  params: idParams,
  body: staffOfferInput,
  reply: offerSchema,
  errors: [
    'offer_not_possible',
    'offer_accepted',
    'quantity_out_of_range',
    'quote_conflict',
    'approval_needed',
  ],
  idempotency: 'required',
});

/** What `createStaffOffer` with the same body would offer, with the margin of each line; nothing is written or mailed. */
export const previewStaffOffer = defineEndpoint({
  method: 'POST',
  path: '/v1/staff/quote_requests/:id/offer_preview',
  summary: 'Show what an offer would say, and what it would earn',
  audience: 'staff',
  scope: 'staff:quotes:write',
  params: idParams,
  body: staffOfferInput,
  reply: z.object({
    currency,
    tax: z.object({ country_iso: z.string(), rate: z.string(), shown_included: z.boolean() }),
    valid_until: z.string(),
    /** The lowest margin that one person may offer alone, in percent of the net price. */
    lowest_margin: z.string(),
    /** A line is below it, so another person has to approve the offer. */
    needs_approval: z.boolean(),
    lines: z.array(
      z.object({
        name: z.string(),
        configuration: configurationSchema,
        quantity,
        /** Net per piece, four decimals. */
        price: z.string(),
        /** The net total of the price model. */
        model_net: z.string(),
        net: z.string(),
        gross: z.string(),
        /** Percent off the model's net total, negative above it. */
        discount: z.string(),
        /** Percent of the net price; null where nothing is paid. */
        margin: z.nullable(z.string()),
      }),
    ),
  }),
  errors: ['offer_not_possible', 'offer_accepted', 'quantity_out_of_range', 'quote_conflict'],
});

export const accessLogSchema = z.object({
  id: z.int(),
  at: z.string(),
  actor: z.string(),
  method: z.string(),
  /** The path pattern; its values are in `params`. */
  route: z.string(),
  params: z.array(z.object({ name: z.string(), value: z.string() })),
  status: z.int(),
  code: z.nullable(z.string()),
  region: z.string(),
  request_id: z.string(),
});
export type AccessLogEntry = z.output<typeof accessLogSchema>;

/** Every write by staff, their tools and API keys, whatever its result; newest first. */
export const listAccessLog = defineEndpoint({
  method: 'GET',
  path: '/v1/staff/access_log',
  summary: 'What staff and API keys did',
  audience: 'staff',
  scope: 'staff:keys:read',
  query: z.object({ actor: z.optional(z.string().check(z.maxLength(80))), ...pageQuery, ...cursorQuery }),
  reply: z.object({ entries: z.array(accessLogSchema), ...paging, ...cursorPaging }),
  errors: [],
});

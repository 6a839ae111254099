import * as z from 'zod/mini';
import { cleaning } from './cleaning.ts';
import { defineEndpoint } from './endpoint.ts';
import { offerStatuses } from './offers.ts';
import { cursorPaging, idParams } from './primitives.ts';
import { quoteFileSchema, quoteRequestSchema } from './quotes.ts';
import { staffNoteSchema } from './staff-orders.ts';

const marketId = z.string().check(z.regex(/^[a-z]{2}$/));
const qrParams = z.object({ number: z.string().check(z.maxLength(64)) });
/** The revision that the caller saw; another one means that a colleague changed the request meanwhile. */
const revision = z.int().check(z.gte(0), z.lte(2_147_483_647));

export const quoteStates = ['received', 'in_progress', 'offered', 'closed'] as const;
export type QuoteState = (typeof quoteStates)[number];
/** The states in which the buyer waits for an answer. */
export const openQuoteStates = ['received', 'in_progress'] as const satisfies QuoteState[];

const owner = z.object({ id: z.int(), name: z.string() });

export const staffQuoteRowSchema = z.object({
  number: z.string(),
  region: z.string(),
  /** QR = 0: a configuration to be priced. Brief = 1: a description. */
  type: z.union([z.literal(0), z.literal(1)]),
  status: z.enum(quoteStates),
  /** The slug of the product; null for a brief without a configuration. */
  product: z.nullable(z.string()),
  quantities: z.array(z.int()),
  /** The beginning of the buyer's message. */
  message: z.string(),
  customer: z.object({ name: z.string(), email: z.string() }),
  company: z.nullable(z.string()),
  /** Who of the staff answers it; null: nobody has taken it. */
  owner: z.nullable(owner),
  created_at: z.string(),
  /** The end of the promise that the buyer read. */
  answer_by: z.string(),
  /** The promise has passed and the buyer still waits. */
  overdue: z.boolean(),
  /** The newest version of its offer; null before the first. */
  offer: z.nullable(z.object({ version: z.int(), status: z.enum(offerStatuses) })),
  /** Send it with a change; it grows with each. */
  revision: z.int(),
});
export type StaffQuoteRow = z.output<typeof staffQuoteRowSchema>;

export const staffQuoteSorts = ['due', '-due', '-created', 'created'] as const;
export type StaffQuoteSort = (typeof staffQuoteSorts)[number];

/**
 * Requests of the regions in which the caller may read them. `owner`: `me`, `none` or the number of an account; `text`:
 * a fragment of number, e-mail address, name or company.
 */
export const listStaffQuotes = defineEndpoint({
  method: 'GET',
  path: '/v1/staff/quote_requests',
  summary: 'Quote requests of all buyers, filtered and sorted',
  audience: 'staff',
  scope: 'staff:quotes:read',
  query: z.strictObject({
    state: z.optional(z.enum([...quoteStates, 'open'])),
    type: z.optional(z.enum(['0', '1'])),
    region: z.optional(marketId),
    owner: z.optional(z.string().check(z.regex(/^(me|none|[1-9]\d{0,8})$/))),
    overdue: z.optional(z.literal('true')),
    text: z.optional(z.string().check(z.trim(), z.minLength(3), z.maxLength(80), z.regex(/^\P{Cc}*$/u))),
    sort: z.optional(z.enum(staffQuoteSorts)),
    per_page: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(100))),
    cursor: z.optional(z.string().check(z.regex(/^[\w-]{1,200}$/))),
  }),
  reply: z.object({ quote_requests: z.array(staffQuoteRowSchema), ...cursorPaging }),
  errors: [],
});

/** People who may answer requests, in these regions; `regions` null: in all. */
export const listQuoteOwners = defineEndpoint({
  method: 'GET',
  path: '/v1/staff/quote_requests/owners',
  summary: 'Who of the staff may answer quote requests',
  audience: 'staff',
  scope: 'staff:quotes:read',
  reply: z.object({
    owners: z.array(z.object({ id: z.int(), name: z.string(), regions: z.nullable(z.array(z.string())) })),
  }),
  errors: [],
});

export const staffQuoteSchema = z.object({
  request: quoteRequestSchema,
  region: z.string(),
  owner: z.nullable(owner),
  overdue: z.boolean(),
  revision: z.int(),
  customer: z.object({
    id: z.int(),
    locale: z.string(),
    /** Requests and placed orders of this customer, this request included. */
    requests: z.int(),
    orders: z.int(),
  }),
  /** Each with a signed address, valid for an hour. */
  files: z.array(z.object({ ...quoteFileSchema.shape, url: z.string() })),
  /** Newest version first. */
  offers: z.array(
    z.object({
      id: z.int(),
      version: z.int(),
      status: z.enum(offerStatuses),
      valid_until: z.string(),
      created_at: z.string(),
      order_number: z.nullable(z.string()),
      /** Why a price was below that of the model. */
      discount_reason: z.nullable(z.string()),
      /** The buyer's page; with `?preview` it does not count as viewed. */
      url: z.string(),
    }),
  ),
  /** Why it was closed without an order; null for all others. */
  lost_reason: z.nullable(z.string()),
  /** For colleagues; oldest first. */
  notes: z.array(staffNoteSchema),
});
export type StaffQuote = z.output<typeof staffQuoteSchema>;

/** 403 for a request of a region in which the caller may not read requests. */
export const getStaffQuote = defineEndpoint({
  method: 'GET',
  path: '/v1/staff/quote_requests/:number',
  summary: 'Everything about one quote request',
  audience: 'staff',
  scope: 'staff:quotes:read',
  params: qrParams,
  reply: staffQuoteSchema,
  errors: [],
});

/**
 * Takes a request, hands it over or gives it back (`owner_id` null). The owner has to be of the staff and allowed to
 * answer requests of its region. After a colleague's change it is refused, with their name in `changed_by`.
 */
export const assignQuote = defineEndpoint({
  method: 'PUT',
  path: '/v1/staff/quote_requests/:number/owner',
  summary: 'Take a quote request, hand it over or give it back',
  audience: 'staff',
  scope: 'staff:quotes:write',
  params: qrParams,
  body: z.strictObject({ revision, owner_id: z.nullable(z.int().check(z.gte(1), z.lte(2_147_483_647))) }),
  reply: z.object({
    number: z.string(),
    status: z.enum(quoteStates),
    owner: z.nullable(owner),
    revision: z.int(),
  }),
  errors: ['quote_conflict', 'transition_not_allowed'],
});

export const createQuoteNote = defineEndpoint({
  method: 'POST',
  path: '/v1/staff/quote_requests/:number/notes',
  summary: 'Write a note about a quote request for colleagues',
  audience: 'staff',
  scope: 'staff:quotes:write',
  params: qrParams,
  body: z.strictObject({
    text: z
      .string()
      .check(z.trim(), z.minLength(1), z.maxLength(4000), z.regex(/^(?:[\t\n]|\P{Cc})*$/u))
      .register(cleaning, { lines: true }),
  }),
  reply: staffNoteSchema,
  errors: [],
});

const reason = z.string().check(z.trim(), z.minLength(3), z.maxLength(500), z.regex(/^\P{Cc}*$/u));
const ended = ['offer_accepted', 'offer_expired', 'offer_superseded'] as const;
const changedOffer = z.object({ id: z.int(), status: z.enum(offerStatuses), valid_until: z.string() });

/** Takes an offer back that the buyer can still accept; its request waits for an answer again. */
export const withdrawOffer = defineEndpoint({
  method: 'POST',
  path: '/v1/staff/offers/:id/withdraw',
  summary: 'Withdraw an offer, with the reason',
  audience: 'staff',
  scope: 'staff:quotes:write',
  params: idParams,
  body: z.strictObject({ reason }),
  reply: changedOffer,
  errors: [...ended],
});

/** Changes until when an offer can be accepted, up to half a year ahead. */
export const extendOffer = defineEndpoint({
  method: 'PUT',
  path: '/v1/staff/offers/:id/validity',
  summary: 'Extend an offer',
  audience: 'staff',
  scope: 'staff:quotes:write',
  params: idParams,
  body: z.strictObject({ valid_until: z.iso.datetime({ offset: true }) }),
  reply: changedOffer,
  errors: [...ended],
});

/** Mails the link again; refused within 24 hours of the last mail (`transition_not_allowed`). */
export const remindOfOffer = defineEndpoint({
  method: 'POST',
  path: '/v1/staff/offers/:id/reminders',
  summary: 'Remind the buyer of an offer',
  audience: 'staff',
  scope: 'staff:quotes:write',
  params: idParams,
  reply: changedOffer,
  errors: [...ended, 'transition_not_allowed'],
});

/** Closes a request that will not become an order. An open offer has to be withdrawn first. */
export const closeQuote = defineEndpoint({
  method: 'POST',
  path: '/v1/staff/quote_requests/:number/close',
  summary: 'Close a quote request as lost, with the reason',
  audience: 'staff',
  scope: 'staff:quotes:write',
  params: qrParams,
  body: z.strictObject({ revision, reason }),
  reply: z.object({ number: z.string(), status: z.enum(quoteStates), revision: z.int() }),
  errors: ['quote_conflict', 'transition_not_allowed'],
});

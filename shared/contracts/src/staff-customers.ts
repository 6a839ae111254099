import * as z from 'zod/mini';
import { cleaning } from './cleaning.ts';
import { companyRoles } from './companies.ts';
import { defineEndpoint } from './endpoint.ts';
import { currency, cursorPaging, decimal } from './primitives.ts';
import { paymentLedgerStates } from './refunds.ts';
import { orderMailNames, orderStages, staffNoteSchema } from './staff-orders.ts';
import { quoteStates } from './staff-quotes.ts';
import { walletEntrySchema } from './wallet.ts';

const customerParams = z.object({ id: z.string().check(z.regex(/^[1-9]\d{0,8}$/)) });

/** `account`: signs in with a password. `guest`: has placed an order without an account. */
export const customerKinds = ['account', 'guest'] as const;
export type CustomerKind = (typeof customerKinds)[number];

/** With VAT, of placed orders that were not canceled; refunds are not taken off. */
const spend = z.array(z.object({ currency, amount: decimal }));

export const staffCustomerRowSchema = z.object({
  id: z.int(),
  kind: z.enum(customerKinds),
  region: z.string(),
  /** Of a guest: those of the newest order. */
  email: z.nullable(z.string()),
  name: z.nullable(z.string()),
  company: z.nullable(z.string()),
  /** When the account was made, or the guest's first order was placed. */
  since: z.string(),
  /** Placed orders, canceled ones included. */
  orders: z.int(),
  spend,
  last_order_at: z.nullable(z.string()),
});
export type StaffCustomerRow = z.output<typeof staffCustomerRowSchema>;

export const staffCustomerSorts = ['-since', 'since'] as const;
export type StaffCustomerSort = (typeof staffCustomerSorts)[number];

/**
 * Customers of the regions in which the caller may read accounts. `since`: who became a customer on that day or later.
 * `text`: a fragment of e-mail address, name or company; of a guest also of the first order's number.
 */
export const listStaffCustomers = defineEndpoint({
  method: 'GET',
  path: '/v1/staff/customers',
  summary: 'Customers with their orders and spend, newest first',
  audience: 'staff',
  scope: 'staff:account:read',
  query: z.strictObject({
    kind: z.optional(z.enum(customerKinds)),
    region: z.optional(z.string().check(z.regex(/^[a-z]{2}$/))),
    since: z.optional(z.iso.date()),
    text: z.optional(z.string().check(z.trim(), z.minLength(3), z.maxLength(80), z.regex(/^\P{Cc}*$/u))),
    sort: z.optional(z.enum(staffCustomerSorts)),
    per_page: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(100))),
    cursor: z.optional(z.string().check(z.regex(/^[\w-]{1,200}$/))),
  }),
  reply: z.object({ customers: z.array(staffCustomerRowSchema), ...cursorPaging }),
  errors: [],
});

/** The legal clock of a request about personal data: one month from its receipt (GDPR Art. 12(3)). */
const legalClock = {
  requested_at: z.string(),
  due_at: z.string(),
  finished_at: z.nullable(z.string()),
  /** Not finished, and the month has passed. */
  overdue: z.boolean(),
};

export const exportStates = ['queued', 'ready', 'downloaded', 'expired'] as const;
export const erasureStates = ['unconfirmed', 'scheduled', 'canceled', 'done'] as const;
export const referralStates = ['pending', 'rewarded', 'refused', 'revoked'] as const;

/** Lists are the newest twenty, of the wallet the newest fifty entries. */
export const staffCustomerSchema = z.object({
  id: z.int(),
  kind: z.enum(customerKinds),
  region: z.string(),
  /** Of the region. */
  currency,
  locale: z.string(),
  email: z.nullable(z.string()),
  /** Whether the address of the account was confirmed by its owner. */
  confirmed: z.boolean(),
  name: z.nullable(z.string()),
  company: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  contact_email: z.nullable(z.string()),
  since: z.string(),
  order_manager: z.nullable(z.object({ id: z.int(), name: z.string(), email: z.string() })),
  order_count: z.int(),
  spend,
  orders: z.array(
    z.object({
      number: z.string(),
      region: z.string(),
      placed_at: z.string(),
      stage: z.enum(orderStages),
      payment_state: z.enum(paymentLedgerStates),
      currency,
      total: decimal,
    }),
  ),
  designs: z.array(z.object({ id: z.uuid(), name: z.string(), product: z.string(), updated_at: z.string() })),
  quotes: z.array(
    z.object({
      number: z.string(),
      status: z.enum(quoteStates),
      created_at: z.string(),
      answer_by: z.string(),
    }),
  ),
  companies: z.array(z.object({ id: z.int(), name: z.string(), role: z.enum(companyRoles) })),
  /** The last decision about each purpose. `type` and `source` as in the consent log. */
  consents: z.array(
    z.object({
      type: z.string(),
      status: z.enum(['granted', 'declined']),
      source: z.string(),
      text_version: z.string(),
      at: z.string(),
    }),
  ),
  wallet: z.object({
    balances: z.array(z.object({ currency, balance: decimal })),
    entries: z.array(
      z.object({
        ...z.pick(walletEntrySchema, { id: true, amount: true, kind: true, reason: true, order_number: true })
          .shape,
        currency,
        /** The person of the staff who entered it; null for the shop itself. */
        by_name: z.nullable(z.string()),
        created_at: z.string(),
      }),
    ),
  }),
  /** About their orders, of the last 90 days. */
  mails: z.array(
    z.object({
      name: z.enum(orderMailNames),
      order_number: z.string(),
      state: z.enum(['waiting', 'sent', 'failed']),
      at: z.string(),
    }),
  ),
  /** Each as one line. */
  addresses: z.array(z.object({ id: z.int(), text: z.string() })),
  referral: z.object({
    code: z.nullable(z.string()),
    /** The customer who referred this one. */
    referred_by: z.nullable(z.object({ id: z.int(), name: z.string(), status: z.enum(referralStates) })),
    /** Customers whom this one referred. */
    referred: z.int(),
    rewarded: z.int(),
  }),
  coupons: z.array(z.object({ code: z.string(), order_number: z.string(), at: z.string() })),
  exports: z.array(z.object({ state: z.enum(exportStates), ...legalClock })),
  erasures: z.array(
    z.object({ state: z.enum(erasureStates), erase_at: z.nullable(z.string()), ...legalClock }),
  ),
  /** For colleagues; oldest first. */
  notes: z.array(staffNoteSchema),
});
export type StaffCustomer = z.output<typeof staffCustomerSchema>;

/**
 * The id of a guest who became an account finds the account. 403 for a customer of a region in which the caller may not
 * read accounts.
 */
export const getStaffCustomer = defineEndpoint({
  method: 'GET',
  path: '/v1/staff/customers/:id',
  summary: 'Everything about one customer',
  audience: 'staff',
  scope: 'staff:account:read',
  params: customerParams,
  reply: staffCustomerSchema,
  errors: [],
});

export const createCustomerNote = defineEndpoint({
  method: 'POST',
  path: '/v1/staff/customers/:id/notes',
  summary: 'Write a note about a customer for colleagues',
  audience: 'staff',
  scope: 'staff:account:write',
  params: customerParams,
  body: z.strictObject({
    text: z
      .string()
      .check(z.trim(), z.minLength(1), z.maxLength(4000), z.regex(/^(?:[\t\n]|\P{Cc})*$/u))
      .register(cleaning, { lines: true }),
  }),
  reply: staffNoteSchema,
  errors: [],
});

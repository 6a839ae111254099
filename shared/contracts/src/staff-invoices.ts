import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { invoiceKinds, invoiceSchema } from './invoices.ts';
import { calendarDay, currency, cursorPaging, decimal } from './primitives.ts';

/**
 * How a supply is taxed, from the seller’s side: its own country’s VAT, the VAT of another country in which it is
 * registered, VAT of the union scheme (One Stop Shop), and why none is charged. `unassigned`: the document names a rate
 * that several of its countries have, and not which.
 */
export const vatTreatments = [
  'domestic',
  'registration',
  'one_stop_shop',
  'intra_community',
  'reverse_charge',
  'export',
  'outside_scope',
  'unassigned',
] as const;
export type VatTreatment = (typeof vatTreatments)[number];

/** A month or a quarter. @example '2026-11', '2026-Q4' */
export const vatPeriod = z.string().check(z.regex(/^(?!0000)\d{4}-(?:0[1-9]|1[0-2]|Q[1-4])$/));

const marketId = z.string().check(z.regex(/^[a-z]{2}$/));
/** ISO 3166-1, `XI` for Northern Ireland; `none`: rows whose document names no country. */
const vatCountry = z.string().check(z.regex(/^(?:[A-Z]{2}|none)$/));

/** Amounts of a credit note are below zero, so a column adds up. */
export const staffInvoiceRowSchema = z.object({
  number: z.string(),
  kind: z.enum(invoiceKinds),
  order_number: z.string(),
  region: z.string(),
  /** BT-2. */
  issued_on: z.string(),
  /** The tax point (BT-7), else the day of issue: it decides the period of the VAT. */
  tax_day: z.string(),
  buyer: z.object({ name: z.string(), country: z.string(), vat_id: z.nullable(z.string()) }),
  currency,
  net: decimal,
  tax: decimal,
  /** With VAT. */
  total: decimal,
  /** Of a credit note, what it corrects; of an invoice that replaces one, that one. */
  refers_to: z.nullable(z.string()),
  /** Signed, valid for an hour. */
  pdf_url: z.string(),
});
export type StaffInvoiceRow = z.output<typeof staffInvoiceRowSchema>;

/**
 * `text`: a fragment of the number, of the order’s number or of the customer. `from` and `to`: days of issue. `period`:
 * days of the tax point; with it proformas are left out, as with `country`, `rate` (basis points) and `treatment`, which
 * one row of the document’s VAT has to have. Only regions in which the caller has the permission.
 */
export const listStaffInvoices = defineEndpoint({
  method: 'GET',
  path: '/v1/staff/invoices',
  summary: 'Invoices, credit notes and proformas of all buyers, newest first',
  audience: 'staff',
  scope: 'staff:invoices:read',
  query: z.strictObject({
    kind: z.optional(z.enum(invoiceKinds)),
    region: z.optional(marketId),
    text: z.optional(z.string().check(z.trim(), z.minLength(3), z.maxLength(80), z.regex(/^\P{Cc}*$/u))),
    from: z.optional(calendarDay),
    to: z.optional(calendarDay),
    period: z.optional(vatPeriod),
    currency: z.optional(currency),
    country: z.optional(vatCountry),
    rate: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(10_000))),
    treatment: z.optional(z.enum(vatTreatments)),
    per_page: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(100))),
    cursor: z.optional(z.string().check(z.regex(/^[\w-]{1,200}$/))),
  }),
  reply: z.object({ invoices: z.array(staffInvoiceRowSchema), ...cursorPaging }),
  errors: [],
});

export const staffInvoiceSchema = z.extend(staffInvoiceRowSchema, {
  ubl_url: invoiceSchema.shape.ubl_url,
  cii_url: invoiceSchema.shape.cii_url,
  formats: invoiceSchema.shape.formats,
  /** The VAT breakdown (BG-23). `stated`: the VAT in the currency of `exchange` that the document states. */
  taxes: z.array(
    z.object({
      treatment: z.enum(vatTreatments),
      country: z.nullable(z.string()),
      /** Basis points. */
      rate: z.int(),
      net: decimal,
      tax: decimal,
      stated: z.nullable(decimal),
    }),
  ),
  /**
   * The rate at which the document states its VAT in another currency; null where it does not. In zlotys: zlotys for one
   * unit, with the table of the NBP and its day. In sterling: units for one pound, from the first day of HMRC’s period.
   */
  exchange: z.nullable(
    z.object({
      currency: z.enum(['PLN', 'GBP']),
      rate: z.string(),
      table: z.nullable(z.string()),
      day: z.string(),
    }),
  ),
});
export type StaffInvoice = z.output<typeof staffInvoiceSchema>;

export const getStaffInvoice = defineEndpoint({
  method: 'GET',
  path: '/v1/staff/invoices/:number',
  summary: 'One document with its VAT and all its formats',
  audience: 'staff',
  scope: 'staff:invoices:read',
  params: z.object({ number: z.string().check(z.maxLength(40)) }),
  reply: staffInvoiceSchema,
  errors: [],
});

const vatAmounts = z.object({ net: decimal, tax: decimal });

/**
 * A row of the VAT report: what the documents of a period state for one treatment, country, rate and currency. Credit
 * notes are deducted.
 */
export const vatReportRowSchema = z.object({
  treatment: z.enum(vatTreatments),
  country: z.nullable(z.string()),
  /** Basis points. */
  rate: z.int(),
  currency,
  net: decimal,
  tax: decimal,
  /** Invoices and credit notes with such VAT. */
  documents: z.int(),
  credit_notes: z.int(),
  /** What the credit notes deducted. */
  credited: vatAmounts,
  /** In the reporting currency, each document at the rate of its own tax point; null if one has no rate. */
  reported: z.nullable(vatAmounts),
  /** Documents without a stored exchange rate. */
  without_rate: z.int(),
});
export type VatReportRow = z.output<typeof vatReportRowSchema>;

/**
 * Sums of what the documents recorded, never computed anew. A document states its VAT in the reporting currency itself,
 * or it is converted at the stored mid rate of the last working day before its tax point. Only regions in which the
 * caller has the permission.
 */
export const getVatReport = defineEndpoint({
  method: 'GET',
  path: '/v1/staff/vat_report',
  summary: 'VAT of a month or a quarter by country, rate and treatment',
  audience: 'staff',
  scope: 'staff:invoices:read',
  query: z.strictObject({ period: vatPeriod, region: z.optional(marketId) }),
  reply: z.object({
    period: vatPeriod,
    first_day: z.string(),
    last_day: z.string(),
    reporting_currency: z.literal('PLN'),
    rows: z.array(vatReportRowSchema),
    /** By currency of the documents. */
    totals: z.array(z.object({ currency, net: decimal, tax: decimal })),
    /** Null if a document has no rate. */
    reported: z.nullable(vatAmounts),
  }),
  errors: [],
});
export type VatReport = z.output<typeof getVatReport.reply>;

/**
 * One line of the journal: `account` is debited, `contra_account` credited. Of a credit note the amounts are below zero,
 * so a sum by account is its balance.
 */
export const journalEntrySchema = z.object({
  /** The day of issue. */
  booked_on: z.string(),
  tax_day: z.string(),
  document: z.string(),
  order_number: z.string(),
  account: z.string(),
  contra_account: z.string(),
  currency,
  amount: decimal,
  /** In zlotys, at the rate of the document; null without a stored rate. */
  reported: z.nullable(decimal),
  /** For example `OSS-DE-19`. */
  tax_code: z.string(),
});
export type JournalEntry = z.output<typeof journalEntrySchema>;

/** For accounting software, on the accounts of the seller’s plan. A page has whole documents: up to `per_page` of them. */
export const listJournal = defineEndpoint({
  method: 'GET',
  path: '/v1/staff/journal',
  summary: 'The journal of sales of a month or a quarter, by document',
  audience: 'staff',
  scope: 'staff:invoices:read',
  query: z.strictObject({
    period: vatPeriod,
    region: z.optional(marketId),
    per_page: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(500))),
    cursor: z.optional(z.string().check(z.regex(/^[\w-]{1,200}$/))),
  }),
  reply: z.object({ entries: z.array(journalEntrySchema), ...cursorPaging }),
  errors: [],
});

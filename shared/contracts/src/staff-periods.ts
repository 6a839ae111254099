import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { currency, decimal } from './primitives.ts';
import { getVatReport, vatTreatments } from './staff-invoices.ts';

/** A month. @example '2026-10' */
export const month = z.string().check(z.regex(/^(?!0000)\d{4}-(?:0[1-9]|1[0-2])$/));
const monthParams = z.object({ month });

const amounts = z.object({ net: decimal, tax: decimal });

/** A row of the VAT report whose amounts are no longer those at closing. */
export const periodDifferenceSchema = z.object({
  treatment: z.enum(vatTreatments),
  country: z.nullable(z.string()),
  /** Basis points. */
  rate: z.int(),
  currency,
  closed: amounts,
  now: amounts,
  /** In the reporting currency; null where a document had or has no rate. */
  closed_reported: z.nullable(amounts),
  now_reported: z.nullable(amounts),
});
export type PeriodDifference = z.output<typeof periodDifferenceSchema>;

const closingSchema = z.object({
  closed_by: z.string(),
  /** The person’s name, else their e-mail address; null for a tool. */
  closed_by_name: z.nullable(z.string()),
  closed_at: z.string(),
});

export const staffPeriodSchema = z.object({
  month,
  /** The selling company, by its VAT number. */
  seller: z.string(),
  /** The first day on which the month can be closed: a day after it ended, so that nothing of it is under way. */
  closable_from: z.string(),
  /** Null: open. */
  closing: z.nullable(closingSchema),
  /** Earlier closings, newest first, each with who asked for it to be reopened and why. */
  reopened: z.array(
    z.extend(closingSchema, {
      reopened_by: z.string(),
      reopened_by_name: z.nullable(z.string()),
      reopened_at: z.string(),
      reason: z.string(),
    }),
  ),
  /**
   * The VAT report of all markets as it was at closing, and the rows that differ from it now. Both null while the month
   * is open, and for readers of some markets alone.
   */
  figures: z.nullable(getVatReport.reply),
  differences: z.nullable(z.array(periodDifferenceSchema)),
});
export type StaffPeriod = z.output<typeof staffPeriodSchema>;

export const getStaffPeriod = defineEndpoint({
  method: 'GET',
  path: '/v1/staff/periods/:month',
  summary: 'Whether a month is closed, with its figures at closing and what differs since',
  audience: 'staff',
  scope: 'staff:invoices:read',
  params: monthParams,
  reply: staffPeriodSchema,
  errors: [],
});

/**
 * After that no document, transfer or payout can be dated in the month; what comes later falls into the next open one.
 * Another person’s approval reopens it (`reopen_period` of `createStaffRequest`). It concerns every market.
 */
export const closePeriod = defineEndpoint({
  method: 'POST',
  path: '/v1/staff/periods/:month/close',
  summary: 'Close a month of the selling company',
  audience: 'staff',
  scope: 'staff:periods:write',
  params: monthParams,
  reply: staffPeriodSchema,
  errors: ['period_closed', 'transition_not_allowed'],
});

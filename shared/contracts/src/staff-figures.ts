import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { calendarDay, currency, decimal } from './primitives.ts';

/** What the sales of a period are grouped by. */
export const figureGroups = ['month', 'day', 'region', 'product'] as const;
export type FigureGroup = (typeof figureGroups)[number];

/** The longest period of one reply, in days. */
export const longestFigurePeriod = 1100;

/** Money of different currencies is never added up: each currency has its own row. */
export const salesFigureSchema = z.object({
  /**
   * Of the grouping: `2026-11`, `2026-11-29`, `pl`, or a product’s slug. By product also `services`, and `delivery` for
   * what an order costs beyond its lines.
   */
  key: z.string(),
  currency,
  /** Orders that were placed. An order of two products counts for both. */
  orders: z.int(),
  /** Pieces; 0 for services and delivery. */
  quantity: z.int(),
  /** Without tax, after discounts. */
  net: decimal,
});
export type SalesFigure = z.output<typeof salesFigureSchema>;

/** Figures of a period: orders placed, requests received and orders promised for dispatch in it. */
export const staffFiguresSchema = z.object({
  from: z.string(),
  to: z.string(),
  sales: z.array(salesFigureSchema),
  totals: z.array(
    z.object({
      currency,
      orders: z.int(),
      net: decimal,
      /** Orders of the period that were canceled, later or at once; they count in `orders` and `net`. */
      canceled: z.int(),
      /** Given back in the period, with tax, for whichever order. */
      refunded: decimal,
    }),
  ),
  quotes: z.object({
    received: z.int(),
    /** Received in the period and answered with at least one offer. */
    offered: z.int(),
    won: z.int(),
    lost: z.int(),
    /** Why requests were lost, the most frequent first; at most ten. */
    reasons: z.array(z.object({ reason: z.nullable(z.string()), count: z.int() })),
  }),
  dispatch: z.object({
    /** Orders that were to leave in the period and have not been canceled. */
    promised: z.int(),
    /** Of these, the ones that left whole on or before the promised day. */
    on_time: z.int(),
    /** Of these, the ones that left later, or have not left although the day is over. */
    late: z.int(),
    /** Median of the days from the order to the last parcel, of the orders that have left; null without any. */
    lead_days: z.nullable(z.number()),
  }),
});
export type StaffFigures = z.output<typeof staffFiguresSchema>;

/**
 * Days are those of the selling company’s clock, `from` and `to` included. Only regions in which the caller has the
 * permission.
 */
export const getStaffFigures = defineEndpoint({
  method: 'GET',
  path: '/v1/staff/figures',
  summary: 'Sales, quotes won and dispatch on time, of a period',
  audience: 'staff',
  scope: 'staff:figures:read',
  query: z.strictObject({
    from: calendarDay,
    to: calendarDay,
    by: z.optional(z.enum(figureGroups)),
    region: z.optional(z.string().check(z.regex(/^[a-z]{2}$/))),
  }),
  reply: staffFiguresSchema,
  errors: [],
});

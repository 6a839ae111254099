import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { calendarDay, currency, cursorPaging, decimal, numberParams } from './primitives.ts';

/** What a person may send about an overdue payment, in this order, each once. */
export const dunningSteps = ['reminder', 'first_notice', 'final_notice'] as const;
export type DunningStep = (typeof dunningSteps)[number];

/** How the money is expected: one bank transfer for the whole order, or instalments with their days. */
export const dueKinds = ['transfer', 'instalment'] as const;

export const sentDunningSchema = z.object({
  step: z.enum(dunningSteps),
  /** The day on which the amount was due; of a transfer, the day of the order. */
  due_on: z.string(),
  currency,
  /** As the mail names them. */
  amount: decimal,
  days: z.int(),
  /** For example `staff:7`. */
  sent_by: z.string(),
  /** The person’s name, else their e-mail address; null for a tool. */
  sent_by_name: z.nullable(z.string()),
  sent_at: z.string(),
});
export type SentDunning = z.output<typeof sentDunningSchema>;

export const staffDueSchema = z.object({
  order_number: z.string(),
  region: z.string(),
  customer: z.object({ name: z.nullable(z.string()), email: z.nullable(z.string()) }),
  company: z.nullable(z.string()),
  kind: z.enum(dueKinds),
  currency,
  /** The day of the earliest unpaid instalment. A transfer is payable at once: the day of the order. */
  due_on: z.string(),
  /** Of instalments, all whose day is over, else the next one; of a transfer, all that is outstanding. */
  amount: decimal,
  /** Of the whole order. */
  outstanding: decimal,
  /** Whole days since `due_on`, by the clock of the plant; 0 before and on it. */
  days: z.int(),
  /** What was sent about this due day, oldest first. */
  sent: z.array(sentDunningSchema),
  /** The step that comes next, and the first day on which it may be sent; null after the final notice. */
  next: z.nullable(z.object({ step: z.enum(dunningSteps), from: z.string() })),
});
export type StaffDue = z.output<typeof staffDueSchema>;

/**
 * Placed orders that are not paid in full and expect a transfer or instalments. `overdue`: the day is over. `text`: a
 * fragment of the order’s number or of its customer. Only regions in which the caller has the permission.
 */
export const listStaffDues = defineEndpoint({
  method: 'GET',
  path: '/v1/staff/dues',
  summary: 'Outstanding payments of all buyers, the one that was due first on top',
  audience: 'staff',
  scope: 'staff:payments:read',
  query: z.strictObject({
    kind: z.optional(z.enum(dueKinds)),
    overdue: z.optional(z.literal('true')),
    region: z.optional(z.string().check(z.regex(/^[a-z]{2}$/))),
    currency: z.optional(currency),
    text: z.optional(z.string().check(z.trim(), z.minLength(3), z.maxLength(80), z.regex(/^\P{Cc}*$/u))),
    per_page: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(100))),
    cursor: z.optional(z.string().check(z.regex(/^[\w-]{1,200}$/))),
  }),
  reply: z.object({ dues: z.array(staffDueSchema), ...cursorPaging }),
  errors: [],
});

/** The mail of the next step as it would be sent now; nothing is written. */
export const previewDunning = defineEndpoint({
  method: 'GET',
  path: '/v1/staff/dues/:number/mail',
  summary: 'Preview the mail of the next step of dunning',
  audience: 'staff',
  scope: 'staff:payments:read',
  params: numberParams,
  reply: z.object({
    step: z.enum(dunningSteps),
    to: z.string(),
    /** Of the mail, for example `de-DE`. */
    language: z.string(),
    subject: z.string(),
    text: z.string(),
  }),
  errors: ['dunning_not_due'],
});

/**
 * Sends the next step in the buyer’s language. The body names what the sender saw: after a payment, or after a
 * colleague, it is refused and nothing is sent twice.
 */
export const sendDunning = defineEndpoint({
  method: 'POST',
  path: '/v1/staff/dues/:number/mail',
  summary: 'Send a reminder or a notice about an overdue payment, each once',
  audience: 'staff',
  scope: 'staff:payments:write',
  params: numberParams,
  body: z.strictObject({ step: z.enum(dunningSteps), due_on: calendarDay, amount: decimal }),
  reply: sentDunningSchema,
  errors: ['dunning_not_due'],
});

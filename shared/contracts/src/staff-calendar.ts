import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { calendarDay, idParams } from './primitives.ts';

/** `plant`: nothing is produced. A region: nothing is delivered to its buyers. */
const place = z.string().check(z.regex(/^(plant|[a-z]{2})$/));

export const calendarDaySchema = z.object({
  /** Unique in the list. */
  key: z.string(),
  date: z.string(),
  place: z.string(),
  /** `holiday`: a public holiday of the plant's country or of the region's; `closed`: by staff. */
  kind: z.enum(['holiday', 'closed']),
  /** The holiday in the reader's language, or the reason for colleagues. */
  name: z.string(),
  /** Of a closed day, to reopen it; null for a holiday. */
  closed_day_id: z.nullable(z.int()),
  /** For example `staff:7`; null for a holiday. */
  closed_by: z.nullable(z.string()),
  /** The person’s name, else their e-mail address; null for a tool and for a holiday. */
  closed_by_name: z.nullable(z.string()),
});
export type CalendarDay = z.output<typeof calendarDaySchema>;

/** From today (by the plant's clock) to the end of next year, ascending; days on a weekend are left out. */
export const listCalendar = defineEndpoint({
  method: 'GET',
  path: '/v1/staff/calendar',
  summary: 'Holidays and closed days of the plant and of a region',
  audience: 'staff',
  scope: 'staff:catalogue:read',
  /** `place`: only those of the plant or of a region; without it the plant and the regions of the caller. */
  query: z.strictObject({ place: z.optional(place), kind: z.optional(z.enum(['holiday', 'closed'])) }),
  reply: z.object({ days: z.array(calendarDaySchema) }),
  errors: [],
});

/**
 * Closes days, from the first to the last; weekends and days that are closed already are left out. Delivery dates that
 * are promised from now on step over them; placed orders keep theirs. The plant needs the permission in all regions.
 */
export const closeDays = defineEndpoint({
  method: 'POST',
  path: '/v1/staff/closed_days',
  summary: 'Close days of the plant or of a region',
  audience: 'staff',
  scope: 'staff:catalogue:write',
  idempotency: 'required',
  body: z.strictObject({
    place,
    first_day: calendarDay,
    last_day: calendarDay,
    reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(200), z.regex(/^[^\p{Cc}]*$/u)),
  }),
  reply: z.object({ closed: z.int() }),
  errors: [],
});

/** Reopens a closed day. Somebody may have been faster (`transition_not_allowed`). */
export const reopenDay = defineEndpoint({
  method: 'POST',
  path: '/v1/staff/closed_days/:id/reopen',
  summary: 'Reopen a closed day',
  audience: 'staff',
  scope: 'staff:catalogue:write',
  params: idParams,
  reply: z.object({ date: z.string() }),
  errors: ['transition_not_allowed'],
});

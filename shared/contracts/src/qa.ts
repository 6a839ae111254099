import * as z from 'zod/mini';
import { cleaning } from './cleaning.ts';
import { defineEndpoint } from './endpoint.ts';
import { cursorPaging, cursorQuery, pageQuery, paging } from './primitives.ts';

/** A line that is not checked yet is `waiting`. */
export const qaStates = ['waiting', 'in_check', 'passed', 'failed', 'waived'] as const;
export type QaState = (typeof qaStates)[number];

/** Allowed transitions of each state. No state is final: a passed line can be checked again. */
export const qaTransitions: Readonly<Record<QaState, readonly QaState[]>> = {
  waiting: ['in_check', 'waived'],
  in_check: ['passed', 'failed', 'waived', 'waiting'],
  passed: ['in_check'],
  failed: ['in_check', 'waived'],
  waived: ['in_check'],
};

/** Whether a state requires a reason. */
export const needsQaReason = (state: QaState): boolean => state === 'failed' || state === 'waived';

/** Without control characters, except for new lines and tabs. */
const plain = (longest: number) =>
  z
    .string()
    .check(z.trim(), z.minLength(1), z.maxLength(longest), z.regex(/^(?:[\t\n]|\P{Cc})*$/u))
    .register(cleaning, { lines: true });
const orderNumber = z.string().check(z.minLength(1), z.maxLength(64));
/** A line of a placed order, or the print file of it. */
const subject = {
  order_number: orderNumber,
  line_item_id: z.int().check(z.gte(1)),
  production_file_id: z.optional(z.uuid()),
  /** Whether the buyer sees it; defaults to false. */
  visible: z.optional(z.boolean()),
};
const shownSubject = {
  id: z.int(),
  order_number: z.string(),
  line_item_id: z.int(),
  production_file_id: z.nullable(z.uuid()),
  visible: z.boolean(),
  /** The author, for example `staff:7`; buyers see only `staff`. */
  author: z.string(),
  created_at: z.string(),
};
const listQuery = {
  ...pageQuery,
  ...cursorQuery,
  order_number: z.optional(orderNumber),
  line_item_id: z.optional(z.string().check(z.regex(/^[1-9]\d{0,14}$/))),
};

export const qaCommentSchema = z.object({ ...shownSubject, text: z.string() });
export type QaComment = z.output<typeof qaCommentSchema>;
export const qaStateChangeSchema = z.object({
  ...shownSubject,
  from_state: z.enum(qaStates),
  state: z.enum(qaStates),
  reason: z.nullable(z.string()),
});
export type QaStateChange = z.output<typeof qaStateChangeSchema>;

export const listQaComments = defineEndpoint({
  method: 'GET',
  path: '/qa_comments',
  summary: 'What was written about the quality of ordered lines, newest first',
  audience: 'visitor',
  alsoStaff: true,
  query: z.strictObject({ ...listQuery, 'q[visible_eq]': z.optional(z.enum(['true', 'false'])) }),
  reply: z.object({ qa_comments: z.array(qaCommentSchema), ...paging, ...cursorPaging }),
  errors: [],
});
/** Comments are immutable. */
export const createQaComment = defineEndpoint({
  method: 'POST',
  path: '/qa_comments',
  summary: 'Write about the quality of an ordered line',
  audience: 'staff',
  body: z.strictObject({ ...subject, text: plain(4000) }),
  reply: qaCommentSchema,
  errors: [],
});

export const listQaStateChanges = defineEndpoint({
  method: 'GET',
  path: '/qa_state_changes',
  summary: 'What quality checks of ordered lines decided, newest first',
  audience: 'visitor',
  alsoStaff: true,
  query: z.strictObject({ ...listQuery, 'q[state_eq]': z.optional(z.enum(qaStates)) }),
  reply: z.object({ qa_state_changes: z.array(qaStateChangeSchema), ...paging, ...cursorPaging }),
  errors: [],
});
/**
 * Waiting, then in check, then passed or failed; a failed line is checked again. Staff may waive a check. A failure and
 * a waiver need a reason. A failed line or one in check cannot be shipped, and a failed one blocks its order's
 * production.
 */
export const createQaStateChange = defineEndpoint({
  method: 'POST',
  path: '/qa_state_changes',
  summary: 'Decide about the quality of an ordered line',
  audience: 'staff',
  body: z.strictObject({
    ...subject,
    state: z.enum(qaStates),
    reason: z.optional(plain(2000)),
  }),
  reply: qaStateChangeSchema,
  errors: ['transition_not_allowed'],
});

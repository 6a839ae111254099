import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { email, emptyReply, pageQuery, paging, timestamp } from './primitives.ts';

/**
 * `pending`: the law of the region needs a confirmation, so a link was mailed. The reply is the same for known and
 * unknown addresses.
 */
export const subscribeToNewsletter = defineEndpoint({
  method: 'POST',
  path: '/v1/newsletter/subscriptions',
  summary: 'Sign up to the newsletter of the region',
  audience: 'anyone',
  body: z.object({
    email,
    /** The form on which it was entered, for example `footer`. */
    source: z.optional(z.string().check(z.maxLength(60), z.regex(/^[\w-]*$/))),
    locale: z.optional(z.string().check(z.maxLength(10))),
  }),
  reply: z.object({ state: z.enum(['pending', 'subscribed']) }),
  errors: [],
});

const linkQuery = z.object({
  token: z.string().check(z.maxLength(200)),
  lang: z.optional(z.string().check(z.maxLength(10), z.regex(/^[\w-]*$/))),
});
/** The mailed links. Each is a page with one button: opening it changes nothing. */
export const showConfirmNewsletter = defineEndpoint({
  method: 'GET',
  path: '/v1/newsletter/confirm',
  summary: 'The page of the mailed confirmation link',
  audience: 'anyone',
  query: linkQuery,
  reply: emptyReply,
  errors: [],
  binary: 'reply',
});
export const confirmNewsletter = defineEndpoint({
  method: 'POST',
  path: '/v1/newsletter/confirm',
  summary: 'Confirm the sign-up',
  audience: 'anyone',
  query: linkQuery,
  reply: emptyReply,
  errors: [],
  binary: 'reply',
});
export const showUnsubscribe = defineEndpoint({
  method: 'GET',
  path: '/v1/newsletter/unsubscribe',
  summary: 'The page of the link to sign off',
  audience: 'anyone',
  query: linkQuery,
  reply: emptyReply,
  errors: [],
  binary: 'reply',
});
/** The target of `List-Unsubscribe-Post` (RFC 8058), without sign-in. A repeat changes nothing. */
export const unsubscribe = defineEndpoint({
  method: 'POST',
  path: '/v1/newsletter/unsubscribe',
  summary: 'Sign off with one click',
  audience: 'anyone',
  query: linkQuery,
  reply: emptyReply,
  errors: [],
  binary: 'reply',
});

export const subscriptionSchema = z.object({
  id: z.int(),
  email: z.string(),
  region: z.string(),
  locale: z.string(),
  state: z.enum(['pending', 'subscribed', 'unsubscribed']),
  source: z.string(),
  requested_at: timestamp,
  confirmed_at: z.nullable(timestamp),
  unsubscribed_at: z.nullable(timestamp),
  /** When the region's mailing-list service received the current state; null while it has not. */
  handed_over_at: z.nullable(timestamp),
});
export type Subscription = z.output<typeof subscriptionSchema>;

const filters = {
  'q[region_eq]': z.optional(z.string().check(z.maxLength(10))),
  'q[state_eq]': z.optional(z.enum(['pending', 'subscribed', 'unsubscribed'])),
};
export const listSubscriptions = defineEndpoint({
  method: 'GET',
  path: '/v1/newsletter/subscriptions',
  summary: 'The newsletter’s list',
  audience: 'staff',
  query: z.object({ ...pageQuery, ...filters }),
  reply: z.object({ subscriptions: z.array(subscriptionSchema), ...paging }),
  errors: [],
});
export const exportSubscriptions = defineEndpoint({
  method: 'GET',
  path: '/v1/newsletter/subscriptions/export',
  summary: 'The newsletter’s list as CSV, safe to open in a spreadsheet',
  audience: 'staff',
  query: z.object(filters),
  reply: emptyReply,
  errors: [],
  binary: 'reply',
});

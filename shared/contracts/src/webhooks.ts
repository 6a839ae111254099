import * as z from 'zod/mini';
import { type Audience, defineEndpoint } from './endpoint.ts';
import { cursorPaging, cursorQuery, decimal, emptyReply, pageQuery, paging } from './primitives.ts';

/** The events of an endpoint. `webhook.test` is sent on request and needs no subscription. */
export const webhookEventTypes = [
  'order.placed',
  'order.paid',
  'order.canceled',
  'order.refunded',
  'order.shipped',
  'quote.created',
  'offer.sent',
  'offer.accepted',
  'production_file.ready',
  'release.stopped',
  'release.waiting',
] as const;
export type WebhookEventType = (typeof webhookEventTypes)[number] | 'webhook.test';

/** Names and figures of the event, without personal data: the receiver reads the rest by its number, with a key. */
export const webhookDataSchema = z.strictObject({
  order_number: z.optional(z.string()),
  quote_number: z.optional(z.string()),
  offer_id: z.optional(z.int()),
  production_file_id: z.optional(z.string()),
  refund_id: z.optional(z.int()),
  tracking_number: z.optional(z.string()),
  amount: z.optional(decimal),
  currency: z.optional(z.string()),
  region: z.optional(z.string()),
  /**
   * Of `release.stopped`: the remote, the stopped release, its replacement and the reason. Of `release.waiting`: the
   * remote, the release and what its schedule waits for.
   */
  remote: z.optional(z.string()),
  release: z.optional(z.string()),
  stable: z.optional(z.string()),
  reason: z.optional(z.string()),
});
export type WebhookData = z.output<typeof webhookDataSchema>;

/** The body of a delivery. The signature covers its exact bytes. */
export const webhookEventSchema = z.object({
  id: z.uuid(),
  type: z.enum([...webhookEventTypes, 'webhook.test']),
  /** The subject, for example `order:R123456789`. */
  resource: z.string(),
  /** 1, 2, 3 … per resource: events may arrive out of order. */
  sequence: z.int(),
  created_at: z.string(),
  data: webhookDataSchema,
});
export type WebhookEvent = z.output<typeof webhookEventSchema>;

export const webhookEndpointSchema = z.object({
  id: z.int(),
  url: z.string(),
  description: z.string(),
  events: z.array(z.string()),
  state: z.enum(['active', 'paused']),
  paused_reason: z.nullable(z.string()),
  /** The first failure since the last successful delivery. */
  failing_since: z.nullable(z.string()),
  created_at: z.string(),
});
export type WebhookEndpoint = z.output<typeof webhookEndpointSchema>;

/** Only this reply contains the secret. */
const withSecret = z.extend(webhookEndpointSchema, { secret: z.string() });

export const webhookDeliverySchema = z.object({
  id: z.int(),
  event: webhookEventSchema,
  state: z.enum(['waiting', 'delivered', 'failed']),
  attempts: z.int(),
  /** The last response status; null without a response. */
  status: z.nullable(z.int()),
  /** Why the last attempt failed, if it did. */
  error: z.nullable(
    z.enum([
      'refused_status',
      'redirect',
      'timeout',
      'unreachable',
      'address_not_public',
      'name_not_found',
      'certificate',
      'paused',
    ]),
  ),
  ms: z.nullable(z.int()),
  next_attempt_at: z.nullable(z.string()),
  created_at: z.string(),
  finished_at: z.nullable(z.string()),
});
export type WebhookDelivery = z.output<typeof webhookDeliverySchema>;

const url = z
  .string()
  .check(z.trim(), z.minLength(8), z.maxLength(500), z.regex(/^https?:\/\/[^\s\p{Cc}]+$/u));
const events = z.array(z.enum(webhookEventTypes)).check(z.minLength(1), z.maxLength(50));
const description = z.optional(z.string().check(z.trim(), z.maxLength(200), z.regex(/^\P{Cc}*$/u)));
const id = z.object({ id: z.string().check(z.regex(/^\d{1,9}$/)) });

const listIn = (audience: Audience, base: string, whose: string) =>
  defineEndpoint({
    method: 'GET',
    path: `${base}/webhook_endpoints`,
    summary: `Webhook endpoints ${whose}, newest first`,
    audience,
    query: z.object(pageQuery),
    reply: z.object({ webhook_endpoints: z.array(webhookEndpointSchema), ...paging }),
    errors: [],
  });
const createIn = (audience: Audience, base: string, whose: string) =>
  defineEndpoint({
    method: 'POST',
    path: `${base}/webhook_endpoints`,
    summary: `Add a webhook endpoint ${whose}; the reply shows its secret once`,
    audience,
    body: z.strictObject({ url, events, description }),
    reply: withSecret,
    errors: ['webhook_url_refused', 'too_many_webhooks'],
  });
const getIn = (audience: Audience, base: string, whose: string) =>
  defineEndpoint({
    method: 'GET',
    path: `${base}/webhook_endpoints/:id`,
    summary: `One webhook endpoint ${whose}`,
    audience,
    params: id,
    reply: webhookEndpointSchema,
    errors: [],
  });
const updateIn = (audience: Audience, base: string, whose: string) =>
  defineEndpoint({
    method: 'PATCH',
    path: `${base}/webhook_endpoints/:id`,
    summary: `Change, pause or resume a webhook endpoint ${whose}`,
    audience,
    params: id,
    body: z.strictObject({
      url: z.optional(url),
      events: z.optional(events),
      description,
      state: z.optional(z.enum(['active', 'paused'])),
    }),
    reply: webhookEndpointSchema,
    errors: ['webhook_url_refused'],
  });
const deleteIn = (audience: Audience, base: string, whose: string) =>
  defineEndpoint({
    method: 'DELETE',
    path: `${base}/webhook_endpoints/:id`,
    summary: `Remove a webhook endpoint ${whose}`,
    audience,
    params: id,
    reply: emptyReply,
    errors: [],
  });
const secretIn = (audience: Audience, base: string, whose: string) =>
  defineEndpoint({
    method: 'POST',
    path: `${base}/webhook_endpoints/:id/secret`,
    summary: `Give a webhook endpoint ${whose} a new secret; the old one ends at once`,
    audience,
    params: id,
    reply: withSecret,
    errors: [],
  });
const testIn = (audience: Audience, base: string, whose: string) =>
  defineEndpoint({
    method: 'POST',
    path: `${base}/webhook_endpoints/:id/test`,
    summary: `Send a test event to a webhook endpoint ${whose}`,
    audience,
    params: id,
    reply: webhookDeliverySchema,
    errors: [],
  });
const deliveryQuery = z.object({
  state: z.optional(z.enum(['waiting', 'delivered', 'failed'])),
  type: z.optional(z.enum([...webhookEventTypes, 'webhook.test'])),
  ...pageQuery,
  ...cursorQuery,
});
export type DeliveryQuery = z.output<typeof deliveryQuery>;

const deliveriesIn = (audience: Audience, base: string, whose: string) =>
  defineEndpoint({
    method: 'GET',
    path: `${base}/webhook_endpoints/:id/deliveries`,
    summary: `What was sent to a webhook endpoint ${whose}, newest first`,
    audience,
    params: id,
    query: deliveryQuery,
    reply: z.object({ deliveries: z.array(webhookDeliverySchema), ...paging, ...cursorPaging }),
    errors: [],
  });
const resendIn = (audience: Audience, base: string, whose: string) =>
  defineEndpoint({
    method: 'POST',
    path: `${base}/webhook_deliveries/:id/resend`,
    summary: `Send an event to a webhook endpoint ${whose} once more, now`,
    audience,
    params: id,
    reply: webhookDeliverySchema,
    errors: [],
  });

const mine = ['member', '/v1', 'of the account'] as const;
export const listWebhooks = listIn(...mine);
export const createWebhook = createIn(...mine);
export const getWebhook = getIn(...mine);
export const updateWebhook = updateIn(...mine);
export const deleteWebhook = deleteIn(...mine);
export const renewWebhookSecret = secretIn(...mine);
export const testWebhook = testIn(...mine);
export const listWebhookDeliveries = deliveriesIn(...mine);
export const resendWebhook = resendIn(...mine);

const shops = ['staff', '/v1/staff', 'of the shop'] as const;
export const listStaffWebhooks = listIn(...shops);
export const createStaffWebhook = createIn(...shops);
export const getStaffWebhook = getIn(...shops);
export const updateStaffWebhook = updateIn(...shops);
export const deleteStaffWebhook = deleteIn(...shops);
export const renewStaffWebhookSecret = secretIn(...shops);
export const testStaffWebhook = testIn(...shops);
export const listStaffWebhookDeliveries = deliveriesIn(...shops);
export const resendStaffWebhook = resendIn(...shops);

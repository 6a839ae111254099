import {
  type WebhookDelivery,
  type WebhookEndpoint,
  type WebhookEvent,
  webhookDeliverySchema,
} from '@shop/contracts';
import * as z from 'zod/mini';
import type { DeliveryRow, EndpointRow } from './webhooks.repo.ts';

export const presentEndpoint = (row: EndpointRow): WebhookEndpoint => ({
  id: row.id,
  url: row.url,
  description: row.description,
  events: [...row.events],
  state: row.state,
  paused_reason: row.paused_reason,
  failing_since: row.failing_since?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
});

export const presentEvent = (row: DeliveryRow): WebhookEvent => ({
  id: row.event_id,
  type: row.type,
  resource: row.resource,
  sequence: row.sequence,
  created_at: row.happened_at.toISOString(),
  data: row.data,
});

export const presentDelivery = (row: DeliveryRow): WebhookDelivery => ({
  id: row.id,
  event: presentEvent(row),
  state: row.state,
  attempts: row.attempts,
  status: row.status,
  error: z.parse(webhookDeliverySchema.shape.error, row.error),
  ms: row.ms,
  next_attempt_at: row.next_attempt_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
  finished_at: row.finished_at?.toISOString() ?? null,
});

import type { TrackedEvent } from '@shop/contracts';
import { shopDocument } from '../../document/shop-document.ts';
import type { QueuedEvent } from '../queue.ts';
import { toAnalyticsPage } from './analytics-pages.ts';
import type { AnalyticsSession } from './analytics-session.ts';
import { getAnalyticsContext } from './context.ts';

/** An event as the server takes it. */
export interface Message {
  readonly event: string;
  readonly messageId: string;
  /** When it happened, by this browser's clock. */
  readonly timestamp: string;
  readonly anonymousId: string;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly context: ReturnType<typeof getAnalyticsContext>;
}

/** Which build of which remote speaks, and to whom it was given. */
export function getReleaseProperties(remote: string) {
  const { region, cohort, releaseSet } = shopDocument();
  return {
    remote,
    version: releaseSet.picks[remote]?.version ?? '',
    region,
    cohort,
    releaseSet: releaseSet.id,
  };
}

/** Gives an event its id, session and page. Members the server does not take stay behind. */
export function createMessage(
  queued: QueuedEvent,
  { client_id, session_id, session_number }: AnalyticsSession,
) {
  const { channel: _channel, ...properties } = queued.detail;
  const message: Message = {
    event: queued.event,
    messageId: crypto.randomUUID(),
    timestamp: new Date(queued.at).toISOString(),
    anonymousId: client_id,
    properties:
      queued.event === 'page_view'
        ? { ...properties, page: toAnalyticsPage(String(properties.route)) }
        : properties,
    context: {
      ...getAnalyticsContext(),
      page: { path: queued.path.slice(0, 500) },
      release: getReleaseProperties(queued.remote),
      session: { client_id, session_id, session_number },
    },
  };
  return message;
}

/** Whoever calls `track` is held to the closed list by its types: the server checks every message once more. */
export const toTrackedEvent = (message: Message): TrackedEvent => message as unknown as TrackedEvent;

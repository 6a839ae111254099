import type { TrackedEvent } from '@shop/contracts';
import { shopDocument } from '../../document/shop-document.ts';
import type { QueuedEvent } from '../queue.ts';
import { toAnalyticsPage } from './analytics-pages.ts';
import type { AnalyticsSession } from './analytics-session.ts';
import { getAnalyticsContext } from './context.ts';

/** An event in the server's format. */
export interface Message {
  readonly event: string;
  readonly messageId: string;
  /** The time of the event, by this browser's clock. */
  readonly timestamp: string;
  readonly anonymousId: string;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly context: ReturnType<typeof getAnalyticsContext>;
}

/** Returns the release and cohort of the remote that sends the event. */
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

/** Creates an event with its id, session and page. Members that the server does not accept are dropped. */
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

/** The types of `track` enforce the closed list, and the server validates every message again. */
export const toTrackedEvent = (message: Message): TrackedEvent => message as unknown as TrackedEvent;

import { type TrackedEventName, trackedEventSchema } from '@shop/contracts';
import { type QueuedEvent, startDelivery, stopDelivery } from '../analytics/queue.ts';

export interface RecordedEvent {
  readonly event: TrackedEventName;
  readonly detail: Readonly<Record<string, unknown>>;
}

/**
 * Everything that is tracked from now on, in order: the list that is answered grows. What the server would refuse throws
 * where it is tracked, so that a page's test holds its events to the contract.
 *
 * @example const events = recordEvents(); … expect(events.map(({ event }) => event)).toEqual(['view_cart']);
 */
export function recordEvents(): RecordedEvent[] {
  const events: RecordedEvent[] = [];
  stopDelivery();
  startDelivery(({ event, detail }: QueuedEvent) => {
    // The channel is told to the tag library alone.
    const { channel: _channel, ...properties } = detail;
    const message = trackedEventSchema.parse({ event, properties, messageId: 'test' });
    events.push({ event: message.event, detail });
  });
  return events;
}

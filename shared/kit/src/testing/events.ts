import { type TrackedEventName, trackedEventSchema } from '@shop/contracts';
import { type QueuedEvent, startDelivery, stopDelivery } from '../analytics/queue.ts';

export interface RecordedEvent {
  readonly event: TrackedEventName;
  readonly detail: Readonly<Record<string, unknown>>;
}

/**
 * Returns a growing list of all tracked events, in order. An event that the server would refuse throws where it is
 * tracked, so that page tests enforce the contract.
 *
 * @example const events = recordEvents(); … expect(events.map(({ event }) => event)).toEqual(['view_cart']);
 */
export function recordEvents(): RecordedEvent[] {
  const events: RecordedEvent[] = [];
  stopDelivery();
  startDelivery(({ event, detail }: QueuedEvent) => {
    // Only the tag library receives the channel.
    const { channel: _channel, ...properties } = detail;
    const message = trackedEventSchema.parse({ event, properties, messageId: 'test' });
    events.push({ event: message.event, detail });
  });
  return events;
}

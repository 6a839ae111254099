import type { AnalyticsEventName, AnalyticsEvents } from '@shop/contracts';
import { shopDocument } from '../document/shop-document.ts';

export interface QueuedEvent {
  readonly event: AnalyticsEventName;
  readonly remote: string;
  readonly version: string;
  readonly region: string;
  readonly cohort: string;
  readonly releaseSet: string;
}

let deliver: ((event: QueuedEvent) => void) | undefined;
const waiting: QueuedEvent[] = [];

/** Queues one event; it is delivered in order once analytics is ready and allowed. */
export function enqueue<Name extends AnalyticsEventName>(
  name: Name,
  detail: AnalyticsEvents[Name],
  remote: string,
): void {
  const event = { event: name, ...detail, ...releaseFacts(remote) };
  if (deliver) deliver(event);
  else waiting.push(event);
}

/** Ready: delivers what has waited, in order, and everything after it. */
export function startDelivery(next: (event: QueuedEvent) => void): void {
  deliver = next;
  for (const event of waiting.splice(0)) next(event);
}

function releaseFacts(remote: string) {
  const { region, cohort, releaseSet } = shopDocument();
  return {
    remote,
    version: releaseSet.picks[remote]?.version ?? '',
    region,
    cohort,
    releaseSet: releaseSet.id,
  };
}

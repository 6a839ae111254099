import type { AnalyticsEventName, AnalyticsEvents } from '@shop/contracts';
import { shopDocument } from '../document/shop-document.ts';

export interface QueuedEvent {
  readonly event: string;
  readonly remote: string;
  readonly version: string;
  readonly region: string;
  readonly cohort: string;
  readonly releaseSet: string;
}

let deliver: ((event: QueuedEvent) => void) | undefined;
let refused = false;
const waiting: QueuedEvent[] = [];
/** A page left open for days without a choice must not grow for ever. */
const maxWaiting = 500;

/** Queues one event; it is delivered in order once analytics is ready and allowed. */
export function enqueue<Name extends AnalyticsEventName>(
  name: Name,
  detail: AnalyticsEvents[Name],
  remote: string,
): void {
  put({ event: name, ...detail, ...releaseFacts(remote) });
}

/** Queues a finished event. */
export function put(event: QueuedEvent): void {
  if (deliver) deliver(event);
  else if (!refused && waiting.length < maxWaiting) waiting.push(event);
}

/** Ready: delivers what has waited, in order, and everything after it. */
export function startDelivery(next: (event: QueuedEvent) => void): void {
  deliver = next;
  refused = false;
  for (const event of waiting.splice(0)) next(event);
}

/** From now on events wait again. */
export const stopDelivery = (): void => {
  deliver = undefined;
};

/** The visitor has refused: what waited must never be sent. */
export const dropWaiting = (): void => {
  waiting.length = 0;
  refused = true;
};

/** Which build of which remote speaks, and to whom it was given. */
export function releaseFacts(remote: string) {
  const { region, cohort, releaseSet } = shopDocument();
  return {
    remote,
    version: releaseSet.picks[remote]?.version ?? '',
    region,
    cohort,
    releaseSet: releaseSet.id,
  };
}

import { publicPath } from '../navigation/paths.ts';

/** One event, captured when it happened. */
export interface QueuedEvent {
  readonly event: string;
  readonly detail: Readonly<Record<string, unknown>>;
  readonly remote: string;
  /** The time in milliseconds since 1970 by the browser's clock, and the page without a secret in its address. */
  readonly at: number;
  readonly path: string;
}

let deliver: ((event: QueuedEvent) => void) | undefined;
let isRefused = false;
const queue: QueuedEvent[] = [];
/** Limits the queue of a page that stays open for days without a choice. */
const maxQueued = 500;

/** The names of all events in this document, allowed or not; no figures and no personal data. */
export const trackedEventNames = new Set<string>();

/** Queues one event; it is delivered in order once analytics is ready and allowed. */
export function enqueue(event: string, detail: object, remote: string): void {
  trackedEventNames.add(event);
  const queued = {
    event,
    detail: { ...detail },
    remote,
    at: Date.now(),
    path: publicPath(window.location.pathname),
  };
  if (deliver) deliver(queued);
  else if (!isRefused && queue.length < maxQueued) queue.push(queued);
}

/** Delivers the waiting events in order, and then every new one. */
export function startDelivery(handler: (event: QueuedEvent) => void): void {
  deliver = handler;
  isRefused = false;
  for (const event of queue.splice(0)) handler(event);
}

/** The visitor has refused: drops the waiting events and queues no new ones. */
export function stopDelivery(): void {
  deliver = undefined;
  queue.length = 0;
  isRefused = true;
}

/** Queues events again: analytics is allowed, but not ready. */
export const resumeQueueing = (): void => {
  isRefused = false;
};

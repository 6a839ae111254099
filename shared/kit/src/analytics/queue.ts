/** One thing that happened, as it stood at that moment. */
export interface QueuedEvent {
  readonly event: string;
  readonly detail: Readonly<Record<string, unknown>>;
  readonly remote: string;
  /** When, in milliseconds since 1970 by the browser's clock, and on which page. */
  readonly at: number;
  readonly path: string;
}

let deliver: ((event: QueuedEvent) => void) | undefined;
let isRefused = false;
const queue: QueuedEvent[] = [];
/** A page left open for days without a choice must not grow for ever. */
const maxQueued = 500;

/** Names of all that has happened in this document, allowed or not; no figures, nothing of a person. */
export const trackedEventNames = new Set<string>();

/** Queues one event; it is delivered in order once analytics is ready and allowed. */
export function enqueue(event: string, detail: object, remote: string): void {
  trackedEventNames.add(event);
  const queued = { event, detail: { ...detail }, remote, at: Date.now(), path: window.location.pathname };
  if (deliver) deliver(queued);
  else if (!isRefused && queue.length < maxQueued) queue.push(queued);
}

/** Ready: delivers what has waited, in order, and everything after it. */
export function startDelivery(handler: (event: QueuedEvent) => void): void {
  deliver = handler;
  isRefused = false;
  for (const event of queue.splice(0)) handler(event);
}

/** The visitor has refused: what waited must never be sent, and nothing waits any more. */
export function stopDelivery(): void {
  deliver = undefined;
  queue.length = 0;
  isRefused = true;
}

/** Allowed, but not ready yet: from now on events wait. */
export const resumeQueueing = (): void => {
  isRefused = false;
};

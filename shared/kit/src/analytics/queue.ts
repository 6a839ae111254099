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
let refused = false;
const waiting: QueuedEvent[] = [];
/** A page left open for days without a choice must not grow for ever. */
const maxWaiting = 500;

/** Names of all that has happened in this document, allowed or not; no figures, nothing of a person. */
export const reached = new Set<string>();

/** Queues one event; it is delivered in order once analytics is ready and allowed. */
export function enqueue(event: string, detail: object, remote: string): void {
  reached.add(event);
  const queued = { event, detail: { ...detail }, remote, at: Date.now(), path: window.location.pathname };
  if (deliver) deliver(queued);
  else if (!refused && waiting.length < maxWaiting) waiting.push(queued);
}

/** Ready: delivers what has waited, in order, and everything after it. */
export function startDelivery(next: (event: QueuedEvent) => void): void {
  deliver = next;
  refused = false;
  for (const event of waiting.splice(0)) next(event);
}

/** The visitor has refused: what waited must never be sent, and nothing waits any more. */
export function stopDelivery(): void {
  deliver = undefined;
  waiting.length = 0;
  refused = true;
}

/** Allowed, but not ready yet: from now on events wait. */
export const awaitDelivery = (): void => {
  refused = false;
};

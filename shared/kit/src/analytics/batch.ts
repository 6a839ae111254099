import type { QueuedEvent } from './queue.ts';

const maxEvents = 20;
const everyMs = 5_000;

/** Collects events and posts them together: 20 at a time, after 5 s, or when the page goes. */
export function batchTo(endpoint: string): (event: QueuedEvent) => void {
  let batch: QueuedEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (batch.length === 0) return;
    const body = new Blob([JSON.stringify({ events: batch })], { type: 'application/json' });
    batch = [];
    navigator.sendBeacon(endpoint, body);
  };
  window.addEventListener('pagehide', flush);
  return (event) => {
    batch.push(event);
    if (batch.length >= maxEvents) flush();
    else timer ??= setTimeout(flush, everyMs);
  };
}

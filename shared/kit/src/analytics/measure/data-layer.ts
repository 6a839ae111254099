import type { QueuedEvent } from '../queue.ts';
import { worth } from './estimate.ts';
import { ga4DebugMode, gtagDisabled } from './flags.ts';
import { releaseFacts } from './message.ts';

/** Hands an event to the operator's tag library, by its GA4 name and with what it is worth in EUR. */
export function toDataLayer({ event, detail, remote }: QueuedEvent): void {
  if (gtagDisabled()) return;
  window.dataLayer ??= [];
  window.dataLayer.push({
    event,
    ...detail,
    ...worth(detail),
    ...releaseFacts(remote),
    ...(ga4DebugMode() ? { debug_mode: true } : {}),
  });
}

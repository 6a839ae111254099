import type { QueuedEvent } from '../queue.ts';
import { estimateConversionValue } from './conversion-value.ts';
import { isGa4DebugMode, isGtagDisabled } from './flags.ts';
import { getReleaseProperties } from './message.ts';

/** Pushes an event to the operator's tag library, with its GA4 name and its value in EUR. */
export function pushToDataLayer({ event, detail, remote }: QueuedEvent): void {
  if (isGtagDisabled()) return;
  window.dataLayer ??= [];
  window.dataLayer.push({
    event,
    ...detail,
    ...estimateConversionValue(detail),
    ...getReleaseProperties(remote),
    ...(isGa4DebugMode() ? { debug_mode: true } : {}),
  });
}

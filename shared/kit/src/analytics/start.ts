import { on } from '../bus/bus.ts';
import { allows, preferences } from '../consent/preferences.ts';
import { batchTo } from './batch.ts';
import { consentSignals } from './consent-signals.ts';
import { dropWaiting, type QueuedEvent, startDelivery, stopDelivery } from './queue.ts';

declare global {
  interface Window {
    /** Read by whatever tag library the operator loads; only filled, never read, by us. */
    dataLayer?: unknown[];
  }
}

export interface AnalyticsOptions {
  /** Where batches of events are posted besides the data layer. Unset: nowhere. */
  readonly endpoint?: string | undefined;
}

/**
 * Announces the consent state and delivers events once the visitor allows analytics: those that waited first, in
 * order. A refusal drops what waited and everything after it.
 */
export function startAnalytics({ endpoint }: AnalyticsOptions = {}): void {
  consentCommand('default', consentSignals({}));
  const send = endpoint ? batchTo(endpoint) : undefined;
  const deliver = (event: QueuedEvent) => {
    layer().push(event);
    send?.(event);
  };
  const apply = () => {
    const chosen = preferences.get();
    if (Object.keys(chosen).length === 0) return;
    consentCommand('update', consentSignals(chosen));
    if (allows('analytics')) startDelivery(deliver);
    else {
      stopDelivery();
      dropWaiting();
    }
  };
  apply();
  on('consentChanged', apply);
}

const layer = (): unknown[] => {
  window.dataLayer ??= [];
  return window.dataLayer;
};

/** Tag libraries tell commands from events by the `arguments` object they are pushed as. */
function consentCommand(
  ..._command: [kind: 'default' | 'update', signals: Readonly<Record<string, string>>]
): void {
  const gtag = function gtag(..._words: unknown[]) {
    // biome-ignore lint/complexity/noArguments: the data layer's protocol asks for this very object
    layer().push(arguments);
  };
  gtag('consent', ..._command);
}

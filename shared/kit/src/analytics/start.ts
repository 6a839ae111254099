import { setClickData } from '../api/click-data.ts';
import { on } from '../bus/bus.ts';
import { allows, preferences } from '../consent/preferences.ts';
import { shopDocument } from '../document/shop-document.ts';
import { removeCookie } from '../storage/cookies.ts';
import type { Arrival } from './arrival.ts';
import { sayBlocked } from './blocked.ts';
import { consentSignals } from './consent-signals.ts';
import { awaitDelivery, startDelivery, stopDelivery } from './queue.ts';
import { analyticsStorage } from './stored.ts';

declare global {
  interface Window {
    /** Read by whatever tag library the operator loads; only filled, never read, by us. */
    dataLayer?: unknown[];
  }
}

/**
 * Announces the consent state and delivers events once the visitor allows analytics: those that waited first, in
 * order. Everything that measures is code of its own and comes only then. A refusal drops what waited, everything
 * after it and what analytics had stored.
 */
export function startAnalytics(): void {
  const { location } = window;
  const arrival: Arrival = { search: location.search, path: location.pathname, referrer: document.referrer };
  consentCommand('default', consentSignals({}));
  if (shopDocument().analytics?.cdn) void measure(arrival, true);
  const apply = () => {
    if (Object.keys(preferences.get()).length === 0 && !said) return;
    said = true;
    consentCommand('update', consentSignals(preferences.get()));
    // What is still allowed is told anew; until then no call carries what was allowed before.
    setClickData({});
    if (allows('analytics')) {
      awaitDelivery();
      void measure(arrival, false);
      return;
    }
    stopDelivery();
    const { cookieDomain } = shopDocument();
    for (const { name } of Object.values(analyticsStorage)) removeCookie(name, cookieDomain);
  };
  let said = false;
  apply();
  on('consentChanged', apply);
}

/** Fetches what measures, and hands it the events. `early`: the library alone, which then stores and sends nothing. */
async function measure(arrival: Arrival, early: boolean): Promise<void> {
  try {
    await loaded();
    const { openLibrary, startMeasuring } = await import(
      /* webpackChunkName: "visits" */ './measure/index.ts'
    );
    if (early) return void openLibrary();
    const deliver = await startMeasuring(arrival);
    if (allows('analytics')) startDelivery(deliver);
  } catch (error) {
    console.debug(error);
    if (navigator.onLine) return sayBlocked();
    window.addEventListener('online', () => allows('analytics') && void measure(arrival, early), {
      once: true,
    });
  }
}

/** The page comes first. */
const loaded = (): Promise<unknown> =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));

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

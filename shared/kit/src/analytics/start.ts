import { setClickData } from '../api/click-data.ts';
import { on } from '../bus/bus.ts';
import { allows, preferences } from '../consent/preferences.ts';
import { shopDocument } from '../document/shop-document.ts';
import { publicPath } from '../navigation/paths.ts';
import { removeCookie } from '../storage/cookies.ts';
import { analyticsStorage } from './analytics-storage.ts';
import { reportBlocked } from './blocked.ts';
import { toConsentSignals } from './consent-signals.ts';
import type { LandingPage } from './landing-page.ts';
import { resumeQueueing, startDelivery, stopDelivery } from './queue.ts';

declare global {
  interface Window {
    /** Read by the operator's tag library; the shop only writes it. */
    dataLayer?: unknown[];
  }
}

/**
 * Announces the consent state and delivers events, waiting ones first and in order, once the visitor allows analytics.
 * The measuring code is a separate chunk that loads only then. A refusal drops waiting and later events and deletes
 * what analytics had stored.
 */
export function startAnalytics(): void {
  const { location } = window;
  const landingPage: LandingPage = {
    search: location.search,
    path: publicPath(location.pathname),
    referrer: document.referrer,
  };
  pushConsentCommand('default', toConsentSignals({}));
  if (shopDocument().analytics?.cdn) void loadMeasuring(landingPage, true);
  const applyConsent = () => {
    if (Object.keys(preferences.get()).length === 0 && !hasChosen) return;
    hasChosen = true;
    pushConsentCommand('update', toConsentSignals(preferences.get()));
    // The remaining consent is set again below; until then no call carries the click data.
    setClickData({});
    if (allows('analytics')) {
      resumeQueueing();
      void loadMeasuring(landingPage, false);
      return;
    }
    stopDelivery();
    const { cookieDomain } = shopDocument();
    for (const { name } of Object.values(analyticsStorage)) removeCookie(name, cookieDomain);
  };
  let hasChosen = false;
  applyConsent();
  on('consentChanged', applyConsent);
}

/** Loads the measuring code and passes it the events. `early`: only the library, which stores and sends nothing yet. */
async function loadMeasuring(landingPage: LandingPage, isPreload: boolean): Promise<void> {
  try {
    await waitForPageLoad();
    const { loadLibrary, startMeasuring } = await import(
      /* webpackChunkName: "visits" */ './measure/index.ts'
    );
    if (isPreload) return void loadLibrary();
    const deliver = await startMeasuring(landingPage);
    if (allows('analytics')) startDelivery(deliver);
  } catch (error) {
    console.debug(error);
    if (navigator.onLine) return reportBlocked();
    window.addEventListener(
      'online',
      () => allows('analytics') && void loadMeasuring(landingPage, isPreload),
      {
        once: true,
      },
    );
  }
}

/** The page has priority. */
const waitForPageLoad = (): Promise<unknown> =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));

const getDataLayer = (): unknown[] => {
  window.dataLayer ??= [];
  return window.dataLayer;
};

/** Tag libraries tell commands from events by their `arguments` object. */
function pushConsentCommand(
  ..._command: [kind: 'default' | 'update', signals: Readonly<Record<string, string>>]
): void {
  const gtag = function gtag(..._args: unknown[]) {
    // biome-ignore lint/complexity/noArguments: the data layer's protocol asks for this very object
    getDataLayer().push(arguments);
  };
  gtag('consent', ..._command);
}

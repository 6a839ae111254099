import { shopDocument } from '../../document/shop-document.ts';
import { reportBlocked } from '../blocked.ts';
import { pollUntil } from './polling.ts';

/** As much of the analytics library as the shop uses. */
export interface Library {
  readonly track: (
    name: string,
    properties: object,
    options: { readonly timestamp: string; readonly anonymousId: string },
  ) => unknown;
  readonly initialized?: boolean;
}

declare global {
  interface Window {
    analytics?: unknown;
  }
}

/** A script that neither comes nor fails counts as blocked after as long as an API call may take. */
const loadTimeoutMs = 65_000;
const noIntegrations = { 'Segment.io': false } as const;
/** No storage at all, before consent and after it; what has to be remembered the shop keeps itself. */
const loadOptions = {
  disableClientPersistence: true,
  initialPageview: false,
  integrations: noIntegrations,
} as const;

let pendingLibrary: Promise<Library | undefined> | undefined;

/**
 * The analytics library: from the shop's own origin, or from its CDN where the operator has configured one. It gets its
 * events for the destinations it knows; the shop's server has them from the shop itself. Undefined where nothing is
 * configured ('Config not found') or the script is blocked ('Blocked').
 */
export const loadLibrary = (): Promise<Library | undefined> => {
  pendingLibrary ??= loadConfiguredLibrary();
  return pendingLibrary;
};

async function loadConfiguredLibrary(): Promise<Library | undefined> {
  const { analytics } = shopDocument();
  if (!analytics) {
    console.warn('Config not found');
    return undefined;
  }
  try {
    return analytics.cdn === ''
      ? await loadBundledLibrary(analytics.writeKey)
      : await loadLibraryFromCdn(analytics.cdn, analytics.writeKey);
  } catch (error) {
    console.debug(error);
    // Offline is not blocked: the next page load asks again.
    if (navigator.onLine) reportBlocked();
    pendingLibrary = undefined;
    return undefined;
  }
}

async function loadBundledLibrary(writeKey: string): Promise<Library> {
  const { AnalyticsBrowser } = await import(
    /* webpackChunkName: "visits-library" */ '@segment/analytics-next'
  );
  const cdnSettings = { integrations: { 'Segment.io': { apiKey: writeKey } }, metrics: { sampleRate: 0 } };
  const [library] = await AnalyticsBrowser.load({ writeKey, cdnSettings }, loadOptions);
  return library;
}

async function loadLibraryFromCdn(cdn: string, writeKey: string): Promise<Library> {
  window.analytics = Object.assign([], {
    _writeKey: writeKey,
    _cdn: cdn,
    _loadOptions: loadOptions,
    initialize: false,
  });
  let hasFailed = false;
  const script = document.createElement('script');
  script.src = `${cdn}/analytics.js/v1/${encodeURIComponent(writeKey)}/analytics.min.js`;
  script.addEventListener('error', () => {
    hasFailed = true;
  });
  document.head.append(script);
  const deadline = Date.now() + loadTimeoutMs;
  await pollUntil(
    () => getInitializedLibrary() !== undefined,
    () => hasFailed || Date.now() > deadline,
  );
  const library = getInitializedLibrary();
  if (!library) throw new Error(`${script.src} did not load`);
  return library;
}

/** What the CDN's script puts in the place of the list that waited for it. */
function getInitializedLibrary(): Library | undefined {
  const candidate = window.analytics;
  return typeof candidate === 'object' &&
    candidate !== null &&
    'initialized' in candidate &&
    candidate.initialized === true
    ? (candidate as Library)
    : undefined;
}

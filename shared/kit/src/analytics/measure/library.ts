import { shopDocument } from '../../document/shop-document.ts';
import { reportBlocked } from '../blocked.ts';
import { pollUntil } from './polling.ts';

/** The part of the analytics library that the shop uses. */
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

/** A script that neither loads nor fails counts as blocked after the timeout of an API call. */
const loadTimeoutMs = 65_000;
const noIntegrations = { 'Segment.io': false } as const;
/** The library stores nothing, before or after consent; the shop itself stores what it needs. */
const loadOptions = {
  disableClientPersistence: true,
  initialPageview: false,
  integrations: noIntegrations,
} as const;

let pendingLibrary: Promise<Library | undefined> | undefined;

/**
 * Loads the analytics library from the shop's own origin, or from its CDN if the operator has configured one. The
 * library forwards events to its own destinations; the shop sends them to its server itself. Returns undefined without
 * configuration ('Config not found') or when the script is blocked ('Blocked').
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
    // Offline is not blocked: the next page load retries.
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

/** The object with which the CDN's script replaces the waiting list. */
function getInitializedLibrary(): Library | undefined {
  const candidate = window.analytics;
  return typeof candidate === 'object' &&
    candidate !== null &&
    'initialized' in candidate &&
    candidate.initialized === true
    ? (candidate as Library)
    : undefined;
}

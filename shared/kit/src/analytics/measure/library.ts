import { shopDocument } from '../../document/shop-document.ts';
import { sayBlocked } from '../blocked.ts';
import { poll } from './waiting.ts';

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
const patienceMs = 65_000;
const none = { 'Segment.io': false } as const;
/** No storage at all, before consent and after it; what has to be remembered the shop keeps itself. */
const preConsent = { disableClientPersistence: true, initialPageview: false, integrations: none } as const;

let opening: Promise<Library | undefined> | undefined;

/**
 * The analytics library: from the shop's own origin, or from its CDN where the operator has configured one. It gets its
 * events for the destinations it knows; the shop's server has them from the shop itself. Undefined where nothing is
 * configured ('Config not found') or the script is blocked ('Blocked').
 */
export const openLibrary = (): Promise<Library | undefined> => {
  opening ??= open();
  return opening;
};

async function open(): Promise<Library | undefined> {
  const { analytics } = shopDocument();
  if (!analytics) {
    console.warn('Config not found');
    return undefined;
  }
  try {
    return analytics.cdn === ''
      ? await ownCopy(analytics.writeKey)
      : await fromCdn(analytics.cdn, analytics.writeKey);
  } catch (error) {
    console.debug(error);
    // Offline is not blocked: the next page load asks again.
    if (navigator.onLine) sayBlocked();
    opening = undefined;
    return undefined;
  }
}

async function ownCopy(writeKey: string): Promise<Library> {
  const { AnalyticsBrowser } = await import(
    /* webpackChunkName: "visits-library" */ '@segment/analytics-next'
  );
  const cdnSettings = { integrations: { 'Segment.io': { apiKey: writeKey } }, metrics: { sampleRate: 0 } };
  const [library] = await AnalyticsBrowser.load({ writeKey, cdnSettings }, preConsent);
  return library;
}

async function fromCdn(cdn: string, writeKey: string): Promise<Library> {
  window.analytics = Object.assign([], {
    _writeKey: writeKey,
    _cdn: cdn,
    _loadOptions: preConsent,
    initialize: false,
  });
  let lost = false;
  const script = document.createElement('script');
  script.src = `${cdn}/analytics.js/v1/${encodeURIComponent(writeKey)}/analytics.min.js`;
  script.addEventListener('error', () => {
    lost = true;
  });
  document.head.append(script);
  const until = Date.now() + patienceMs;
  await poll(
    () => ready() !== undefined,
    () => lost || Date.now() > until,
  );
  const library = ready();
  if (!library) throw new Error(`${script.src} did not load`);
  return library;
}

/** What the CDN's script puts in the place of the list that waited for it. */
function ready(): Library | undefined {
  const there = window.analytics;
  return typeof there === 'object' && there !== null && 'initialized' in there && there.initialized === true
    ? (there as Library)
    : undefined;
}

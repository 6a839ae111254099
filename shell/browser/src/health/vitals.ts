/** The three web vitals of one document: milliseconds, milliseconds, a share of the window. */
export interface Vitals {
  lcp: number | undefined;
  inp: number | undefined;
  cls: number | undefined;
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Kinds of entries this browser observes. */
const supported = globalThis.PerformanceObserver?.supportedEntryTypes ?? [];

/** Observes entries of a type, including earlier ones; an unsupported type is ignored. */
function observe<Entry extends PerformanceEntry>(
  type: string,
  take: (entry: Entry) => void,
  more: { readonly durationThreshold?: number } = {},
): void {
  if (!supported.includes(type)) return;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) take(entry as Entry);
  }).observe({ type, buffered: true, ...more });
}

/**
 * Starts measuring (web.dev/articles/lcp, inp, cls): the last largest paint before the first interaction; the slowest
 * interaction of the document; the worst window of layout shifts, which ends after a second of rest or after five.
 */
export function observeVitals(): Vitals {
  const vitals: Vitals = { lcp: undefined, inp: undefined, cls: undefined };
  observe('largest-contentful-paint', ({ startTime }) => {
    const hidden = performance.getEntriesByType('visibility-state').find(({ name }) => name === 'hidden');
    // A hidden tab paints nothing, so its time is meaningless.
    if (startTime < (hidden?.startTime ?? Number.POSITIVE_INFINITY)) vitals.lcp = startTime;
  });
  const press = ({ interactionId, duration }: PerformanceEventTiming) => {
    if (interactionId) vitals.inp = Math.max(vitals.inp ?? 0, duration);
  };
  observe('event', press, { durationThreshold: 16 });
  // The first press is recorded even if fast, so that a fast document counts as one.
  observe('first-input', press);
  if (supported.includes('layout-shift')) vitals.cls = 0;
  let window = 0;
  let began = 0;
  let last = 0;
  observe<LayoutShift>('layout-shift', ({ value, hadRecentInput, startTime }) => {
    if (hadRecentInput) return;
    if (startTime - last > 1000 || startTime - began > 5000) {
      window = 0;
      began = startTime;
    }
    last = startTime;
    window += value;
    vitals.cls = Math.max(vitals.cls ?? 0, window);
  });
  return vitals;
}

import { ownerOf } from '@shop/kit/shell';
import type { Phase } from './outcomes.ts';

/** How the first mount of each remote went, or where it failed. */
const mounts: Record<string, Phase> = {};
/** Whose page was shown when an error escaped; `undefined` for a page of nobody. */
const errors = new Set<string | undefined>();

/**
 * Counts what is known by now, for the guard of releases, where the host wants this document counted. The code for it
 * is fetched when there is first something to say.
 */
function reportHealth(): void {
  if (document.querySelector('meta[name=release-health]'))
    import('./send-health.ts').then(({ sendHealth }) => sendHealth({ mounts, errors }), console.debug);
}

/** The first page of a remote stands. One that fails in its first drawing says so in the same turn. */
export function recordMounted(name: string): void {
  queueMicrotask(() => {
    mounts[name] ??= 'mounted';
  });
}

/** Of a first mount it is the outcome; later the page of a mounted remote has failed, which is an error of it. */
export function recordFailure(name: string, phase: Phase): void {
  if (mounts[name]) errors.add(name);
  else mounts[name] = phase;
  reportHealth();
}

/** Long after the page stands, or with the first press: nothing of this is in its way. */
const reportDelayMs = 8000;

/** Watches how this document fares. */
export function watchHealth(): void {
  const handleError = ({ filename = '/build/' }: { readonly filename?: string }) => {
    // Of scripts that browsers and extensions put into the page the shop knows nothing.
    if (!filename.includes('/build/')) return;
    errors.add(ownerOf(window.location.pathname));
    reportHealth();
  };
  addEventListener('error', handleError);
  addEventListener('unhandledrejection', handleError as () => void);
  addEventListener('pointerdown', reportHealth, { once: true });
  setTimeout(reportHealth, reportDelayMs);
}

import { ownerOf } from '@shop/kit/shell';
import type { Phase } from './outcomes.ts';

/** The outcome of each remote's first mount. */
const mounts: Record<string, Phase> = {};
/** The remote of the page on which an error occurred; `undefined` for a page without one. */
const errors = new Set<string | undefined>();

/**
 * Reports the known outcomes to the release guard if the host wants this document counted. The code loads on the first
 * report.
 */
function reportHealth(): void {
  if (document.querySelector('meta[name=release-health]'))
    import('./send-health.ts').then(({ sendHealth }) => sendHealth({ mounts, errors }), console.debug);
}

/** Records the first page of a remote. A failure in its first render is reported in the same task. */
export function recordMounted(name: string): void {
  queueMicrotask(() => {
    mounts[name] ??= 'mounted';
  });
}

/** Records a failure: of a first mount it is the outcome; later it counts as an error of the mounted remote. */
export function recordFailure(name: string, phase: Phase): void {
  if (mounts[name]) errors.add(name);
  else mounts[name] = phase;
  reportHealth();
}

/** Long after the first page, or with the first press: it must not delay anything. */
const reportDelayMs = 8000;

/** Starts recording the health of this document. */
export function watchHealth(): void {
  const handleError = ({ filename = '/build/' }: { readonly filename?: string }) => {
    // Ignores scripts that browsers and extensions inject into the page.
    if (!filename.includes('/build/')) return;
    errors.add(ownerOf(window.location.pathname));
    reportHealth();
  };
  addEventListener('error', handleError);
  addEventListener('unhandledrejection', handleError as () => void);
  addEventListener('pointerdown', reportHealth, { once: true });
  setTimeout(reportHealth, reportDelayMs);
}

import type { HealthOutcome } from '@shop/contracts';
import { ownerOf } from '@shop/kit/shell';

/** How the first mount of each remote went. */
export const mounts: Record<string, HealthOutcome> = {};
/** Whose page was shown when an error escaped; `undefined` for a page of nobody. */
export const errors = new Set<string | undefined>();

/**
 * Counts what is known by now, for the guard of releases, where the host wants this document counted. The code for it
 * is fetched when there is first something to say.
 */
export function reportHealth(): void {
  if (document.querySelector('meta[name=release-health]'))
    import('./send-health.ts').then(({ sendHealth }) => sendHealth(), console.debug);
}

/** Long after the page stands, or with the first press: nothing of this is in its way. */
const quietMs = 8000;

/** Watches how this document fares. */
export function watchHealth(): void {
  const escaped = ({ filename = '/build/' }: { readonly filename?: string }) => {
    // Of scripts that browsers and extensions put into the page the shop knows nothing.
    if (!filename.includes('/build/')) return;
    errors.add(ownerOf(window.location.pathname));
    reportHealth();
  };
  addEventListener('error', escaped);
  addEventListener('unhandledrejection', escaped as () => void);
  addEventListener('pointerdown', reportHealth, { once: true });
  setTimeout(reportHealth, quietMs);
}

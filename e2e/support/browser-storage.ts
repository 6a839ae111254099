import type { BrowserContext, Page } from 'playwright';

const day = 86_400;
/** Returns the remaining days of each cookie, rounded. */
export const cookieDays = async (context: BrowserContext) =>
  Object.fromEntries(
    (await context.cookies())
      .map(({ name, expires }) => [name, Math.round((expires - Date.now() / 1000) / day)] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
export const readBrowserStorage = (page: Page) =>
  page.evaluate(async () => ({
    local: Object.keys(localStorage).sort(),
    session: Object.keys(sessionStorage).sort(),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
  }));
/** Returns the events given to the operator's tag library, without the consent signals. */
export const readDataLayer = (page: Page) =>
  page.evaluate(
    () =>
      ((window as { dataLayer?: unknown[] }).dataLayer ?? []).filter(
        (entry) => typeof entry === 'object' && entry !== null && 'event' in entry,
      ).length,
  );

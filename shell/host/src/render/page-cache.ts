import type { RenderedPage } from './render-job.ts';

/** How long a rendered page is served from the cache. */
const freshMs = 60_000;
/** How long before expiry it is rendered again, so that nobody waits for a popular page. */
const refreshAheadMs = 15_000;
/** How long it replaces a failed or slow rendering: the browser updates an old price. */
const staleMs = 300_000;
const maxPages = 300;

interface Entry {
  readonly page: RenderedPage;
  readonly freshUntil: number;
}

/** A cache of rendered pages by everything they depend on. No page depends on the visitor. */
export function createPageCache(clock: () => Date) {
  const entries = new Map<string, Entry>();
  return {
    /** Least recently used: made-up addresses evict each other, not popular pages. */
    get: (key: string): RenderedPage | undefined => {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.freshUntil > clock().getTime() ? entry.page : undefined;
    },
    isAging: (key: string): boolean =>
      (entries.get(key)?.freshUntil ?? 0) - clock().getTime() < refreshAheadMs,
    getStale: (key: string): RenderedPage | null => {
      const entry = entries.get(key);
      return entry && entry.freshUntil + staleMs > clock().getTime() ? entry.page : null;
    },
    /** Returns the last page, however old: its query results start the next rendering, which revalidates them. */
    getLast: (key: string): RenderedPage | undefined => entries.get(key)?.page,
    set: (key: string, page: RenderedPage): void => {
      entries.delete(key);
      entries.set(key, { page, freshUntil: clock().getTime() + freshMs });
      for (const oldest of entries.keys()) {
        if (entries.size <= maxPages) break;
        entries.delete(oldest);
      }
    },
  };
}
export type PageCache = ReturnType<typeof createPageCache>;

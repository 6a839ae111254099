import type { RenderedPage } from './render-job.ts';

/** How long a drawn page is given to everybody who asks for the same. */
const freshMs = 60_000;
/** How long before that it is drawn again for whoever comes next, so that nobody waits for a page that many ask for. */
const refreshAheadMs = 15_000;
/** How long it stands in for a drawing that fails or takes too long: an old price is put right by the browser. */
const staleMs = 300_000;
const maxPages = 300;

interface Entry {
  readonly page: RenderedPage;
  readonly freshUntil: number;
}

/** Drawn pages by all that they depend on. Nothing in one depends on who asks. */
export function createPageCache(clock: () => Date) {
  const entries = new Map<string, Entry>();
  return {
    /** What is asked for stays: addresses that one visitor makes up push out each other, not the pages of everybody. */
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
    /** The last one, however old: what it had read starts the next drawing, which looks whether it still holds. */
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

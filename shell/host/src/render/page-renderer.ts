import type { Manifest, ShopDocument } from '@shop/contracts';
import type { OutcomeReporter } from './outcome-reporter.ts';
import type { PageCache } from './page-cache.ts';
import { type GetFile, getBuildName, getWordsFiles } from './published-files.ts';
import type { RenderedPage } from './render-job.ts';
import type { RenderPool } from './render-pool.ts';

/** One part of a document: a page, or the chrome around it. */
export interface RenderRequest {
  readonly manifest: Manifest;
  /** A route, or the shell's `chrome`. */
  readonly id: string;
  readonly address: string;
  readonly document: ShopDocument;
  /** Builds whose words are needed too. */
  readonly others: readonly Manifest[];
}

/** Returns the key of everything a rendering depends on; equal keys share one page. */
export const getRenderKey = ({ manifest, others, document, address }: RenderRequest): string => {
  const { region, locale, appType, regions } = document;
  const own = regions.find((entry) => entry.region === region)?.href ?? '';
  return [getBuildName(manifest), ...others.map(getBuildName), region, locale, appType, own, address].join(
    ' ',
  );
};

/** Removes visitor data before rendering: rendered pages are shared. */
const removeVisitorData = ({ preview: _preview, ...document }: ShopDocument): ShopDocument => ({
  ...document,
  cohort: '',
  requestId: '',
});

export interface PageRendererDeps {
  readonly pool: Pick<RenderPool, 'run'>;
  readonly pages: PageCache;
  readonly outcomes: Pick<OutcomeReporter, 'settle'>;
  readonly fileOf: GetFile;
}

/** Renders a page and caches it under its key: one rendering per key at a time. Never rejects. */
export const createPageRenderer = ({ pool, pages, outcomes, fileOf }: PageRendererDeps) => {
  const inFlight = new Map<string, Promise<RenderedPage | null>>();
  return (
    key: string,
    { manifest, id, document, others, address }: RenderRequest,
  ): Promise<RenderedPage | null> => {
    const { server } = manifest;
    const pending = inFlight.get(key);
    if (pending || server === null) return pending ?? Promise.resolve(null);
    const rendering = pool
      .run({
        build: fileOf(manifest, server),
        words: getWordsFiles(fileOf, [manifest, ...others], document.locale),
        document: removeVisitorData(document),
        address,
        previousQueries: pages.getLast(key)?.queries ?? '[]',
      })
      .then((result) => {
        const page = outcomes.settle(manifest, id, result);
        if (page) pages.set(key, page);
        return page;
      })
      .finally(() => inFlight.delete(key));
    inFlight.set(key, rendering);
    return rendering;
  };
};

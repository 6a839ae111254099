import { type Manifest, pageMark, type ShopDocument } from '@shop/contracts';
import type { ReleaseRegistry } from '../registry.ts';
import type { ServedPages } from './messages.ts';
import { createOutcomeReporter, type OutcomeDeps } from './outcome-reporter.ts';
import { toCacheAddress } from './page-address.ts';
import { createPageCache } from './page-cache.ts';
import { createPageRenderer, getRenderKey, type RenderRequest } from './page-renderer.ts';
import { createFileReader, getBuildName } from './published-files.ts';
import type { RenderedPage } from './render-job.ts';
import { createRenderPool, type PoolOptions } from './render-pool.ts';

/** A server-rendered page for its document. */
export interface Landing {
  /** The content of `#shop`. */
  readonly html: string;
  /** JSON of the page's query results, for hydration. */
  readonly queries: string;
  /** It replaces a failed rendering: its data is stale, and the browser refetches it. */
  readonly isStale: boolean;
}

export interface RenderSettings extends PoolOptions {
  /** Milliseconds that a document waits for its page before it is sent with the skeleton. */
  readonly deadlineMs: number;
}

/** Two workers, so that a hanging one leaves the other; half a second, since a skeleton only delays the page. */
export const renderDefaults = {
  workers: 2,
  maxQueued: 32,
  deadlineMs: 500,
  limitMs: 2_000,
  loadLimitMs: 10_000,
} as const;

export interface LandingDeps extends OutcomeDeps {
  readonly registry: Pick<ReleaseRegistry, 'asset'>;
  readonly render: RenderSettings;
}

export interface LandingInput {
  readonly shell: Manifest;
  readonly remote: Manifest;
  readonly document: ShopDocument;
  /** Path and query of the page. */
  readonly path: string;
  readonly query: URLSearchParams;
}

const withDeadline = async <Value>(milliseconds: number, work: Promise<Value>): Promise<Value | 'late'> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

/** Returns the page inside the chrome. */
const composePage = (
  chrome: RenderedPage,
  page: RenderedPage & { readonly old?: true },
  remote: string,
): Landing => {
  const place = `<div data-served="${remote}">${page.html}</div>`;
  return {
    html: chrome.html.replace(pageMark, () => place),
    queries: page.queries,
    isStale: page.old === true,
  };
};

/**
 * Renders landing pages with the server builds of the visitor's releases, in terminable workers. Any failure or timeout
 * returns null: the document then has the skeleton, and the browser renders the page.
 */
export function createLandingPages({ registry, render, ...rest }: LandingDeps) {
  /** The pages that each build declares, once a worker has loaded it. */
  const servedPages = new Map<string, ServedPages>();
  const pool = createRenderPool({ ...render, loaded: (build, pages) => void servedPages.set(build, pages) });
  const pages = createPageCache(rest.clock);
  const outcomes = createOutcomeReporter(rest);
  const fileOf = createFileReader(registry);
  const renderPage = createPageRenderer({ pool, pages, outcomes, fileOf });

  /** Returns the page rendered within the deadline, or a stale one, or null. */
  const renderOrStale = async (key: string, request: RenderRequest) => {
    const { manifest } = request;
    if (outcomes.isPaused(manifest)) outcomes.report(manifest, 'paused');
    else {
      const rendered = await withDeadline(render.deadlineMs, renderPage(key, request));
      if (rendered !== 'late' && rendered !== null) return rendered;
      if (rendered === 'late') outcomes.report(manifest, 'late');
    }
    const stale = pages.getStale(key);
    if (stale) outcomes.report(manifest, 'old');
    return stale && { ...stale, old: true as const };
  };

  /** Returns the cached page, or renders it. */
  const getPage = async (
    request: RenderRequest,
  ): Promise<(RenderedPage & { readonly old?: true }) | null> => {
    const { manifest, id } = request;
    if (servedPages.get(getBuildName(manifest))?.routes.includes(id) === false) return null;
    const key = getRenderKey(request);
    const ready = pages.get(key);
    if (!ready) return renderOrStale(key, request);
    outcomes.report(manifest, 'kept');
    if (pages.isAging(key) && !outcomes.isPaused(manifest)) void renderPage(key, request);
    return ready;
  };

  return {
    /** Returns the rendered page, or null when it is not server-rendered or not ready in time. Never rejects. */
    page: async ({ shell, remote, document, path, query }: LandingInput): Promise<Landing | null> => {
      const id = document.route?.id;
      if (id === undefined || remote.server === null || shell.server === null) return null;
      const address = toCacheAddress(path, query, servedPages.get(getBuildName(remote))?.parameters?.[id]);
      if (address === null) return null;
      const [chrome, page] = await Promise.all([
        getPage({ manifest: shell, id: 'chrome', address: path, document, others: [] }),
        getPage({ manifest: remote, id, address, document, others: [shell] }),
      ]);
      return chrome && page && composePage(chrome, page, remote.name);
    },
    /** Preloads the server builds before their first visitor. Never rejects. */
    warm: async (manifests: readonly Manifest[]): Promise<void> => {
      const builds = new Map(
        manifests.flatMap((manifest) =>
          manifest.server === null
            ? []
            : [[getBuildName(manifest), fileOf(manifest, manifest.server)] as const],
        ),
      );
      for (const build of builds.values()) await pool.prepare(build);
    },
    close: pool.close,
  };
}
export type LandingPages = ReturnType<typeof createLandingPages>;

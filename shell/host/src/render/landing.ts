import { type Manifest, pageMark, type ShopDocument } from '@shop/contracts';
import type { ReleaseRegistry } from '../registry.ts';
import { createDrawings, keyOfDrawing, type Wanted } from './drawings.ts';
import type { ServedPages } from './messages.ts';
import { createOutcomes, type OutcomeDeps } from './outcomes.ts';
import { pageAddress } from './page-address.ts';
import { createPageCache } from './page-cache.ts';
import { nameOf, publishedFile } from './published-files.ts';
import type { DrawnPage } from './render-job.ts';
import { createRenderPool, type PoolOptions } from './render-pool.ts';

/** A page as the server has drawn it, for its document. */
export interface Landing {
  /** What stands in `#shop`. */
  readonly html: string;
  /** JSON of what the page has read, for the browser to go on with. */
  readonly queries: string;
  /** It stands in for a drawing that could not be had: what it has read is past its time, and the browser asks again. */
  readonly old: boolean;
}

export interface RenderSettings extends PoolOptions {
  /** Milliseconds that a document waits for its page; after that it goes out with the skeleton. */
  readonly deadlineMs: number;
}

/** Two workers, so that what hangs in one leaves the other; half a second, since the skeleton is no loss but a delay. */
export const renderDefaults = {
  workers: 2,
  mostWaiting: 32,
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
  /** Path of the page and the query it was asked with. */
  readonly path: string;
  readonly query: URLSearchParams;
}

const within = async <Value>(milliseconds: number, work: Promise<Value>): Promise<Value | 'late'> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

/** The page in its place inside the chrome. */
const together = (chrome: DrawnPage, page: DrawnPage & { readonly old?: true }, remote: string): Landing => {
  const place = `<div data-served="${remote}">${page.html}</div>`;
  return {
    html: chrome.html.replace(pageMark, () => place),
    queries: page.queries,
    old: page.old === true,
  };
};

/**
 * Draws landing pages with the server's half of the visitor's own builds, in workers that can be ended. Whatever goes
 * wrong there, and whatever takes too long, gives null: the document then carries the skeleton, and the browser draws.
 */
export function createLanding({ registry, render, ...rest }: LandingDeps) {
  /** What each build says that it draws, as soon as one worker has it. */
  const served = new Map<string, ServedPages>();
  const pool = createRenderPool({ ...render, loaded: (build, pages) => void served.set(build, pages) });
  const pages = createPageCache(rest.clock);
  const outcomes = createOutcomes(rest);
  const fileOf = publishedFile(registry);
  const draw = createDrawings({ pool, pages, outcomes, fileOf });

  /** Drawn within the deadline, or as it was a while ago, or null. */
  const drawnOrOld = async (key: string, wanted: Wanted) => {
    const { manifest } = wanted;
    if (outcomes.isPaused(manifest)) outcomes.tell(manifest, 'paused');
    else {
      const drawn = await within(render.deadlineMs, draw(key, wanted));
      if (drawn !== 'late' && drawn !== null) return drawn;
      if (drawn === 'late') outcomes.tell(manifest, 'late');
    }
    const old = pages.standIn(key);
    if (old) outcomes.tell(manifest, 'old');
    return old && { ...old, old: true as const };
  };

  /** From what is kept, where many ask for it; else drawn. */
  const get = async (wanted: Wanted): Promise<(DrawnPage & { readonly old?: true }) | null> => {
    const { manifest, id } = wanted;
    if (served.get(nameOf(manifest))?.routes.includes(id) === false) return null;
    const key = keyOfDrawing(wanted);
    const ready = pages.get(key);
    if (!ready) return drawnOrOld(key, wanted);
    outcomes.tell(manifest, 'kept');
    if (pages.isAging(key) && !outcomes.isPaused(manifest)) void draw(key, wanted);
    return ready;
  };

  return {
    /** The page, drawn, or null when it is not one of those, or not to be had in time. Never rejects. */
    page: async ({ shell, remote, document, path, query }: LandingInput): Promise<Landing | null> => {
      const id = document.route?.id;
      if (id === undefined || remote.server === null || shell.server === null) return null;
      const address = pageAddress(path, query, served.get(nameOf(remote))?.parameters?.[id]);
      if (address === null) return null;
      const [chrome, page] = await Promise.all([
        get({ manifest: shell, id: 'chrome', address: path, document, others: [] }),
        get({ manifest: remote, id, address, document, others: [shell] }),
      ]);
      return chrome && page && together(chrome, page, remote.name);
    },
    /** Loads the server's half of builds ahead of their first visitor. Never rejects. */
    warm: async (manifests: readonly Manifest[]): Promise<void> => {
      const builds = new Map(
        manifests.flatMap((manifest) =>
          manifest.server === null ? [] : [[nameOf(manifest), fileOf(manifest, manifest.server)] as const],
        ),
      );
      for (const build of builds.values()) await pool.prepare(build);
    },
    close: pool.close,
  };
}
export type LandingPages = ReturnType<typeof createLanding>;

import { type Manifest, pageMark, type ShopDocument } from '@shop/contracts';
import { keyOf, sriOf, wordsFileOf } from '@shop/releases';
import type { ReleaseRegistry } from '../registry.ts';
import { createBreaker } from './breaker.ts';
import type { ServedPages } from './messages.ts';
import { pageAddress } from './page-address.ts';
import { createPageCache } from './page-cache.ts';
import type { DrawnPage, KeptFile, RenderFault, RenderResult } from './render-lane.ts';
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

export interface RenderEvent {
  readonly remote: string;
  readonly version: string;
  /** `kept`: given from the cache; `late`: not there in time, kept for the next visitor; `old`: the last one in its place. */
  readonly outcome: 'drawn' | 'kept' | 'late' | 'old' | 'paused' | RenderFault;
  /** Milliseconds of the drawing alone, where there was one. */
  readonly ms?: number;
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

export interface LandingDeps {
  readonly registry: ReleaseRegistry;
  readonly clock: () => Date;
  readonly render: RenderSettings;
  readonly observe: (event: RenderEvent) => void;
  /** Told once for each page that could not be drawn. */
  readonly warn: (facts: object, message: string) => void;
}

export interface LandingInput {
  readonly shell: Manifest;
  readonly remote: Manifest;
  readonly document: ShopDocument;
  /** Path of the page and the query it was asked with. */
  readonly path: string;
  readonly query: URLSearchParams;
}

const nameOf = (manifest: Manifest): string => `${manifest.name}@${keyOf(manifest)}`;

/** What differs from visitor to visitor is taken out before a page sees it: drawn pages are kept for everybody. */
const forEverybody = ({ preview: _preview, ...document }: ShopDocument): ShopDocument => ({
  ...document,
  cohort: '',
  requestId: '',
});

const within = async <Value>(milliseconds: number, work: Promise<Value>): Promise<Value | 'late'> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

/**
 * Draws landing pages with the server's half of the visitor's own builds, in workers that can be ended. Whatever goes
 * wrong there, and whatever takes too long, gives null: the document then carries the skeleton, and the browser draws.
 */
export function createLanding({ registry, clock, render, observe, warn }: LandingDeps) {
  /** What each build says that it draws, as soon as one worker has it. */
  const served = new Map<string, ServedPages>();
  const pool = createRenderPool({ ...render, loaded: (build, pages) => void served.set(build, pages) });
  const cache = createPageCache(clock);
  const breaker = createBreaker(clock);
  const underWay = new Map<string, Promise<DrawnPage | null>>();

  const kept = (manifest: Manifest, path: string): KeptFile => ({
    key: path === manifest.server ? nameOf(manifest) : `${nameOf(manifest)}/${path}`,
    read: async () => {
      const bytes = await registry.asset(manifest.name, manifest.build, path);
      const sri = manifest.assets.find((asset) => asset.path === path)?.sri;
      if (bytes === null || sriOf(bytes) !== sri)
        throw new Error(`${path} of ${nameOf(manifest)} is not what was published.`);
      return Buffer.from(bytes).toString('utf8');
    },
  });

  const settle = (manifest: Manifest, key: string, id: string, result: RenderResult): DrawnPage | null => {
    const build = nameOf(manifest);
    if (result.ok) {
      breaker.succeeded(build);
      cache.set(key, result.page);
      observe({ remote: manifest.name, version: keyOf(manifest), outcome: 'drawn', ms: result.page.ms });
      return result.page;
    }
    const { fault, error } = result;
    if (fault === 'not_served') return null;
    observe({ remote: manifest.name, version: keyOf(manifest), outcome: fault });
    if (fault === 'shed') return null;
    const paused = breaker.failed(build);
    warn(
      { err: error, remote: manifest.name, version: keyOf(manifest), route: id, fault, paused },
      'a page could not be drawn on the server',
    );
    return null;
  };

  interface Wanted {
    readonly manifest: Manifest;
    /** A route, or the shell's chrome. */
    readonly id: string;
    readonly address: string;
    readonly document: ShopDocument;
    /** Builds whose words are said too. */
    readonly others: readonly Manifest[];
  }

  /** The page from the cache, or drawn within the deadline, or as it was a while ago, or null. */
  const get = async (wanted: Wanted): Promise<(DrawnPage & { readonly old?: true }) | null> => {
    const { manifest, id, document, others, address } = wanted;
    const build = nameOf(manifest);
    const tell = (outcome: RenderEvent['outcome']) =>
      observe({ remote: manifest.name, version: keyOf(manifest), outcome });
    if (served.get(build)?.routes.includes(id) === false) return null;
    const own = document.regions.find(({ region }) => region === document.region)?.href ?? '';
    const key = [
      build,
      ...others.map(nameOf),
      document.region,
      document.locale,
      document.appType,
      own,
      address,
    ].join(' ');
    const ready = cache.get(key);
    if (ready) {
      tell('kept');
      if (cache.isAging(key) && !breaker.isPaused(build)) void draw(key, wanted);
      return ready;
    }
    if (breaker.isPaused(build)) tell('paused');
    else {
      const drawn = await within(render.deadlineMs, draw(key, wanted));
      if (drawn !== 'late' && drawn !== null) return drawn;
      if (drawn === 'late') tell('late');
    }
    const old = cache.standIn(key);
    if (old) tell('old');
    return old && { ...old, old: true };
  };

  /** One drawing of each page at a time, whoever asks. Never rejects. */
  const draw = (key: string, { manifest, id, document, others, address }: Wanted) => {
    const { server } = manifest;
    const known = underWay.get(key);
    if (known || server === null) return known ?? Promise.resolve(null);
    const drawing = pool
      .run({
        build: kept(manifest, server),
        words: Object.fromEntries(
          [manifest, ...others].flatMap((each) =>
            (['locale', 'later'] as const).flatMap((part) => {
              const path = wordsFileOf(each, document.locale, part)?.path;
              const name = part === 'later' ? `${each.name}/later` : each.name;
              return path === undefined ? [] : [[name, kept(each, path)]];
            }),
          ),
        ),
        document: forEverybody(document),
        address,
        known: cache.last(key)?.queries ?? '[]',
      })
      .then((result) => settle(manifest, key, id, result))
      .finally(() => underWay.delete(key));
    underWay.set(key, drawing);
    return drawing;
  };

  return {
    /** The page, drawn, or null when it is not one of those, or not to be had in time. Never rejects. */
    page: async (input: LandingInput): Promise<Landing | null> => {
      const { shell, remote, document } = input;
      const id = document.route?.id;
      if (id === undefined || remote.server === null || shell.server === null) return null;
      const address = pageAddress(input.path, input.query, served.get(nameOf(remote))?.parameters?.[id]);
      if (address === null) return null;
      const [chrome, page] = await Promise.all([
        get({ manifest: shell, id: 'chrome', address: input.path, document, others: [] }),
        get({ manifest: remote, id, address, document, others: [shell] }),
      ]);
      if (!chrome || !page) return null;
      const place = `<div data-served="${remote.name}">${page.html}</div>`;
      const html = chrome.html.replace(pageMark, () => place);
      return { html, queries: page.queries, old: page.old === true };
    },
    /** Loads the server's half of builds ahead of their first visitor. Never rejects. */
    warm: async (manifests: readonly Manifest[]): Promise<void> => {
      const builds = new Map(
        manifests.flatMap((manifest) =>
          manifest.server === null ? [] : [[nameOf(manifest), kept(manifest, manifest.server)] as const],
        ),
      );
      for (const build of builds.values()) await pool.prepare(build);
    },
    close: pool.close,
  };
}
export type LandingPages = ReturnType<typeof createLanding>;

import type { Manifest, ShopDocument } from '@shop/contracts';
import type { Outcomes } from './outcomes.ts';
import type { PageCache } from './page-cache.ts';
import { type FileOf, nameOf, wordsOf } from './published-files.ts';
import type { DrawnPage } from './render-job.ts';
import type { RenderPool } from './render-pool.ts';

/** One half of a document: a page, or the chrome around it. */
export interface Wanted {
  readonly manifest: Manifest;
  /** A route, or the shell's `chrome`. */
  readonly id: string;
  readonly address: string;
  readonly document: ShopDocument;
  /** Builds whose words are said too. */
  readonly others: readonly Manifest[];
}

/** All that a drawing depends on; who has equal keys is given one and the same. */
export const keyOfDrawing = ({ manifest, others, document, address }: Wanted): string => {
  const { region, locale, appType, regions } = document;
  const own = regions.find((entry) => entry.region === region)?.href ?? '';
  return [nameOf(manifest), ...others.map(nameOf), region, locale, appType, own, address].join(' ');
};

/** What differs from visitor to visitor is taken out before a page sees it: drawn pages are kept for everybody. */
const forEverybody = ({ preview: _preview, ...document }: ShopDocument): ShopDocument => ({
  ...document,
  cohort: '',
  requestId: '',
});

export interface DrawingDeps {
  readonly pool: Pick<RenderPool, 'run'>;
  readonly pages: PageCache;
  readonly outcomes: Pick<Outcomes, 'settle'>;
  readonly fileOf: FileOf;
}

/** Draws a page and keeps it under its key: one drawing of each at a time, whoever asks. Never rejects. */
export const createDrawings = ({ pool, pages, outcomes, fileOf }: DrawingDeps) => {
  const underWay = new Map<string, Promise<DrawnPage | null>>();
  return (key: string, { manifest, id, document, others, address }: Wanted): Promise<DrawnPage | null> => {
    const { server } = manifest;
    const known = underWay.get(key);
    if (known || server === null) return known ?? Promise.resolve(null);
    const drawing = pool
      .run({
        build: fileOf(manifest, server),
        words: wordsOf(fileOf, [manifest, ...others], document.locale),
        document: forEverybody(document),
        address,
        known: pages.last(key)?.queries ?? '[]',
      })
      .then((result) => {
        const page = outcomes.settle(manifest, id, result);
        if (page) pages.set(key, page);
        return page;
      })
      .finally(() => underWay.delete(key));
    underWay.set(key, drawing);
    return drawing;
  };
};

import { contentIds } from '@shop/contracts';
import { categories } from '@shop/packaging/vocabulary';
import { asksForSize, type Result, type SearchDocument, search, type TextIndex } from '@shop/search';
import { type Found, foundRoutes } from './found.ts';
import { loadIndex } from './load-index.ts';
import { sizedProducts } from './sized-products.static.ts';

export interface QueryOptions {
  readonly locale: string;
  /** The unit of lengths typed without one. */
  readonly unit: 'cm' | 'in' | 'mm';
  /** The last word may be unfinished. */
  readonly typing?: boolean;
}

/** What fits under a heading in a list of results. */
const excerptLength = 160;

/**
 * Answers a query in a language; the best answer first. The geometry that tells which sizes can be made is loaded only
 * by a query that asks for one.
 */
export async function answerQuery(query: string, { locale, ...options }: QueryOptions): Promise<Found[]> {
  const index = await loadIndex(locale);
  const canMake = asksForSize(query, index) ? (await import('./can-make.ts')).canMake : () => false;
  return search(query, { index, products: sizedProducts, canMake }, options).flatMap((result) =>
    toFound(result, index),
  );
}

/** Returns a result as it is shown. Ids of another version of the data are left out. */
function toFound(result: Result, index: TextIndex): Found[] {
  if (result.kind === 'size') return [{ kind: 'size', slug: result.slug, size: result.size }];
  const [kind = '', id = ''] = splitOnce(result.id, ':');
  if (kind === 'product') return [{ kind, slug: id }];
  if (kind === 'category')
    return categories.filter((each) => each === id).map((category) => ({ kind, category }));
  if (kind === 'route') return foundRoutes.filter((each) => each === id).map((route) => ({ kind, route }));
  const [pageId = ''] = splitOnce(id, '/');
  const page = contentIds.find((each) => each === pageId);
  if (page === undefined) return [];
  const document = index.documentOf(result.id);
  return kind === 'part' && document
    ? [{ kind, page, heading: document.name, text: excerptOf(document) }]
    : [{ kind: 'page', page }];
}

const splitOnce = (text: string, mark: string): [string, string?] => {
  const at = text.indexOf(mark);
  return at === -1 ? [text] : [text.slice(0, at), text.slice(at + 1)];
};

/** Returns the first sentences of a text, cut at a word. */
function excerptOf({ detail = '' }: SearchDocument): string {
  const text = detail.replace(/\s+/g, ' ').trim();
  if (text.length <= excerptLength) return text;
  const cut = text.slice(0, excerptLength);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), excerptLength - 20))}…`;
}

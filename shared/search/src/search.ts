import { contentSizes, sizeOfContent } from './sizes/contents.ts';
import { type BoxSize, findSizes, type SizedProduct } from './sizes/find-sizes.ts';
import { readSize, readVolume } from './sizes/read-size.ts';
import type { FindOptions, Match, TextIndex } from './text-index.ts';

/** A document that was found, or a product in a size. */
export type Result =
  | { readonly kind: 'document'; readonly id: string; readonly score: number }
  | { readonly kind: 'size'; readonly id: string; readonly slug: string; readonly size: BoxSize };

export interface SearchOptions extends FindOptions {
  /** The unit of numbers without one. */
  readonly unit?: 'cm' | 'in' | 'mm';
}

/** What a search needs: the index of a language, the products with their sizes, and whether a size can be made. */
export interface SearchSource {
  readonly index: TextIndex;
  readonly products: readonly SizedProduct[];
  readonly canMake: (slug: string, size: BoxSize) => boolean;
}

const maxDocuments = 24;
/** Answers below this share of the best one are left out. */
const leastShare = 0.22;

/**
 * Answers a query: products in the typed size first, otherwise documents by how well they match, then the products that
 * hold the named content. Any text is accepted; nonsense finds nothing.
 */
export function search(query: string, source: SearchSource, options: SearchOptions = {}): readonly Result[] {
  const size = readSize(query, options.unit);
  if (size) {
    const others = size.rest === '' ? [] : source.index.find(size.rest, options);
    const scores = scoresOfProducts(others);
    const sizes = findSizes(
      {
        lengths: size.lengths,
        isSheet: size.format !== undefined,
        scoreOf: (slug) => scores.get(slug) ?? 0,
      },
      source.products,
      source.canMake,
    );
    const named = others.filter(({ concepts }) => concepts.length > 0);
    return [...toSizeResults(sizes), ...toResults(sizes.length > 0 ? named : others)];
  }
  const volume = readVolume(query);
  const words = volume?.rest || query;
  const matches = source.index.find(words, options);
  const concepts = source.index.conceptsOf(words);
  const content = [...concepts]
    .sort(([, one], [, other]) => other - one)
    .map(([concept]) => sizeOfContent(concept, volume?.millilitres))
    .find((lengths) => lengths !== undefined);
  if (content === undefined) return toResults(matches);
  const scores = scoresOfProducts(matches);
  const sizes = findSizes(
    { lengths: content, scoreOf: (slug) => scores.get(slug) ?? 0 },
    source.products.filter(({ slug }) => scores.has(slug)),
    source.canMake,
  );
  return [...toResults(matches), ...toSizeResults(sizes)];
}

/** Whether an answer needs `canMake`: the query holds a size or names something with one. */
export const asksForSize = (query: string, index: TextIndex): boolean =>
  readSize(query) !== undefined ||
  [...index.conceptsOf(query).keys()].some((concept) => contentSizes[concept]);

const scoresOfProducts = (matches: readonly Match[]): ReadonlyMap<string, number> =>
  new Map(matches.filter(({ id }) => id.startsWith('product:')).map(({ id, score }) => [id.slice(8), score]));

const toSizeResults = (sizes: ReturnType<typeof findSizes>): Result[] =>
  sizes.map(({ slug, size }) => ({ kind: 'size', id: `size:${slug}`, slug, size }));

const toResults = (matches: readonly Match[]): Result[] => {
  const best = matches[0]?.score ?? 0;
  return matches
    .filter(({ score }) => score >= best * leastShare)
    .slice(0, maxDocuments)
    .map(({ id, score }) => ({ kind: 'document', id, score }));
};

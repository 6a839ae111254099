import { splitWords } from './text/split-words.ts';

/** The words of one language, as the data files hold them (`words/<locale>.json`). */
export interface LanguageWords {
  /** Words that say nothing: articles, prepositions, "buy". Separated by spaces. */
  readonly stopWords: string;
  /** Words that nearly every product has: "box", "printed". They count little. Separated by spaces. */
  readonly genericWords: string;
  /** Things that the shop does not sell though they go with packaging: a search for exactly one finds nothing. */
  readonly notSold: string;
  /** By concept: the words a buyer types for it, separated by commas. */
  readonly words: Readonly<Record<string, string>>;
}

/** What a concept leads to, the best first: `product:…`, `category:…`, `page:…`, `part:page/number`, `route:…`. */
export type Concepts = Readonly<Record<string, readonly string[]>>;

/** Returns the phrases of a concept. */
export const phrasesOf = (words: string): string[] =>
  words
    .split(',')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');

/** Returns a list of words as a folded set. */
export const toWordSet = (list: string): ReadonlySet<string> => new Set(splitWords(list));

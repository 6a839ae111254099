/** The searchable texts of one product, in the shopper's language. */
export interface SearchableProduct {
  readonly id: string;
  readonly name: string;
  /** The standard's code and the product id, as professionals type them. */
  readonly codes: readonly string[];
  /** Other words for the same thing. */
  readonly synonyms: readonly string[];
  /** Description, categories, board. */
  readonly rest: readonly string[];
}

/** Letters that Unicode does not decompose into a base and an accent. */
const letters: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe' };

/** Returns lower case without accents: `Pudełko` and `pudelko` are equal. */
export const foldCase = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[łøđßæœ]/g, (letter) => letters[letter] ?? letter);

/** Returns words and numbers; a code's dots are part of a word: `a20.20.03.01`. */
const splitWords = (text: string): string[] =>
  foldCase(text).match(/[\p{L}\p{N}]+(?:\.[\p{L}\p{N}]+)*/gu) ?? [];

/** Returns how well a typed word matches a text: a whole word, a prefix, a part of a compound, or not. */
const rateMatch = (typed: string, text: string): number => {
  let best = 0;
  for (const word of splitWords(text)) {
    if (word === typed) return 1;
    if (word.startsWith(typed)) best = Math.max(best, 0.8);
    // German, Dutch and Swedish write compounds as one word.
    else if (typed.length >= 4 && word.includes(typed)) best = Math.max(best, 0.6);
    else if (typed.length >= 5 && isOneTypoAway(typed, word)) best = Math.max(best, 0.4);
  }
  return best;
};

/** Whether the word starts with the typed one, except for one added, missing, different or swapped letter. */
const isOneTypoAway = (typed: string, word: string): boolean => {
  const head = word.slice(0, typed.length + 1);
  let at = 0;
  while (at < typed.length && typed[at] === head[at]) at++;
  const rest = (from: string, skip: number) => from.slice(at + skip);
  return (
    [
      [1, 1],
      [1, 0],
      [0, 1],
    ].some(([mine = 0, theirs = 0]) => {
      const left = rest(typed, mine);
      return left.length > 0 && rest(head, theirs).startsWith(left);
    }) ||
    (typed[at] === head[at + 1] && typed[at + 1] === head[at] && rest(head, 2).startsWith(rest(typed, 2)))
  );
};

const weights = { name: 8, codes: 8, synonyms: 5, rest: 2 } as const;

const scoreProduct = (typed: string, product: SearchableProduct): number =>
  Math.max(
    weights.name * rateMatch(typed, product.name),
    ...product.codes.map((code) => weights.codes * rateMatch(typed, code)),
    ...product.synonyms.map((word) => weights.synonyms * rateMatch(typed, word)),
    ...product.rest.map((text) => weights.rest * rateMatch(typed, text)),
  );

/**
 * Returns the matching products, best first: each typed word must match somewhere, in any order, ignoring accents and
 * one typing error. An empty query matches nothing.
 *
 * @example searchProducts('0427 kraft', products) // kraft mailers
 */
export function searchProducts<Product extends SearchableProduct>(
  typed: string,
  products: readonly Product[],
): Product[] {
  const words = splitWords(typed);
  if (words.length === 0) return [];
  return products
    .map((product) => {
      const scores = words.map((word) => scoreProduct(word, product));
      return { product, score: Math.min(...scores) > 0 ? scores.reduce((sum, one) => sum + one, 0) : 0 };
    })
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ product }) => product);
}

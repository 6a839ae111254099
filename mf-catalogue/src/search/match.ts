/** What can be found of one product, already in the shopper's language. */
export interface Findable {
  readonly id: string;
  readonly name: string;
  /** Standard's code, product id: what a professional types. */
  readonly codes: readonly string[];
  /** Other words for the same thing. */
  readonly synonyms: readonly string[];
  /** Description, categories, board. */
  readonly rest: readonly string[];
}

/** Letters that Unicode does not take apart into a base and an accent. */
const letters: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe' };

/** Small letters without accents: `Pudełko` and `pudelko` are the same word. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[łøđßæœ]/g, (letter) => letters[letter] ?? letter);

/** Words and numbers; a code's dots stay inside: `a20.20.03.01`. */
const wordsOf = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+(?:\.[\p{L}\p{N}]+)*/gu) ?? [];

/** How well one typed word fits a text: a whole word, its beginning, a part of a longer compound, or not. */
const fit = (typed: string, text: string): number => {
  let best = 0;
  for (const word of wordsOf(text)) {
    if (word === typed) return 1;
    if (word.startsWith(typed)) best = Math.max(best, 0.8);
    // German, Dutch and Swedish write one long word where others write two.
    else if (typed.length >= 4 && word.includes(typed)) best = Math.max(best, 0.6);
    else if (typed.length >= 5 && isNear(typed, word)) best = Math.max(best, 0.4);
  }
  return best;
};

/** One letter too many, too few, another, or two changed places, at the beginning of the word. */
const isNear = (typed: string, word: string): boolean => {
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

const scoreOf = (typed: string, product: Findable): number =>
  Math.max(
    weights.name * fit(typed, product.name),
    ...product.codes.map((code) => weights.codes * fit(typed, code)),
    ...product.synonyms.map((word) => weights.synonyms * fit(typed, word)),
    ...product.rest.map((text) => weights.rest * fit(typed, text)),
  );

/**
 * The products that fit what was typed, the best first: each typed word has to be found somewhere, in any order, without
 * regard to accents and with one slip of the finger. Nothing typed finds nothing.
 *
 * @example find('0427 kraft', products) // kraft mailers
 */
export function find<Product extends Findable>(typed: string, products: readonly Product[]): Product[] {
  const words = wordsOf(typed);
  if (words.length === 0) return [];
  return products
    .map((product) => {
      const scores = words.map((word) => scoreOf(word, product));
      return { product, score: Math.min(...scores) > 0 ? scores.reduce((sum, one) => sum + one, 0) : 0 };
    })
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ product }) => product);
}

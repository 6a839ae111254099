import { splitCompound } from './text/split-compound.ts';
import { partsOf, splitWords } from './text/split-words.ts';
import { type Language, stemWord } from './text/stem-word.ts';
import { findNearest } from './text/typos.ts';

/** Languages that write compounds as one word: `Schuhkarton`. */
const compounding: readonly Language[] = ['de', 'nl', 'sv'];
/** A typed word as the words of the index it stands for. */
export interface Reading {
  /** Stems of the index. One of them is enough. */
  readonly stems: readonly string[];
  /** How sure the reading is, from 0 to 1. */
  readonly trust: number;
}

/** The stems of an index, and how a typed word is read by them. */
export interface Lexicon {
  readonly language: Language;
  readonly add: (text: string, mayCorrectTo: boolean) => void;
  /** Returns the stems of a text as they are indexed: each word, its hyphenated parts, the parts of a compound. */
  readonly analyze: (text: string) => string[];
  /**
   * Returns the readings of the typed words, one list for each word; a compound of known words becomes several words.
   * An unknown word has an empty reading.
   */
  readonly read: (words: readonly string[], typing: boolean) => { word: string; reading: Reading }[];
}

/** Creates the lexicon of a language. Add all texts first, then analyze and read. */
export function createLexicon(language: Language): Lexicon {
  const known = new Set<string>();
  /** Words that a mistyped one may mean: names and synonyms, not the running text. */
  const correctable = new Set<string>();
  // Of the index's words only: a server reads any number of typed words, which are not kept.
  const splits = new Map<string, readonly string[] | undefined>();
  const stems = new Map<string, string>();
  const stem = (word: string) => stems.get(word) ?? stemWord(word, language);
  const learn = (word: string): string => {
    const own = stem(word);
    stems.set(word, own);
    return own;
  };

  const split = (word: string) => splitCompound(word, { isKnown: (each) => known.has(each), stem });
  const splitLearnt = (word: string): readonly string[] | undefined => {
    if (!splits.has(word)) splits.set(word, split(word));
    return splits.get(word);
  };

  const readWord = (word: string, typing: boolean): Reading => {
    const own = stem(word);
    if (known.has(own)) return { stems: [own], trust: 1 };
    const least = typing ? 2 : 4;
    if (own.length >= least) {
      const begun = [...known].filter(
        (each) => each.startsWith(word) || (own.length >= least && each.startsWith(own)),
      );
      if (begun.length > 0) return { stems: begun.slice(0, 24), trust: typing ? 0.8 : 0.6 };
    }
    const { words, typos } = findNearest(own, correctable, word.length);
    if (words.length > 0) return { stems: words, trust: 0.6 / Math.max(1, typos) };
    return { stems: [], trust: 0 };
  };

  return {
    language,
    add: (text, mayCorrectTo) => {
      for (const word of wordsOf(text)) {
        const own = learn(word);
        known.add(own);
        if (mayCorrectTo) correctable.add(own);
      }
    },
    analyze: (text) =>
      wordsOf(text).flatMap((word) => {
        const parts = compounding.includes(language) && word.length > 6 ? splitLearnt(word) : undefined;
        return parts ? [stem(word), ...parts] : [stem(word)];
      }),
    read: (words, typing) => {
      const readings: { word: string; reading: Reading }[] = [];
      for (let index = 0; index < words.length; index++) {
        const word = words[index] ?? '';
        const next = words[index + 1];
        const { parts, joined } = partsOf(word);
        // "t shirt", "mail bag": two words that the shop writes as one.
        const both = next === undefined ? '' : stem(word + next);
        if (both.length > 4 && known.has(both) && !(known.has(stem(word)) && known.has(stem(next ?? '')))) {
          readings.push({ word: word + next, reading: { stems: [both], trust: 1 } });
          index++;
        } else if (parts.length > 1) {
          if (known.has(stem(joined))) readings.push({ word, reading: { stems: [stem(joined)], trust: 1 } });
          else for (const part of parts) readings.push({ word: part, reading: readWord(part, false) });
        } else {
          const isLast = index === words.length - 1;
          const compound = known.has(stem(word)) || word.length <= 5 ? undefined : split(word);
          if (compound)
            for (const part of compound) readings.push({ word: part, reading: { stems: [part], trust: 1 } });
          else readings.push({ word, reading: readWord(word, typing && isLast) });
        }
      }
      return readings;
    },
  };
}

/** The words of a text; of a hyphenated one its parts and the whole. */
const wordsOf = (text: string): string[] =>
  splitWords(text).flatMap((word) => {
    const { parts, joined } = partsOf(word);
    return parts.length === 1 ? [word] : [...parts, joined];
  });

import MiniSearch from 'minisearch';
import { type Concepts, type LanguageWords, phrasesOf, toWordSet } from './language-words.ts';
import { createLexicon, type Lexicon } from './lexicon.ts';
import { splitWords } from './text/split-words.ts';
import { languageOf, stemWord } from './text/stem-word.ts';

/** Something that a search can find, with its texts in one language. */
export interface SearchDocument {
  /** `product:…`, `category:…`, `page:…`, `part:page/number`, `route:…`. */
  readonly id: string;
  readonly name: string;
  /** Ids and codes, as professionals type them. */
  readonly codes?: string;
  /** Descriptions, materials, paragraphs. */
  readonly detail?: string;
}

/** A result: a document, and its score. Scores compare only within one search. */
export interface Match {
  readonly id: string;
  readonly score: number;
  /** Concepts named by the query that lead to this document. */
  readonly concepts: readonly string[];
}

export interface FindOptions {
  /** The last word may be unfinished: any word that it begins counts. */
  readonly typing?: boolean;
}

export interface TextIndex {
  /** Returns matches, the best first. Never throws; reads at most 12 words of 40 letters. */
  readonly find: (query: string, options?: FindOptions) => readonly Match[];
  /** Returns the concepts that the query names, with how well. */
  readonly conceptsOf: (query: string) => ReadonlyMap<string, number>;
  readonly documentOf: (id: string) => SearchDocument | undefined;
}

const maxWords = 12;
const maxWordLength = 40;
/** What a generic word counts beside a word of its own. */
const genericWeight = 0.2;
/** Matches of less than this share of the query are no answer. */
const leastCoverage = 0.45;
/** The points of a phrase that names a concept, for its first target; later targets get less. */
const phrasePoints = 12;
const pointsPerFurtherWord = 6;
/** More where the phrase is the whole query. */
const wholeQueryPoints = 6;
/** What the words of a document count beside the phrases of its concepts. */
const indexShare = 0.35;
/** A text that only mentions words, without being about them, has to mention most of the query. */
const leastCoverageOfDetail = 0.75;
const boost = { name: 4, words: 2, codes: 5, detail: 0.6 } as const;

interface Token {
  readonly word: string;
  readonly stems: readonly string[];
  readonly trust: number;
  readonly weight: number;
}

/** Creates the index of one language: 150 documents take 100 to 200 ms. */
export function createTextIndex(
  documents: readonly SearchDocument[],
  concepts: Concepts,
  language: LanguageWords & { readonly locale: string },
): TextIndex {
  const lexicon = createLexicon(languageOf(language.locale));
  for (const { name, codes = '', detail = '' } of documents) {
    lexicon.add(name, true);
    lexicon.add(codes, false);
    lexicon.add(detail, false);
  }
  for (const words of Object.values(language.words)) lexicon.add(words, true);
  lexicon.add(language.notSold, true);
  const index = new MiniSearch<Record<keyof typeof boost | 'id', string>>({
    fields: Object.keys(boost),
    tokenize: (text) => text.split(' '),
    processTerm: (term) => (term === '' ? null : term),
  });
  const analyze = (text: string) => lexicon.analyze(text).join(' ');
  const wordsByTarget = collectWords(concepts, language, analyze);
  index.addAll(
    documents.map(({ id, name, codes = '', detail = '' }) => ({
      id,
      name: analyze(name),
      words: wordsByTarget.get(id) ?? '',
      codes: analyze(codes),
      detail: analyze(detail),
    })),
  );
  const reader = createReader(lexicon, language);
  const phrases = collectPhrases(lexicon, language, reader.isStop);
  const searchStem = (stem: string) =>
    index.search(stem, { boost, bm25: { k: 1.2, b: 0.3, d: 0.5 } }).map(({ id, score, match }) => ({
      id: String(id),
      score,
      isAbout: Object.values(match)
        .flat()
        .some((field) => field !== 'detail'),
    }));
  const documentsById = new Map(documents.map((document) => [document.id, document]));
  const context = { concepts, phrases, searchStem, ids: documentsById };
  const notSold = new Set(
    phrasesOf(language.notSold).map((phrase) => readingKey(reader.read(phrase, false))),
  );
  return {
    find: (query, { typing = false } = {}) => {
      const tokens = reader.read(query, typing);
      return notSold.has(readingKey(tokens)) ? [] : findMatches(tokens, context);
    },
    documentOf: (id) => documentsById.get(id),
    conceptsOf: (query) => nameConcepts(reader.read(query, false), phrases).points,
  };
}

/** Returns the stems of all concepts that lead to each document, each once. */
function collectWords(
  concepts: Concepts,
  { words }: LanguageWords,
  analyze: (text: string) => string,
): ReadonlyMap<string, string> {
  const byTarget = new Map<string, Set<string>>();
  for (const [concept, targets] of Object.entries(concepts)) {
    const stems = analyze(words[concept] ?? '').split(' ');
    for (const target of targets) {
      const own = byTarget.get(target) ?? new Set();
      for (const stem of stems) own.add(stem);
      byTarget.set(target, own);
    }
  }
  return new Map([...byTarget].map(([target, stems]) => [target, [...stems].join(' ')]));
}

/** A phrase by its stems in alphabetical order: "delivery time" is "time of delivery". */
const keyOf = (stems: readonly string[]): string => [...stems].sort().join(' ');

/** A query by the first reading of each word. */
const readingKey = (tokens: readonly Token[]): string =>
  keyOf(tokens.map(({ stems, word }) => stems[0] ?? word));

type Phrases = ReadonlyMap<string, ReadonlySet<string>>;

/** Returns the concepts of every phrase. */
function collectPhrases(
  { language }: Lexicon,
  { words, genericWords }: LanguageWords,
  isStop: (word: string) => boolean,
): Phrases {
  const generic = toWordSet(genericWords);
  const phrases = new Map<string, Set<string>>();
  const add = (stems: readonly string[], concept: string) => {
    if (stems.length === 0) return;
    const key = keyOf(stems);
    phrases.set(key, (phrases.get(key) ?? new Set()).add(concept));
  };
  for (const [concept, text] of Object.entries(words))
    for (const phrase of phrasesOf(text)) {
      const typed = splitWords(phrase).flatMap((word) => [word.replaceAll('-', '')]);
      const own = typed.filter((word) => !isStop(word));
      const toStems = (list: readonly string[]) => list.map((word) => stemWord(word, language));
      add(toStems(own.length > 0 ? own : typed), concept);
      // "cake box" is also found by "cake" alone where the other word says nothing.
      add(toStems(own.filter((word) => !generic.has(word))), concept);
    }
  return phrases;
}

/** Reads a query as tokens: stop words go, unless there is nothing else. */
function createReader(lexicon: Lexicon, { stopWords, genericWords }: LanguageWords) {
  const stops = toWordSet(stopWords);
  const generic = new Set([...toWordSet(genericWords)].map((word) => stemWord(word, lexicon.language)));
  return {
    isStop: (word: string) => stops.has(word),
    read: (query: string, typing: boolean): Token[] => {
      const typed = splitWords(query.slice(0, 4 * maxWords * maxWordLength))
        .map((word) => word.slice(0, maxWordLength))
        .slice(0, maxWords);
      const words = typed.filter((word) => !stops.has(word));
      return (
        lexicon
          .read(words.length > 0 ? words : typed, typing)
          // Hyphens and compounds make more words than were typed.
          .slice(0, maxWords)
          .map(({ word, reading: { stems, trust } }) => ({
            word,
            stems,
            trust,
            weight: stems.some((stem) => generic.has(stem)) ? genericWeight : 1,
          }))
      );
    },
  };
}

/** The longest phrase that is looked up. */
const maxPhrase = 4;

/** Returns the concepts that parts of the query name, their points, and which tokens each one explains. */
function nameConcepts(tokens: readonly Token[], phrases: Phrases) {
  const points = new Map<string, number>();
  const explained = new Map<string, Set<number>>();
  for (let start = 0; start < tokens.length; start++)
    for (let end = start + 1; end <= Math.min(tokens.length, start + maxPhrase); end++) {
      const part = tokens.slice(start, end);
      const own = part.filter(({ weight }) => weight === 1).length;
      const trust = Math.min(...part.map((token) => token.trust));
      for (const key of keysOf(part))
        for (const concept of phrases.get(key) ?? []) {
          const worth =
            trust *
            (phrasePoints * (own > 0 ? 1 : genericWeight) +
              pointsPerFurtherWord * (part.length - 1) +
              (part.length === tokens.length ? wholeQueryPoints : 0));
          points.set(concept, Math.max(points.get(concept) ?? 0, worth));
          const explains = explained.get(concept) ?? new Set();
          for (let index = start; index < end; index++) explains.add(index);
          explained.set(concept, explains);
        }
    }
  return { points, explained };
}

/** Returns the keys of a phrase: one for each reading of its words, 24 at most. */
function keysOf(part: readonly Token[]): string[] {
  let lists: string[][] = [[]];
  for (const { stems } of part)
    lists = lists.flatMap((list) => stems.map((stem) => [...list, stem])).slice(0, 24);
  return lists.map(keyOf);
}

/** The share of a concept's points that its targets get, in their order. */
const shareOf = (place: number): number => 1 / (1 + 0.12 * place);

interface FindContext {
  readonly concepts: Concepts;
  readonly phrases: Phrases;
  readonly ids: ReadonlyMap<string, SearchDocument>;
  readonly searchStem: (stem: string) => readonly StemMatch[];
}

interface StemMatch {
  readonly id: string;
  readonly score: number;
  /** The word is in the name, the codes or the concepts, not only in the running text. */
  readonly isAbout: boolean;
}

function findMatches(tokens: readonly Token[], context: FindContext): readonly Match[] {
  const scores = new Map<string, number>();
  const covered = new Map<string, Set<number>>();
  const named = new Map<string, string[]>();
  const about = new Set<string>();
  const add = (id: string, score: number, indexes: Iterable<number>) => {
    scores.set(id, (scores.get(id) ?? 0) + score);
    const own = covered.get(id) ?? new Set();
    for (const index of indexes) own.add(index);
    covered.set(id, own);
  };
  tokens.forEach(({ stems, trust, weight }, index) => {
    const best = new Map<string, number>();
    for (const stem of stems)
      for (const { id, score, isAbout } of context.searchStem(stem)) {
        best.set(id, Math.max(best.get(id) ?? 0, score));
        if (isAbout && weight === 1) about.add(id);
      }
    for (const [id, score] of best) add(id, score * indexShare * trust * weight, [index]);
  });
  const { points, explained } = nameConcepts(tokens, context.phrases);
  for (const [concept, worth] of points)
    (context.concepts[concept] ?? [])
      .filter((id) => context.ids.has(id))
      .forEach((id, place) => {
        add(id, worth * shareOf(place), explained.get(concept) ?? []);
        named.set(id, [...(named.get(id) ?? []), concept]);
        about.add(id);
      });
  const whole = tokens.reduce((sum, { weight }) => sum + weight, 0);
  return [...scores]
    .map(([id, score]) => {
      const share =
        [...(covered.get(id) ?? [])].reduce((sum, index) => sum + (tokens[index]?.weight ?? 0), 0) / whole;
      return { id, score: score * share ** 1.5, share, concepts: named.get(id) ?? [] };
    })
    .filter(({ id, share }) => share >= (about.has(id) ? leastCoverage : leastCoverageOfDetail))
    .sort((one, other) => other.score - one.score || (one.id < other.id ? -1 : 1))
    .map(({ id, score, concepts }) => ({ id, score, concepts }));
}

import { createHash } from 'node:crypto';
import { languages } from './all-words.ts';

/** The address of one language's words beside the build, and their hash for `integrity`. */
export interface WordsFile {
  readonly url: string;
  readonly sri: string;
}

const toWordsFile = (locale: string, words: object): WordsFile => {
  const bytes = Buffer.from(JSON.stringify(words));
  return {
    url: `data:application/json;name=content-${locale};base64,${bytes.toString('base64')}`,
    sri: `sha384-${createHash('sha384').update(bytes).digest('base64')}`,
  };
};

/**
 * One file per language, written by the build: as chunks, the entry that every page loads would list each with its
 * hash. Only the code of these pages references them.
 */
export const wordsFiles: Readonly<Record<string, WordsFile>> = Object.fromEntries(
  Object.entries(languages).map(([locale, words]) => [locale, toWordsFile(locale, words)]),
);

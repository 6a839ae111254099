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
 * One file per language, written by the build. Chunks would be listed with their hashes in the entry that every page
 * loads; only the code of these pages references these files.
 */
export const wordsFiles: Readonly<Record<string, WordsFile>> = Object.fromEntries(
  Object.entries(languages).map(([locale, words]) => [locale, toWordsFile(locale, words)]),
);

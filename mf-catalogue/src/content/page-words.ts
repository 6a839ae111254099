import type { ContentId } from '@shop/contracts';
import { type ContentWords, getPageWords, type PageWords } from './content-words.ts';
import { type WordsFile, wordsFiles } from './words-files.static.ts';

const english = 'en-US';
const loadedWords = new Map<string, ContentWords>();

/** Returns the words of a page, if its language is loaded. */
export const getLoadedPageWords = (locale: string, id: ContentId): PageWords | undefined => {
  const words = loadedWords.get(locale);
  return words && getPageWords(words, id);
};

/**
 * Fetches the words of one language, once, and returns those of one page. Falls back to English, like all words of the
 * shop, and rejects only if English cannot be loaded either.
 */
export async function fetchPageWords(
  locale: string,
  id: ContentId,
  files: Readonly<Record<string, WordsFile>> = wordsFiles,
): Promise<PageWords> {
  const words = loadedWords.get(locale) ?? (await fetchLanguage(locale, files));
  loadedWords.set(locale, words);
  return getPageWords(words, id);
}

async function fetchLanguage(
  locale: string,
  files: Readonly<Record<string, WordsFile>>,
): Promise<ContentWords> {
  const candidates = [files[locale], files[english]].filter((file) => file !== undefined);
  let failure: unknown = new Error(`There are no words for ${locale}`);
  for (const { url, sri: integrity } of new Set(candidates)) {
    try {
      const reply = await fetch(url, { integrity });
      if (reply.ok) return (await reply.json()) as ContentWords;
      failure = new Error(`${url}: ${reply.status}`);
    } catch (cause) {
      failure = cause;
    }
    console.error('failed to load a language', failure);
  }
  throw failure;
}

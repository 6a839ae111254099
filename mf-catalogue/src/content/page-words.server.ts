import type { ContentId } from '@shop/contracts';
import { contentWords } from './all-words.ts';
import { type PageWords, wordsOfPage } from './content-words.ts';

/** The server has every language; the page's own words are sent with its document. */
export const pageWordsHere = (locale: string, id: ContentId): PageWords | undefined =>
  wordsOfPage(contentWords(locale), id);

export const fetchPageWords = async (locale: string, id: ContentId): Promise<PageWords> =>
  wordsOfPage(contentWords(locale), id);

import type { ContentId } from '@shop/contracts';
import { contentWords } from './all-words.ts';
import { getPageWords, type PageWords } from './content-words.ts';

/** The server has every language; the page's own words are sent with its document. */
export const getLoadedPageWords = (locale: string, id: ContentId): PageWords | undefined =>
  getPageWords(contentWords(locale), id);

export const fetchPageWords = async (locale: string, id: ContentId): Promise<PageWords> =>
  getPageWords(contentWords(locale), id);

import type { ContentId } from '@shop/contracts';
import { queryOptions } from '@shop/kit/query';
import { fetchPageWords, getLoadedPageWords } from './page-words.ts';

/** The words of one page in one language. A server-rendered page has them in its document. */
export const pageWordsQuery = (locale: string, id: ContentId) =>
  queryOptions({
    queryKey: ['content', locale, id],
    queryFn: () => fetchPageWords(locale, id),
    initialData: () => getLoadedPageWords(locale, id),
    // They change only with the build.
    staleTime: Number.POSITIVE_INFINITY,
  });

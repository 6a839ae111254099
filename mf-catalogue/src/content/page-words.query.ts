import type { ContentId } from '@shop/contracts';
import { queryOptions } from '@shop/kit/query';
import { fetchPageWords, pageWordsHere } from './page-words.ts';

/** The words of one page in one language. A page drawn on the server brings them in its document. */
export const pageWordsQuery = (locale: string, id: ContentId) =>
  queryOptions({
    queryKey: ['content', locale, id],
    queryFn: () => fetchPageWords(locale, id),
    initialData: () => pageWordsHere(locale, id),
    // They change with the build alone.
    staleTime: Number.POSITIVE_INFINITY,
  });

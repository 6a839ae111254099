import { queryOptions } from '@shop/kit/query';
import { answerQuery, type QueryOptions } from './answer-query.ts';

/** The answers to a query. A server-rendered page has them in its document. */
export const searchQuery = (query: string, { locale, unit }: QueryOptions) =>
  queryOptions({
    queryKey: ['search', locale, unit, query],
    queryFn: () => answerQuery(query, { locale, unit }),
    enabled: query !== '',
    // The browser answers from the index, also offline; a failed load is an error that the page shows.
    networkMode: 'always',
    // They change only with the build.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

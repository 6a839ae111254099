import { queryOptions } from '@shop/kit/query';
import { answerQuery, type QueryOptions } from './answer-query.ts';

/** The answers to a query. A server-rendered page has them in its document. */
export const searchQuery = (query: string, { locale, unit }: QueryOptions) =>
  queryOptions({
    queryKey: ['search', locale, unit, query],
    queryFn: () => answerQuery(query, { locale, unit }),
    enabled: query !== '',
    // They change only with the build.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

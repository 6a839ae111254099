import { getQuoteRequest, listMyQuoteRequests, queryKeys } from '@shop/contracts';
import { call } from '@shop/kit/api';
import { unwrap, useQuery } from '@shop/kit/query';

export const useRequests = () =>
  useQuery({
    queryKey: queryKeys.quoteRequests,
    queryFn: ({ signal }) => unwrap(call(listMyQuoteRequests, { signal })),
    select: ({ quote_requests }) => quote_requests,
  });

export const useRequest = (number: string) =>
  useQuery({
    queryKey: ['quote_requests', number],
    queryFn: ({ signal }) => unwrap(call(getQuoteRequest, { params: { id: number }, signal })),
  });

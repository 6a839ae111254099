import { getQuoteRequest, listMyQuoteRequests, queryKeys } from '@shop/contracts';
import { call } from '@shop/kit/api';
import { unwrap, usePages, useQuery } from '@shop/kit/query';

/** The rows of one reply. */
const perPage = 50;

/** Returns the account's quote requests, newest first. */
export const useRequests = () =>
  usePages({
    queryKey: queryKeys.quoteRequests,
    load: async (cursor, signal) => {
      const query = { per_page: perPage, ...(cursor === null ? {} : { cursor }) };
      const { quote_requests: rows, next_cursor } = await unwrap(
        call(listMyQuoteRequests, { query, signal }),
      );
      return { rows, next_cursor };
    },
  });

/** Returns one quote request by its number; asks nothing without one. */
export const useRequest = (number: string) =>
  useQuery({
    queryKey: ['quote_requests', number],
    queryFn: ({ signal }) => unwrap(call(getQuoteRequest, { params: { id: number }, signal })),
    enabled: number !== '',
  });

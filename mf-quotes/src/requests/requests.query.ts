import {
  getQuoteRequest,
  listMyQuoteRequests,
  type QuoteRequest,
  queryKeys,
  type ReplyOf,
} from '@shop/contracts';
import { call } from '@shop/kit/api';
import { keepPreviousData, unwrap, useQuery } from '@shop/kit/query';

/** The rows of one reply. */
const perPage = 50;

/** Returns the newest requests of the account: `pages` replies, fetched one after another by cursor. */
export const useRequests = (pages: number) =>
  useQuery({
    queryKey: [...queryKeys.quoteRequests, 'pages', pages],
    queryFn: async ({ signal }) => {
      const rows: QuoteRequest[] = [];
      let cursor: string | undefined;
      for (let page = 0; page < pages; page += 1) {
        const query = { per_page: perPage, ...(cursor === undefined ? {} : { cursor }) };
        const reply: ReplyOf<typeof listMyQuoteRequests> = await unwrap(
          call(listMyQuoteRequests, { query, signal }),
        );
        rows.push(...reply.quote_requests);
        cursor = reply.next_cursor;
        if (cursor === undefined) break;
      }
      return { rows, hasMore: cursor !== undefined };
    },
    placeholderData: keepPreviousData,
  });

export const useRequest = (number: string) =>
  useQuery({
    queryKey: ['quote_requests', number],
    queryFn: ({ signal }) => unwrap(call(getQuoteRequest, { params: { id: number }, signal })),
    enabled: number !== '',
  });

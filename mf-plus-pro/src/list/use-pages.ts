import { keepPreviousData, useQuery } from '@shop/kit/query';
import { useState } from 'react';

/** One reply of a list that pages by cursor. */
interface ListReply<Row> {
  readonly rows: readonly Row[];
  readonly next_cursor: string | null;
}

interface PagesOptions<Row> {
  readonly queryKey: readonly unknown[];
  /** Loads the page that begins at a cursor, or the first. */
  readonly load: (cursor: string | null, signal: AbortSignal) => Promise<ListReply<Row>>;
}

/**
 * A list that pages by cursor: its rows so far, and how to show more. Pages are fetched one after another from the
 * first, so that rows neither repeat nor miss; shown ones stay until more are there.
 */
export function usePages<Row>({ queryKey, load }: PagesOptions<Row>) {
  const [pages, setPages] = useState(1);
  const query = useQuery({
    queryKey: [...queryKey, pages],
    queryFn: async ({ signal }) => {
      const rows: Row[] = [];
      let cursor: string | null = null;
      for (let page = 0; page < pages; page += 1) {
        const reply: ListReply<Row> = await load(cursor, signal);
        rows.push(...reply.rows);
        cursor = reply.next_cursor;
        if (cursor === null) break;
      }
      return { rows, hasMore: cursor !== null };
    },
    placeholderData: keepPreviousData,
  });
  return {
    rows: query.data?.rows ?? [],
    hasMore: query.data?.hasMore ?? false,
    isLoadingMore: query.isPlaceholderData,
    isPending: query.isPending,
    isEmptyFailure: query.error !== null && query.data === undefined,
    error: query.error,
    refetch: query.refetch,
    showMore: () => setPages((before) => before + 1),
  };
}

import { useInfiniteQuery } from '@tanstack/react-query';

/** One reply of a list that pages by cursor. */
interface ListReply<Row> {
  readonly rows: readonly Row[];
  /** Where the next page begins; absent or null on the last one. */
  readonly next_cursor?: string | null | undefined;
}

interface PagesOptions<Row> {
  readonly queryKey: readonly unknown[];
  /** Loads the page that begins at a cursor, or the first. */
  readonly load: (cursor: string | null, signal: AbortSignal) => Promise<ListReply<Row>>;
}

/** A list that pages by cursor, as `usePages` returns it. */
export interface PagedList<Row> {
  readonly rows: readonly Row[];
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  /** The first page is on its way. */
  readonly isPending: boolean;
  /** Nothing can be shown: the first page could not be loaded. */
  readonly isEmptyFailure: boolean;
  readonly error: Error | null;
  /** Tries again what failed: the list, or its next page. */
  readonly refetch: () => Promise<unknown>;
  readonly showMore: () => void;
}

/**
 * A list that pages by cursor: its rows so far, and how to show more. Each page is fetched once; rows that are shown
 * stay while the next page loads and when it fails.
 *
 * @example const orders = usePages({ queryKey: ['orders'], load: async (cursor, signal) => … });
 */
export function usePages<Row>({ queryKey, load }: PagesOptions<Row>): PagedList<Row> {
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => load(pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next_cursor,
  });
  const { fetchNextPage, isFetchNextPageError, refetch } = query;
  return {
    rows: query.data?.pages.flatMap(({ rows }) => rows) ?? [],
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    isPending: query.isPending,
    isEmptyFailure: query.error !== null && query.data === undefined,
    error: query.error,
    refetch: () => (isFetchNextPageError ? fetchNextPage() : refetch()),
    showMore: () => void fetchNextPage(),
  };
}
